package io.github.uncontended.heat;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import io.github.uncontended.analysis.syntax.Expressions;

/**
 * Branches that run only where a value is null: they supply a default, or create what is used up.
 * Most runs have the value.
 */
final class MissingValue {
  private MissingValue() {}

  /** Whether a part of an {@code if} statement or conditional expression is such a branch. */
  static boolean leadsTo(Tree branch, Tree tree) {
    if (tree instanceof IfTree test) {
      return branch != test.getCondition()
          && isTested(test.getCondition(), branch == test.getThenStatement());
    }
    return tree instanceof ConditionalExpressionTree choice
        && branch != choice.getCondition()
        && isTested(choice.getCondition(), branch == choice.getTrueExpression());
  }

  /** Whether a condition with the outcome shows that a value, the first that it tests, is null. */
  private static boolean isTested(ExpressionTree condition, boolean outcome) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(condition);
    if (stripped instanceof UnaryTree negation) {
      return negation.getKind() == Kind.LOGICAL_COMPLEMENT
          && isTested(negation.getExpression(), !outcome);
    }
    if (!(stripped instanceof BinaryTree test)) {
      return false;
    }
    return switch (test.getKind()) {
      case EQUAL_TO -> outcome && Expressions.comparedWithNull(test).isPresent();
      case NOT_EQUAL_TO -> !outcome && Expressions.comparedWithNull(test).isPresent();
      case CONDITIONAL_AND, CONDITIONAL_OR -> isTested(test.getLeftOperand(), outcome);
      default -> false;
    };
  }
}
