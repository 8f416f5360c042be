package io.github.uncontended.analysis.syntax;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCConditional;
import java.util.function.Predicate;

/**
 * The types that an expression's values can have, more exact than the expression's own: javac gives
 * {@code c ? "a" : "b"} the type of the parameter that it is passed to.
 */
public final class PossibleValues {
  private PossibleValues() {}

  /**
   * Whether all values have a type that fulfils a condition. It is asked for the type of {@code
   * null}, and for the upper bound of a type variable; never for an unknown type.
   */
  public static boolean allHave(ExpressionTree expression, Predicate<Type> condition) {
    Type type = ASTHelpers.getType(expression);
    if (type == null || type.isErroneous()) {
      return false;
    }
    if (expression instanceof ParenthesizedTree parenthesized) {
      return allHave(parenthesized.getExpression(), condition);
    }
    if (condition.test(upperBound(type))) {
      return true;
    }
    if (expression instanceof ConditionalExpressionTree conditional && !type.isPrimitive()) {
      return allHave(conditional.getTrueExpression(), condition)
          && allHave(conditional.getFalseExpression(), condition);
    }
    // A cast between references leaves the value as it is.
    return expression instanceof TypeCastTree cast
        && !type.isPrimitive()
        && !ASTHelpers.getType(cast.getExpression()).isPrimitive()
        && allHave(cast.getExpression(), condition);
  }

  /**
   * Whether some value has a type that fulfils a condition, by the types of the expression, of what
   * it casts, and of what it chooses from.
   */
  public static boolean someHave(ExpressionTree expression, Predicate<Type> condition) {
    Type type = ASTHelpers.getType(expression);
    if (type == null || condition.test(upperBound(type))) {
      return type != null;
    }
    if (expression instanceof ParenthesizedTree parenthesized) {
      return someHave(parenthesized.getExpression(), condition);
    }
    if (expression instanceof ConditionalExpressionTree conditional) {
      return someHave(conditional.getTrueExpression(), condition)
          || someHave(conditional.getFalseExpression(), condition);
    }
    return expression instanceof TypeCastTree cast && someHave(cast.getExpression(), condition);
  }

  /**
   * Whether an argument may have another value where no parameter says which type it should have:
   * {@code c ? 1 : id(2.0)} is an {@code Integer} for an {@code Object} (JLS 15.25), alone it is a
   * {@code double}. So are {@code switch} expressions, none of which is looked into.
   */
  public static boolean dependOnTarget(ExpressionTree argument, VisitorState state) {
    ExpressionTree bare = ASTHelpers.stripParentheses(argument);
    if (bare instanceof SwitchExpressionTree) {
      return true;
    }
    if (!(bare instanceof JCConditional conditional) || !conditional.isPoly()) {
      return false;
    }
    ExpressionTree one = conditional.getTrueExpression();
    ExpressionTree other = conditional.getFalseExpression();
    return dependOnTarget(one, state)
        || dependOnTarget(other, state)
        || (isOrUnboxesToPrimitive(one, state) && isOrUnboxesToPrimitive(other, state));
  }

  private static boolean isOrUnboxesToPrimitive(ExpressionTree expression, VisitorState state) {
    Type type = ASTHelpers.getType(expression);
    return type == null || state.getTypes().unboxedTypeOrType(type).isPrimitive();
  }

  private static Type upperBound(Type type) {
    Type bound = type;
    while (bound.hasTag(TypeTag.TYPEVAR)) {
      bound = bound.getUpperBound();
    }
    return bound;
  }
}
