package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import io.github.uncontended.analysis.syntax.Completion;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import java.util.List;

/**
 * Whether all code that acquires a lock or a semaphore tries to take it first, which ignores
 * fairness: threads wait, and a fair lock differs, only where it is taken. One thread that needs
 * several permits at once does not count: without fairness, single permits may postpone it forever.
 */
public final class TriedFirst {
  /** Methods that take what is there, without a queue. */
  private static final ImmutableSet<String> TAKES_AT_ONCE =
      ImmutableSet.of("tryLock", "tryAcquire", "drainPermits");

  private TriedFirst() {}

  /** Whether it is tried first at every acquisition of a lock or of one permit, at least at one. */
  public static boolean isAtAll(List<TreePath> acquisitions, VisitorState state) {
    List<TreePath> counted =
        acquisitions.stream().filter(each -> !takesSeveral(each.getLeaf())).toList();
    return !counted.isEmpty()
        && counted.stream().allMatch(each -> isTry(each.getLeaf()) || isBehindTry(each, state));
  }

  private static boolean takesSeveral(Tree acquisition) {
    return acquisition instanceof MethodInvocationTree call
        && call.getArguments().size() == 1
        && Expressions.simpleName(call.getMethodSelect()).startsWith("acquire")
        && !Integer.valueOf(1).equals(ASTHelpers.constValue(call.getArguments().get(0)));
  }

  /** Whether a call takes what is there or gives up; those with a time wait in the queue. */
  private static boolean isTry(Tree acquisition) {
    return acquisition instanceof MethodInvocationTree call
        && call.getArguments().size() < 2
        && TAKES_AT_ONCE.contains(Expressions.simpleName(call.getMethodSelect()));
  }

  /** Whether control comes to an acquisition only if a try of the same lock has failed. */
  private static boolean isBehindTry(TreePath acquisition, VisitorState state) {
    if (!(acquisition.getLeaf() instanceof MethodInvocationTree call)) {
      return false;
    }
    Symbol lock = Symbols.of(ASTHelpers.getReceiver(call));
    for (TreePath at = acquisition; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      Tree parent = at.getParentPath().getLeaf();
      boolean isFailed =
          parent instanceof IfTree test
              ? leaf != test.getCondition()
                  && isFailed(test.getCondition(), leaf == test.getThenStatement(), lock)
              : parent instanceof BlockTree
                  && Statements.of(at.getParentPath(), state).testsBefore(leaf).stream()
                      .anyMatch(
                          test ->
                              !Completion.isPossible(test.getThenStatement())
                                  && isFailed(test.getCondition(), false, lock));
      if (isFailed) {
        return true;
      }
    }
    return false;
  }

  /** Whether a condition with some outcome shows that a try has failed. */
  private static boolean isFailed(ExpressionTree condition, boolean outcome, Symbol lock) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (test instanceof UnaryTree not && not.getKind() == Kind.LOGICAL_COMPLEMENT) {
      return isFailed(not.getExpression(), !outcome, lock);
    }
    if (test instanceof BinaryTree both
        && both.getKind() == (outcome ? Kind.CONDITIONAL_AND : Kind.CONDITIONAL_OR)) {
      return isFailed(both.getLeftOperand(), outcome, lock)
          || isFailed(both.getRightOperand(), outcome, lock);
    }
    return !outcome
        && test instanceof MethodInvocationTree tried
        && isTry(tried)
        && lock != null
        && lock.equals(Symbols.of(ASTHelpers.getReceiver(tried)));
  }
}
