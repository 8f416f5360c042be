package io.github.uncontended.analysis.sharing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;

/**
 * Whether a lambda or object is handed off to another thread, or outlives the method that creates
 * it: it is returned, stored in a field, or passed to an executor, a thread or a parallel stream.
 */
public final class ThreadHandoff {
  /** How many variables and enclosing objects a function is followed through. */
  private static final int DEPTH = 5;

  private ThreadHandoff() {}

  /** Whether a lambda or anonymous class, or an object that holds it, is handed off. */
  static boolean isHandedOff(TreePath function, VisitorState state) {
    return isHandedOff(function, state, DEPTH);
  }

  private static boolean isHandedOff(TreePath function, VisitorState state, int depth) {
    TreePath parent = function.getParentPath();
    Tree value = function.getLeaf();
    Tree around = parent.getLeaf();
    if (depth == 0) {
      return false;
    }
    if (around instanceof ReturnTree) {
      return true;
    }
    if (around instanceof AssignmentTree assignment) {
      return Expressions.isField(assignment.getVariable());
    }
    if (around instanceof VariableTree variable) {
      return UnitIndex.of(state).uses(ASTHelpers.getSymbol(variable)).stream()
          .anyMatch(use -> isHandedOff(use, state, depth - 1));
    }
    if (around instanceof NewClassTree creation) {
      return isThread(ASTHelpers.getType(creation), state) || isHandedOff(parent, state, depth - 1);
    }
    if (around instanceof MethodInvocationTree call && call.getMethodSelect() != value) {
      return startsThread(call, state);
    }
    boolean hasSameValue =
        around instanceof ParenthesizedTree
            || around instanceof TypeCastTree
            || around instanceof ConditionalExpressionTree;
    return hasSameValue && isHandedOff(parent, state, depth - 1);
  }

  /**
   * Whether a new object or function is a task that goes straight to a new thread or to an
   * executor: no other code has it.
   */
  public static boolean isTaskOfThread(TreePath creation, VisitorState state) {
    TreePath value = Places.withParentheses(creation);
    Tree user = value.getParentPath().getLeaf();
    return user instanceof NewClassTree thread
        ? KnownTypes.nameOf(ASTHelpers.getType(thread)).equals("java.lang.Thread")
        : user instanceof MethodInvocationTree call
            && call.getMethodSelect() != value.getLeaf()
            && handsToThread(call, state);
  }

  private static boolean startsThread(MethodInvocationTree call, VisitorState state) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    String name = method.name.toString();
    String owner = method.owner.getQualifiedName().toString();
    if (name.endsWith("Async") && owner.startsWith("java.util.concurrent.Complet")) {
      return true;
    }
    return handsToThread(call, state) || isParallel(call);
  }

  /** Whether a call gives its argument to a thread or an executor. */
  private static boolean handsToThread(MethodInvocationTree call, VisitorState state) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && ApiFact.STARTS_THREAD.isMethodName(method.name.toString())
        && (method.owner.getQualifiedName().toString().startsWith("java.lang.Thread")
            || isExecutor(method.owner.type, state));
  }

  private static boolean isExecutor(Type type, VisitorState state) {
    return isSubtype(type, "java.util.concurrent.Executor", state);
  }

  private static boolean isThread(Type type, VisitorState state) {
    return type != null && isSubtype(type, "java.lang.Thread", state);
  }

  private static boolean isSubtype(Type type, String supertype, VisitorState state) {
    return KnownTypes.supertypes(type, state).contains(supertype);
  }

  /** Whether a call belongs to a chain of calls on a parallel stream. */
  public static boolean isParallel(MethodInvocationTree call) {
    for (ExpressionTree at = call;
        at instanceof MethodInvocationTree step
            && step.getMethodSelect() instanceof MemberSelectTree select;
        at = select.getExpression()) {
      if (select.getIdentifier().contentEquals("parallelStream")
          || select.getIdentifier().contentEquals("parallel")) {
        return true;
      }
    }
    return false;
  }
}
