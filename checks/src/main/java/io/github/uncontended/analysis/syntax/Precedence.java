package io.github.uncontended.analysis.syntax;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;

/** How strongly the outermost operator of an expression binds, the weakest first (JLS 15). */
public enum Precedence {
  /** Assignments, lambdas and switch expressions. */
  ASSIGNMENT,
  CONDITIONAL,
  CONDITIONAL_OR,
  CONDITIONAL_AND,
  /** Comparisons, shifts and the operators of bits. */
  RELATIONAL,
  ADDITIVE,
  MULTIPLICATIVE,
  /** Unary operators, casts, and what has no operator. */
  UNARY;

  /**
   * The precedence of an expression that an operator follows. An expression that ends in a lambda,
   * such as a cast of one, counts as a lambda: its body extends as far as possible.
   */
  public static Precedence of(ExpressionTree expression) {
    if (expression instanceof AssignmentTree
        || expression instanceof CompoundAssignmentTree
        || expression instanceof SwitchExpressionTree
        || endsInLambda(expression)) {
      return ASSIGNMENT;
    }
    if (expression instanceof ConditionalExpressionTree) {
      return CONDITIONAL;
    }
    if (expression instanceof InstanceOfTree) {
      return RELATIONAL;
    }
    if (!(expression instanceof BinaryTree)) {
      return UNARY;
    }
    return switch (expression.getKind()) {
      case CONDITIONAL_OR -> CONDITIONAL_OR;
      case CONDITIONAL_AND -> CONDITIONAL_AND;
      case PLUS, MINUS -> ADDITIVE;
      case MULTIPLY, DIVIDE, REMAINDER -> MULTIPLICATIVE;
      default -> RELATIONAL;
    };
  }

  /** Whether an expression with this precedence needs parentheses among operands of another. */
  public boolean isLooserThan(Precedence other) {
    return compareTo(other) < 0;
  }

  private static boolean endsInLambda(ExpressionTree expression) {
    ExpressionTree last = expression;
    while (true) {
      if (last instanceof TypeCastTree cast) {
        last = cast.getExpression();
      } else if (last instanceof BinaryTree binary) {
        last = binary.getRightOperand();
      } else if (last instanceof ConditionalExpressionTree choice) {
        last = choice.getFalseExpression();
      } else if (last instanceof UnaryTree unary && isPrefix(unary)) {
        last = unary.getExpression();
      } else {
        return last instanceof LambdaExpressionTree;
      }
    }
  }

  private static boolean isPrefix(UnaryTree unary) {
    return switch (unary.getKind()) {
      case POSTFIX_INCREMENT, POSTFIX_DECREMENT -> false;
      default -> true;
    };
  }
}
