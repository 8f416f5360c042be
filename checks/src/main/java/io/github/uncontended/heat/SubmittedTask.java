package io.github.uncontended.heat;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.sharing.ThreadHandoff;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Set;

/**
 * Objects that are constructed for an executor, which then runs their one method: as often as they
 * are constructed, like a lambda in their place.
 */
final class SubmittedTask {
  private static final ImmutableSet<String> TASKS =
      ImmutableSet.of(
          "java.lang.Runnable", "java.util.concurrent.Callable", "java.util.function.Supplier");

  private static final ImmutableSet<String> RUN = ImmutableSet.of("run", "call", "get");

  /** How many variables and collections a task is followed through. */
  private static final int DEPTH = 4;

  private SubmittedTask() {}

  /** Whether an executor runs a member of the objects that it is given. */
  static boolean isRunBy(Member member, VisitorState state) {
    return member.isMethodProper()
        && RUN.contains(member.name())
        && member.method().getParameters().isEmpty()
        && CompilationIndex.of(state).overridden(member.method()).stream()
            .anyMatch(each -> TASKS.contains(KnownTypes.nameOf(each.owner.type)));
  }

  /**
   * Whether a place is in a function that a thread or an executor is given to run, or is a
   * reference to a method that it is given. Such code goes on when its creator is done.
   */
  static boolean contains(TreePath place, VisitorState state) {
    for (TreePath at = place;
        at.getParentPath() != null && !isMember(at);
        at = at.getParentPath()) {
      if (isFunction(at) && Callback.of(at).when() == Callback.When.LATER) {
        return ThreadHandoff.isTaskOfThread(at, state) || is(at, state);
      }
    }
    return false;
  }

  private static boolean isFunction(TreePath at) {
    return at.getLeaf() instanceof LambdaExpressionTree
        || at.getLeaf() instanceof MemberReferenceTree
        || (at.getLeaf() instanceof NewClassTree creation && creation.getClassBody() != null);
  }

  /** Whether a tree is a member of a class that has a name. */
  private static boolean isMember(TreePath at) {
    return at.getParentPath().getLeaf() instanceof ClassTree type
        && !type.getSimpleName().isEmpty();
  }

  /**
   * Whether a value goes to an executor: by itself, through a local variable or in a collection.
   */
  static boolean is(TreePath value, VisitorState state) {
    return is(value, state, DEPTH);
  }

  private static boolean is(TreePath value, VisitorState state, int depth) {
    if (depth == 0) {
      return false;
    }
    TreePath user = Places.withCasts(value).getParentPath();
    if (user.getLeaf() instanceof VariableTree variable) {
      return anyUse(ASTHelpers.getSymbol(variable), user, state, depth);
    }
    if (!(user.getLeaf() instanceof MethodInvocationTree call)
        || !(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)
        || call.getArguments().stream()
            .noneMatch(it -> Expressions.withoutCasts(it) == value.getLeaf())) {
      return false;
    }
    if (submits(method, state)) {
      return true;
    }
    if (method.isStatic()) {
      return isOfElements(method) && is(user, state, depth - 1);
    }
    return method.name.contentEquals("add")
        && Symbols.of(ASTHelpers.getReceiver(call)) instanceof VarSymbol collection
        && anyUse(collection, user, state, depth);
  }

  private static boolean anyUse(VarSymbol variable, TreePath place, VisitorState state, int depth) {
    return !Expressions.isField(variable)
        && UnitIndex.of(place.getCompilationUnit(), state.context).uses(variable).stream()
            .anyMatch(use -> is(use, state, depth - 1));
  }

  /** Whether a factory such as {@code List.of} makes a collection of its arguments. */
  private static boolean isOfElements(MethodSymbol method) {
    String name = method.name.toString();
    return (name.equals("of") || name.equals("asList"))
        && method.enclClass().flatName().toString().startsWith("java.util.");
  }

  /** Whether a method runs what it is given soon and once, on another thread. */
  private static boolean submits(MethodSymbol method, VisitorState state) {
    String name = method.name.toString();
    Set<String> owners = KnownTypes.supertypes(method.owner.type, state);
    if (owners.contains("java.util.concurrent.CompletionStage")) {
      return name.endsWith("Async");
    }
    return owners.contains("java.util.concurrent.Executor")
        && (name.startsWith("invoke")
            || (ApiFact.STARTS_THREAD.isMethodName(name) && !ApiFact.ON_TIMER.isMethodName(name)));
  }
}
