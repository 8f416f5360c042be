package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Comparator;
import java.util.List;

/**
 * The lock of a value that is looked up by a key: whoever takes it next waits there for the others
 * with that key, so that a short wait in the lookup costs nothing more.
 */
public final class OwnLock {
  private static final ImmutableSet<String> LOCKS = ImmutableSet.of("lock", "lockInterruptibly");

  private static final int GETTERS = 2;

  private OwnLock() {}

  /** Whether the first thing that is done with the value of a call is to take its lock. */
  public static boolean isTakenAfter(TreePath call, VisitorState state) {
    return isTakenAfter(call, GETTERS, state);
  }

  /**
   * The same for a call.
   *
   * @param getters how many methods may return the value before its lock is taken
   */
  private static boolean isTakenAfter(TreePath call, int getters, VisitorState state) {
    TreePath value = Places.withCasts(call);
    TreePath parent = value.getParentPath();
    if (parent.getLeaf() instanceof ReturnTree) {
      return getters > 0 && isTakenByCallers(parent, getters - 1, state);
    }
    if (!(parent.getLeaf() instanceof VariableTree variable)) {
      return locks(value);
    }
    Tree scope = parent.getParentPath().getLeaf();
    return scope instanceof BlockTree
        && UnitIndex.of(call.getCompilationUnit(), state.context)
            .uses(ASTHelpers.getSymbol(variable))
            .stream()
            .min(Comparator.comparingInt(use -> Source.start(use.getLeaf())))
            .filter(use -> blockAround(use) == scope && locks(Places.withCasts(use)))
            .isPresent();
  }

  /** Whether all calls of the method that a statement returns from take the lock of its value. */
  private static boolean isTakenByCallers(TreePath returned, int getters, VisitorState state) {
    List<TreePath> calls =
        Places.methodRunning(returned)
            .map(method -> ASTHelpers.getSymbol((MethodTree) method.getLeaf()))
            .map(CompilationIndex.of(state)::calls)
            .orElse(ImmutableList.of());
    return !calls.isEmpty() && calls.stream().allMatch(each -> isTakenAfter(each, getters, state));
  }

  private static Tree blockAround(TreePath use) {
    TreePath at = use;
    while (!(at.getLeaf() instanceof BlockTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }

  /** Whether the code around a value takes its monitor or lock. */
  private static boolean locks(TreePath value) {
    TreePath parent = value.getParentPath();
    if (parent.getLeaf() instanceof SynchronizedTree) {
      return true;
    }
    return parent.getLeaf() instanceof MemberSelectTree
        && parent.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == parent.getLeaf()
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && ((method.flags() & Flags.SYNCHRONIZED) != 0
            || (LOCKS.contains(method.name.toString())
                && KnownTypes.packageOf(method.enclClass()).equals("java.util.concurrent.locks")));
  }

  /**
   * Whether a thread holds a lock at a place that it looked up by a key, such as one of Guava's
   * striped locks: threads with the same key wait for that lock already.
   */
  public static boolean isHeldFor(ExpressionTree key, TreePath place, VisitorState state) {
    if (!(Symbols.of(key) instanceof VarSymbol)) {
      return false;
    }
    Tree within = null;
    for (Tree around : place) {
      if (around instanceof MethodTree || around instanceof LambdaExpressionTree) {
        return false;
      }
      if ((around instanceof SynchronizedTree block && isOf(key, block.getExpression(), state))
          || (around instanceof TryTree attempt
              && attempt.getBlock() == within
              && attempt.getFinallyBlock() != null
              && attempt.getFinallyBlock().getStatements().stream()
                  .anyMatch(last -> isUnlockOf(key, last, state)))) {
        return true;
      }
      within = around;
    }
    return false;
  }

  private static boolean isUnlockOf(ExpressionTree key, StatementTree last, VisitorState state) {
    return last instanceof ExpressionStatementTree statement
        && statement.getExpression() instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("unlock")
        && isOf(key, select.getExpression(), state);
  }

  /** Whether a lock is the result of a call with a key, or a local variable that has it. */
  private static boolean isOf(ExpressionTree key, ExpressionTree lock, VisitorState state) {
    ExpressionTree value = ASTHelpers.stripParentheses(lock);
    if (Symbols.of(value) instanceof VarSymbol variable && !Expressions.isField(variable)) {
      List<ExpressionTree> values = Assignments.values(variable, state);
      return values.size() == 1 && isLookup(key, values.get(0));
    }
    return isLookup(key, value);
  }

  private static boolean isLookup(ExpressionTree key, ExpressionTree value) {
    return ASTHelpers.stripParentheses(value) instanceof MethodInvocationTree call
        && call.getArguments().stream()
            .anyMatch(argument -> Symbols.of(argument) == Symbols.of(key));
  }
}
