package io.github.uncontended.analysis.syntax;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.YieldTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCConditional;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The possible types of the values of an expression, which can be more precise than the type of the
 * expression: the type of {@code c ? "a" : "b"} as an argument is the type of the parameter.
 */
public final class PossibleValues {
  private PossibleValues() {}

  /**
   * Whether the types of all values satisfy a condition. The condition is applied to the null type
   * and to upper bounds of type variables, but never to an erroneous type.
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
    if (expression instanceof SwitchExpressionTree choice && !type.isPrimitive()) {
      return results(choice).stream().allMatch(each -> allHave(each, condition));
    }
    // A cast between reference types does not change the value.
    return expression instanceof TypeCastTree cast
        && !type.isPrimitive()
        && !ASTHelpers.getType(cast.getExpression()).isPrimitive()
        && allHave(cast.getExpression(), condition);
  }

  /**
   * Whether the type of some value may satisfy a condition: the type of the expression, of the
   * operand of a cast, or of a branch of a conditional.
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
   * Whether the value of an argument may change without the target type of the parameter: {@code c
   * ? 1 : id(2.0)} is an {@code Integer} if an {@code Object} is expected, and a {@code double}
   * without a target type (JLS 15.25). A {@code switch} expression may change unless it gives a
   * {@code String} in any case (JLS 15.28.1).
   */
  public static boolean dependOnTarget(ExpressionTree argument, VisitorState state) {
    ExpressionTree bare = ASTHelpers.stripParentheses(argument);
    if (bare instanceof SwitchExpressionTree choice) {
      Type string = state.getSymtab().stringType;
      return !allHave(choice, type -> state.getTypes().isSameType(type, string))
          || results(choice).stream().anyMatch(each -> dependOnTarget(each, state));
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

  /**
   * Whether javac infers the type of some value of an expression from the context: the result of a
   * generic method may be a {@code boolean} where one is expected, and is an {@code Object} as the
   * operand of {@code &&} or {@code !}.
   */
  public static boolean areInferred(Tree expression) {
    if (expression instanceof ParenthesizedTree parenthesized) {
      return areInferred(parenthesized.getExpression());
    }
    if (expression instanceof ConditionalExpressionTree conditional) {
      return areInferred(conditional.getTrueExpression())
          || areInferred(conditional.getFalseExpression());
    }
    return expression instanceof SwitchExpressionTree
        || (expression instanceof MethodInvocationTree call
            && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
            && method.getReturnType().hasTag(TypeTag.TYPEVAR)
            && method.getTypeParameters().contains(method.getReturnType().tsym));
  }

  /** The expressions that a {@code switch} expression can take its value from. */
  public static List<ExpressionTree> results(SwitchExpressionTree choice) {
    List<ExpressionTree> results = new ArrayList<>();
    new CodeScanner() {
      @Override
      public Void visitYield(YieldTree tree, Void unused) {
        results.add(tree.getValue());
        return null;
      }

      @Override
      public Void visitCase(CaseTree tree, Void unused) {
        if (tree.getBody() instanceof ExpressionTree value) {
          results.add(value);
          return null;
        }
        return super.visitCase(tree, null);
      }

      @Override
      public Void visitSwitchExpression(SwitchExpressionTree inner, Void unused) {
        return null;
      }
    }.scan(choice.getCases(), null);
    return results;
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
