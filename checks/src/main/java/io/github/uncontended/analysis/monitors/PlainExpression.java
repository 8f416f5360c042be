package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.values.Stability;
import java.util.stream.Stream;

/** An expression that reads variables and computes with their values, and does no more. */
final class PlainExpression {
  private PlainExpression() {}

  /** Whether evaluating an expression only reads variables and computes with their values. */
  static boolean is(ExpressionTree expression, VisitorState state) {
    return !Expressions.evaluates(
        expression,
        part ->
            switch (part.getKind()) {
              case METHOD_INVOCATION ->
                  !Expressions.isNullTest(ASTHelpers.getSymbol((MethodInvocationTree) part))
                      && !computes((MethodInvocationTree) part, state)
                      && !SettledGetter.isCalled((MethodInvocationTree) part, state);
              case PLUS -> joinsObject((BinaryTree) part, state);
              case IDENTIFIER,
                  MEMBER_SELECT,
                  PARENTHESIZED,
                  TYPE_CAST,
                  EQUAL_TO,
                  NOT_EQUAL_TO,
                  LESS_THAN,
                  LESS_THAN_EQUAL,
                  GREATER_THAN,
                  GREATER_THAN_EQUAL,
                  LOGICAL_COMPLEMENT,
                  CONDITIONAL_AND,
                  CONDITIONAL_OR,
                  MINUS,
                  MULTIPLY,
                  DIVIDE,
                  REMAINDER,
                  AND,
                  OR,
                  XOR,
                  LEFT_SHIFT,
                  RIGHT_SHIFT,
                  UNSIGNED_RIGHT_SHIFT,
                  BITWISE_COMPLEMENT,
                  INSTANCE_OF,
                  SWITCH_EXPRESSION,
                  NULL_LITERAL,
                  BOOLEAN_LITERAL,
                  CHAR_LITERAL,
                  INT_LITERAL,
                  LONG_LITERAL,
                  FLOAT_LITERAL,
                  DOUBLE_LITERAL,
                  STRING_LITERAL,
                  UNARY_PLUS,
                  UNARY_MINUS ->
                  false;
              default -> part instanceof ExpressionTree;
            });
  }

  /** Whether a concatenation calls {@code toString()} of an object that may change. */
  private static boolean joinsObject(BinaryTree sum, VisitorState state) {
    return Expressions.isString(sum)
        && Stream.of(sum.getLeftOperand(), sum.getRightOperand())
            .anyMatch(operand -> !isImmutable(operand, state));
  }

  /** Whether a call only computes with immutable values, as {@code equals} of an enum does. */
  private static boolean computes(MethodInvocationTree call, VisitorState state) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return PureMethods.contain(ASTHelpers.getSymbol(call))
        && receiver != null
        && (ASTHelpers.getSymbol(call).isStatic() || isImmutable(receiver, state))
        && call.getArguments().stream().allMatch(argument -> isImmutable(argument, state));
  }

  private static boolean isImmutable(ExpressionTree value, VisitorState state) {
    return Stability.isImmutableValueType(ASTHelpers.getType(value), state);
  }
}
