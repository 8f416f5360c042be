package io.github.uncontended.runner.lifetime;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;

/** Recognizes factory methods with a choice: {@code return condition ? new A() : new B();}. */
final class FactoryReturns {
  private FactoryReturns() {}

  /**
   * Whether a place is a {@code new} that a method returns on some of its calls, and the method
   * returns other fresh objects, not cached ones, on its other calls.
   */
  static boolean isFreshForCaller(TreePath place) {
    if (!(place.getLeaf() instanceof NewClassTree)) {
      return false;
    }
    TreePath at = place;
    while (!(at.getLeaf() instanceof ReturnTree)) {
      Tree child = at.getLeaf();
      at = at.getParentPath();
      Tree tree = at.getLeaf();
      boolean passes =
          tree instanceof ReturnTree
              || tree instanceof ParenthesizedTree
              || tree instanceof TypeCastTree
              || (tree instanceof ConditionalExpressionTree choice
                  && child != choice.getCondition()
                  && !testsNull(choice.getCondition()));
      if (!passes) {
        return false;
      }
    }
    for (; !(at.getLeaf() instanceof MethodTree); at = at.getParentPath()) {
      Tree parent = at.getParentPath().getLeaf();
      if (parent instanceof IfTree test && testsNull(test.getCondition())) {
        return false;
      }
      if (parent instanceof BlockTree block
          && at.getLeaf() instanceof StatementTree statement
          && EarlyExits.returnExistingBefore(statement, block.getStatements())) {
        return false;
      }
    }
    return true;
  }

  /** Whether a condition compares with null, which suggests a cached object. */
  private static boolean testsNull(ExpressionTree condition) {
    Boolean found =
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitBinary(BinaryTree tree, Void unused) {
            boolean isNullTest =
                ASTHelpers.stripParentheses(tree.getLeftOperand()).getKind() == Kind.NULL_LITERAL
                    || ASTHelpers.stripParentheses(tree.getRightOperand()).getKind()
                        == Kind.NULL_LITERAL;
            return isNullTest || Boolean.TRUE.equals(super.visitBinary(tree, null));
          }

          @Override
          public Boolean reduce(Boolean left, Boolean right) {
            return Boolean.TRUE.equals(left) || Boolean.TRUE.equals(right);
          }
        }.scan(condition, null);
    return Boolean.TRUE.equals(found);
  }
}
