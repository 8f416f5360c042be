package io.github.uncontended.analysis.diagnostics;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.Expressions;

/** The branches of a method in which a text is formatted. */
final class TextBranches {
  private TextBranches() {}

  /**
   * Whether each branch around a place is one of two, of {@code ?:} or of an {@code if} with an
   * {@code else}: such a place is as frequent as one behind an {@code if} that returns. Branches
   * for {@code null} and those without an alternative may be rarer.
   *
   * @param place in a method, not in a lambda or class in it
   */
  static boolean areAlternatives(TreePath place) {
    Tree child = place.getLeaf();
    for (Tree around : place.getParentPath()) {
      if (around instanceof MethodTree) {
        break;
      }
      if (around instanceof CaseTree
          || around instanceof CatchTree
          || (around instanceof IfTree test && !isAlternative(test, child))
          || (around instanceof ConditionalExpressionTree choice
              && isForNull(choice.getCondition(), child == choice.getTrueExpression()))) {
        return false;
      }
      child = around;
    }
    return true;
  }

  private static boolean isAlternative(IfTree test, Tree child) {
    return child == test.getCondition()
        || (test.getElseStatement() != null
            && !isForNull(test.getCondition(), child == test.getThenStatement()));
  }

  /** Whether a condition with the outcome shows that a value is null. */
  private static boolean isForNull(ExpressionTree condition, boolean outcome) {
    return ASTHelpers.stripParentheses(condition) instanceof BinaryTree test
        && test.getKind() == (outcome ? Kind.EQUAL_TO : Kind.NOT_EQUAL_TO)
        && Expressions.comparedWithNull(test).isPresent();
  }
}
