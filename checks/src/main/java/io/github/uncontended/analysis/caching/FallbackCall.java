package io.github.uncontended.analysis.caching;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Statements;

/**
 * Whether a call is the fallback of an earlier one of the same kind in the same method: it runs in
 * a {@code catch} block, behind a {@code try} statement that returns what the earlier one found, or
 * where that one gave null. Most calls of the method then do not come to it.
 */
public final class FallbackCall {
  private FallbackCall() {}

  /**
   * Whether a call is one.
   *
   * @param kind what the earlier call does, too
   */
  public static boolean is(TreePath call, ApiFact kind, VisitorState state) {
    for (TreePath at = call; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      if (leaf instanceof CatchTree) {
        return true;
      }
      Tree parent = at.getParentPath().getLeaf();
      if (parent instanceof IfTree test
          && leaf != test.getCondition()
          && isMissed(test.getCondition(), leaf == test.getThenStatement(), kind, state)) {
        return true;
      }
      if (parent instanceof ConditionalExpressionTree choice
          && leaf != choice.getCondition()
          && isMissed(choice.getCondition(), leaf == choice.getTrueExpression(), kind, state)) {
        return true;
      }
      if (parent instanceof BlockTree
          && Statements.of(at.getParentPath(), state).before(leaf).stream()
              .anyMatch(before -> returnsIfFound(before, kind, state))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a statement in front returns what an earlier call found. */
  private static boolean returnsIfFound(StatementTree before, ApiFact kind, VisitorState state) {
    if (before instanceof TryTree attempt) {
      return !attempt.getCatches().isEmpty()
          && Expressions.contains(
              attempt.getBlock(),
              part ->
                  part instanceof ReturnTree result
                      && result.getExpression() != null
                      && isOrHolds(result.getExpression(), kind, state));
    }
    return before instanceof IfTree test
        && test.getElseStatement() == null
        && isMissed(test.getCondition(), false, kind, state);
  }

  /** Whether a condition with some outcome says that an earlier call gave null. */
  private static boolean isMissed(
      ExpressionTree condition, boolean outcome, ApiFact kind, VisitorState state) {
    return ASTHelpers.stripParentheses(condition) instanceof BinaryTree test
        && test.getKind() == (outcome ? Kind.EQUAL_TO : Kind.NOT_EQUAL_TO)
        && Expressions.isNull(test.getRightOperand())
        && isOrHolds(test.getLeftOperand(), kind, state);
  }

  /** Whether an expression is a call of a kind, or a local variable that may hold its result. */
  private static boolean isOrHolds(ExpressionTree expression, ApiFact kind, VisitorState state) {
    return isOfKind(expression, kind)
        || (Symbols.of(expression) instanceof VarSymbol variable
            && !Expressions.isField(variable)
            && Assignments.values(variable, state).stream()
                .anyMatch(value -> isOfKind(value, kind)));
  }

  private static boolean isOfKind(ExpressionTree expression, ApiFact kind) {
    return Expressions.withoutCasts(expression) instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && kind.holdsFor(method);
  }
}
