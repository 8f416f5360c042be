package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;

/**
 * The order in which the operands of an expression are evaluated (JLS 15.7): whether one of them
 * can be evaluated before all others without a change of any value.
 */
final class OperandOrder {
  private OperandOrder() {}

  /**
   * Whether an operand of an expression is always evaluated, and all operands before it keep their
   * value whatever it does.
   */
  static boolean isFirst(Tree operand, ExpressionTree around, VisitorState state) {
    if (around instanceof MethodInvocationTree call) {
      return operand == call.getMethodSelect()
          || (isSettled(receiverOf(call), state)
              && areSettled(call.getArguments(), operand, state));
    }
    if (around instanceof NewClassTree creation) {
      return operand == creation.getEnclosingExpression()
          || (isSettled(creation.getEnclosingExpression(), state)
              && areSettled(creation.getArguments(), operand, state));
    }
    if (around instanceof NewArrayTree array) {
      return areSettled(
          array.getInitializers() == null ? array.getDimensions() : array.getInitializers(),
          operand,
          state);
    }
    if (around instanceof BinaryTree binary) {
      return operand == binary.getLeftOperand()
          || (around.getKind() != Kind.CONDITIONAL_AND
              && around.getKind() != Kind.CONDITIONAL_OR
              && isSettled(binary.getLeftOperand(), state)
              && Stability.isImmutableValueType(
                  ASTHelpers.getType(binary.getLeftOperand()), state));
    }
    if (around instanceof AssignmentTree assignment) {
      return operand == assignment.getExpression()
          && isSettledTarget(assignment.getVariable(), state);
    }
    if (around instanceof CompoundAssignmentTree assignment) {
      return operand == assignment.getExpression()
          && isSettled(assignment.getVariable(), state)
          && Stability.isImmutableValueType(ASTHelpers.getType(assignment.getVariable()), state);
    }
    if (around instanceof ConditionalExpressionTree choice) {
      return operand == choice.getCondition();
    }
    if (around instanceof ArrayAccessTree element) {
      return operand == element.getExpression() || isSettled(element.getExpression(), state);
    }
    if (around instanceof SwitchExpressionTree choice) {
      return operand == choice.getExpression();
    }
    return around instanceof ParenthesizedTree
        || around instanceof TypeCastTree
        || around instanceof InstanceOfTree
        || around instanceof MemberSelectTree
        || around instanceof MemberReferenceTree
        || around instanceof UnaryTree;
  }

  private static ExpressionTree receiverOf(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? select.getExpression()
        : null;
  }

  private static boolean areSettled(
      List<? extends ExpressionTree> operands, Tree operand, VisitorState state) {
    for (ExpressionTree earlier : operands) {
      if (earlier == operand) {
        return true;
      }
      if (!isSettled(earlier, state)) {
        return false;
      }
    }
    return false;
  }

  /** Whether an operand has the same value if it is evaluated later; a missing one is null. */
  private static boolean isSettled(ExpressionTree operand, VisitorState state) {
    return operand == null
        || ASTHelpers.getSymbol(operand) instanceof Symbol.TypeSymbol
        || operand instanceof LambdaExpressionTree
        || isFixed(operand, state);
  }

  /** Whether an expression has no side effect and the same value each time it is evaluated. */
  static boolean isFixed(ExpressionTree expression, VisitorState state) {
    return Stability.isStable(expression, state) || isOwnSettledField(expression, state);
  }

  /** Whether an operand is a field of {@code this} or a class that only construction writes. */
  private static boolean isOwnSettledField(ExpressionTree operand, VisitorState state) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(operand);
    if (!(ASTHelpers.getSymbol(stripped) instanceof VarSymbol field)
        || !Expressions.isField(field)
        || !Assignments.isEffectivelyFinal(field, state)) {
      return false;
    }
    return stripped instanceof IdentifierTree
        || (stripped instanceof MemberSelectTree select
            && isSettled(select.getExpression(), state));
  }

  /** Whether the variable that an assignment writes is the same if it is determined later. */
  private static boolean isSettledTarget(ExpressionTree target, VisitorState state) {
    ExpressionTree variable = ASTHelpers.stripParentheses(target);
    if (variable instanceof IdentifierTree) {
      return ASTHelpers.getSymbol(variable) instanceof VarSymbol;
    }
    if (variable instanceof MemberSelectTree select) {
      return isSettled(select.getExpression(), state);
    }
    return variable instanceof ArrayAccessTree element
        && isSettled(element.getExpression(), state)
        && isSettled(element.getIndex(), state);
  }
}
