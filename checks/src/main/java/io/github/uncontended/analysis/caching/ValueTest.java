package io.github.uncontended.analysis.caching;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import javax.lang.model.element.ElementKind;

/**
 * A condition that compares a variable with a constant, and holds for some values only: a flag, a
 * number, a constant of an enum, or whether an {@code Optional} is empty.
 *
 * @param variable what is tested
 * @param comparison how its value is compared, on the left, with the constant
 * @param constant a boolean, a {@code long}, the symbol of a constant of an enum, or {@link #EMPTY}
 * @param negated whether the comparison fails where the condition holds
 */
record ValueTest(VarSymbol variable, Kind comparison, Object constant, boolean negated) {
  /** An empty {@code Optional}. */
  private static final Object EMPTY = "empty";

  /** What a condition tests if it is true, or, {@code negated}, if it is false; null for others. */
  static ValueTest of(ExpressionTree condition, boolean negated) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    return switch (test.getKind()) {
      case LOGICAL_COMPLEMENT -> of(((UnaryTree) test).getExpression(), !negated);
      case IDENTIFIER, MEMBER_SELECT -> of(test, Kind.EQUAL_TO, true, negated);
      case METHOD_INVOCATION -> ofOptional((MethodInvocationTree) test, negated);
      case EQUAL_TO, NOT_EQUAL_TO, LESS_THAN, GREATER_THAN, LESS_THAN_EQUAL, GREATER_THAN_EQUAL -> {
        BinaryTree both = (BinaryTree) test;
        Object right = constant(both.getRightOperand());
        if (right != null) {
          yield of(both.getLeftOperand(), test.getKind(), right, negated);
        }
        Object left = constant(both.getLeftOperand());
        yield left == null
            ? null
            : of(both.getRightOperand(), turned(test.getKind()), left, negated);
      }
      default -> null;
    };
  }

  private static ValueTest of(
      ExpressionTree tested, Kind comparison, Object constant, boolean negated) {
    return Symbols.of(tested) instanceof VarSymbol variable
        ? new ValueTest(variable, comparison, constant, negated)
        : null;
  }

  private static ValueTest ofOptional(MethodInvocationTree call, boolean negated) {
    String name = Expressions.simpleName(call.getMethodSelect());
    boolean empty = name.equals("isEmpty");
    return (empty || name.equals("isPresent"))
            && ASTHelpers.getReceiver(call) != null
            && isOptional(ASTHelpers.getReceiver(call))
        ? of(ASTHelpers.getReceiver(call), Kind.EQUAL_TO, EMPTY, negated == empty)
        : null;
  }

  private static boolean isOptional(ExpressionTree expression) {
    return KnownTypes.nameOf(ASTHelpers.getType(expression)).startsWith("java.util.Optional");
  }

  private static Kind turned(Kind comparison) {
    return switch (comparison) {
      case LESS_THAN -> Kind.GREATER_THAN;
      case GREATER_THAN -> Kind.LESS_THAN;
      case LESS_THAN_EQUAL -> Kind.GREATER_THAN_EQUAL;
      case GREATER_THAN_EQUAL -> Kind.LESS_THAN_EQUAL;
      default -> comparison;
    };
  }

  /** The constant that an expression is, as tests compare it; null if it is none. */
  private static Object constant(ExpressionTree expression) {
    ExpressionTree bare = ASTHelpers.stripParentheses(expression);
    Object value = ASTHelpers.constValue(bare);
    if (value instanceof Boolean) {
      return value;
    }
    if (value instanceof Character character) {
      return (long) character;
    }
    if (value instanceof Number number && !(value instanceof Double || value instanceof Float)) {
      return number.longValue();
    }
    if (bare instanceof MethodInvocationTree call) {
      return Expressions.simpleName(call.getMethodSelect()).equals("empty") && isOptional(call)
          ? EMPTY
          : null;
    }
    Symbol symbol = Symbols.of(bare);
    return symbol != null && symbol.getKind() == ElementKind.ENUM_CONSTANT ? symbol : null;
  }

  /** Whether the test can hold for the value of an expression; null if that is not known. */
  Boolean holdsFor(ExpressionTree expression) {
    Object value = constant(expression);
    if (value == null || value.getClass() != constant.getClass()) {
      return null;
    }
    boolean compares =
        value instanceof Long number
            ? compares(number.compareTo((Long) constant))
            : value.equals(constant) == (comparison == Kind.EQUAL_TO);
    return compares != negated;
  }

  private boolean compares(int order) {
    return switch (comparison) {
      case EQUAL_TO -> order == 0;
      case NOT_EQUAL_TO -> order != 0;
      case LESS_THAN -> order < 0;
      case GREATER_THAN -> order > 0;
      case LESS_THAN_EQUAL -> order <= 0;
      default -> order >= 0;
    };
  }

  /** Whether a value that is not known mostly fails the test, as a result does for no result. */
  boolean isForMissingResult() {
    return !(constant instanceof Boolean) && !(constant instanceof Symbol);
  }
}
