package io.github.uncontended.analysis.sharing;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Whether the objects of a class are used by one thread each, so that their fields are too. */
public final class ClassConfinement {
  /** Types whose objects one thread runs or walks through. */
  private static final ImmutableSet<String> OF_ONE_THREAD =
      ImmutableSet.of(
          "java.lang.Thread",
          "java.lang.Runnable",
          "java.util.concurrent.Callable",
          "java.util.Iterator",
          "java.util.Spliterator");

  private ClassConfinement() {}

  /**
   * Whether each object of a class is confined to one thread: it is a thread, a task or an
   * iterator, it is local to a method, or all that the compilation constructs is only used to call
   * its methods and those of its fields, at once or through a local variable, and these do not give
   * it away. A task that a loop gives to several threads is not.
   */
  public static boolean isConfined(ClassSymbol type, VisitorState state) {
    ImmutableSet<String> supertypes = KnownTypes.supertypes(type.type, state);
    // A constant, with a body or without, is one object for the whole JVM.
    if (supertypes.contains("java.lang.Enum")) {
      return false;
    }
    List<TreePath> constructions = constructions(type, state);
    if (type.isAnonymous()
        || type.owner instanceof MethodSymbol
        || supertypes.stream().anyMatch(OF_ONE_THREAD::contains)) {
      return constructions.stream().noneMatch(it -> runsInThreads(it, state));
    }
    return !constructions.isEmpty()
        && constructions.stream().allMatch(it -> staysLocal(it, state))
        && !givesItselfAway(type, state);
  }

  /**
   * Whether each object of a class belongs to one thread: all that the compilation constructs goes
   * into thread locals.
   */
  public static boolean isOfThreads(ClassSymbol type, VisitorState state) {
    List<TreePath> constructions = constructions(type, state);
    return !constructions.isEmpty()
        && constructions.stream().allMatch(it -> goesIntoThreadLocal(it, state));
  }

  /**
   * Whether each object of a class stays in the call that creates it, or in the thread that is to
   * run it: other programs cannot create one, and all that the compilation creates is only used
   * there to call its methods, or given to one thread as its task, and does not give itself away.
   * What {@code main} creates may serve the whole program.
   */
  public static boolean staysInOneThread(ClassSymbol type, VisitorState state) {
    List<TreePath> constructions = constructions(type, state);
    return !constructions.isEmpty()
        && Streams.stream(type.members().getSymbols())
            .noneMatch(
                it ->
                    it instanceof MethodSymbol method
                        && method.isConstructor()
                        && Symbols.isExported(method))
        && constructions.stream()
            .allMatch(
                it ->
                    !isOfMain(it)
                        && (ThreadHandoff.isTaskOfThread(it, state)
                            || (staysLocal(it, state) && !runsApart(it, state))))
        && !givesItselfAway(type, state);
  }

  private static boolean isOfMain(TreePath construction) {
    return Symbols.methodAround(construction)
        .filter(method -> method.isStatic() && method.name.contentEquals("main"))
        .isPresent();
  }

  /** Whether a use of the variable for a new object runs at another time than its creation. */
  private static boolean runsApart(TreePath construction, VisitorState state) {
    TreePath declaration = construction.getParentPath();
    if (!(declaration.getLeaf() instanceof VariableTree variable)) {
      return false;
    }
    Tree scope = declaration.getParentPath().getLeaf();
    return UnitIndex.of(construction.getCompilationUnit(), state.context)
        .uses(ASTHelpers.getSymbol(variable))
        .stream()
        .anyMatch(use -> Places.runsApart(use, scope));
  }

  private static boolean goesIntoThreadLocal(TreePath construction, VisitorState state) {
    if (ThreadLocals.receives(construction)) {
      return true;
    }
    if (!(construction.getParentPath().getLeaf() instanceof VariableTree variable)) {
      return false;
    }
    VarSymbol local = ASTHelpers.getSymbol(variable);
    List<TreePath> uses =
        local.getKind().isField()
            ? List.of()
            : UnitIndex.of(construction.getCompilationUnit(), state.context).uses(local);
    return uses.stream().anyMatch(ThreadLocals::receives)
        && uses.stream().allMatch(use -> isReceiver(use) || ThreadLocals.receives(use));
  }

  /** Whether a loop gives one new object to several threads, each of which runs it. */
  private static boolean runsInThreads(TreePath construction, VisitorState state) {
    TreePath declaration = construction.getParentPath();
    if (!(declaration.getLeaf() instanceof VariableTree variable)
        || ASTHelpers.getSymbol(variable).getKind().isField()) {
      return false;
    }
    Tree scope = declaration.getParentPath().getLeaf();
    return UnitIndex.of(construction.getCompilationUnit(), state.context)
        .uses(ASTHelpers.getSymbol(variable))
        .stream()
        .filter(use -> ThreadHandoff.isTaskOfThread(use, state))
        .flatMap(use -> around(use, scope).stream())
        .anyMatch(at -> Places.isLoop(at.getLeaf()));
  }

  private static List<TreePath> constructions(ClassSymbol type, VisitorState state) {
    List<TreePath> constructions = new ArrayList<>();
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof MethodSymbol method && method.isConstructor()) {
        constructions.addAll(CompilationIndex.of(state).calls(method));
      }
    }
    return constructions;
  }

  private static boolean staysLocal(TreePath construction, VisitorState state) {
    // What main creates may serve the whole program.
    Predicate<TreePath> isUse =
        isOfMain(construction) ? ClassConfinement::isReceiver : ClassConfinement::isOnlyUsed;
    if (isUse.test(construction)) {
      return true;
    }
    if (!(construction.getParentPath().getLeaf() instanceof VariableTree variable)) {
      return false;
    }
    VarSymbol local = ASTHelpers.getSymbol(variable);
    // The constants of an enum are fields, too, which all threads share.
    if (local.getKind().isField()) {
      return false;
    }
    List<TreePath> uses =
        UnitIndex.of(construction.getCompilationUnit(), state.context).uses(local);
    return uses.stream().allMatch(isUse) && !isUsedByThreads(uses, construction, state);
  }

  /**
   * Whether functions that use an object go to several threads: several functions, one that a loop
   * creates, or one for a parallel stream.
   */
  private static boolean isUsedByThreads(
      List<TreePath> uses, TreePath construction, VisitorState state) {
    Tree scope = construction.getParentPath().getParentPath().getLeaf();
    List<TreePath> tasks =
        uses.stream()
            .flatMap(use -> around(use, scope).stream())
            .filter(
                at ->
                    at.getLeaf() instanceof LambdaExpressionTree
                        && ThreadHandoff.isHandedOff(at, state.withPath(at)))
            .toList();
    return tasks.stream().map(TreePath::getLeaf).distinct().count() > 1
        || tasks.stream()
            .flatMap(task -> around(task, scope).stream())
            .map(TreePath::getLeaf)
            .anyMatch(
                at ->
                    Places.isLoop(at)
                        || (at instanceof MethodInvocationTree call
                            && ThreadHandoff.isParallel(call)));
  }

  /** A place and the trees around it in a scope, innermost first. */
  private static List<TreePath> around(TreePath place, Tree scope) {
    List<TreePath> around = new ArrayList<>();
    // A variable of one branch of a switch is in scope in the next ones, too.
    for (TreePath at = place; at != null && at.getLeaf() != scope; at = at.getParentPath()) {
      around.add(at);
    }
    return around;
  }

  /** Whether a use calls a method of an object, or of one of its fields, or uses a number of it. */
  private static boolean isOnlyUsed(TreePath use) {
    if (isReceiver(use)) {
      return true;
    }
    TreePath field = Places.withParentheses(use).getParentPath();
    return field.getLeaf() instanceof MemberSelectTree select
        && Symbols.of(select) instanceof VarSymbol variable
        && (variable.type.isPrimitive() || isReceiver(field));
  }

  private static boolean isReceiver(TreePath use) {
    TreePath user = Places.withParentheses(use).getParentPath();
    return user.getLeaf() instanceof MemberSelectTree select
        && user.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == select;
  }

  /**
   * Whether code of a class may make its object reachable for others: by {@code this} as a value,
   * or by a function or an object of an inner class that goes to another thread.
   */
  private static boolean givesItselfAway(ClassSymbol type, VisitorState state) {
    Symbol at = type;
    while (at instanceof ClassSymbol each
        && !ApiFact.INERT.holdsForType(each.flatName().toString())) {
      Optional<TreePath> declaration = CompilationIndex.of(state).declaration(each);
      if (declaration.isEmpty() || givesThis(declaration.get(), state)) {
        return true;
      }
      at = each.getSuperclass().tsym;
    }
    return false;
  }

  private static boolean givesThis(TreePath declaration, VisitorState state) {
    VisitorState there = state.withPath(declaration);
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void unused) {
        found[0] |= Expressions.isThis(tree) && ThisEscape.isValue(getCurrentPath());
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
        found[0] |= Expressions.isQualifiedThis(tree) && ThisEscape.isValue(getCurrentPath());
        return super.visitMemberSelect(tree, null);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
        noteHandoff();
        return super.visitLambdaExpression(tree, null);
      }

      @Override
      public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
        noteHandoff();
        return super.visitMemberReference(tree, null);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void unused) {
        boolean holdsThis =
            tree.getClassBody() != null
                || (Symbols.of(tree.getIdentifier()) instanceof ClassSymbol created
                    && created.hasOuterInstance());
        if (holdsThis) {
          noteHandoff();
        }
        return super.visitNewClass(tree, null);
      }

      private void noteHandoff() {
        found[0] |= ThreadHandoff.isHandedOff(getCurrentPath(), there);
      }
    }.scan(declaration, null);
    return found[0];
  }
}
