package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.MaybeNull;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;

/** Which code shows by its syntax that it puts null into a collection, an array or a stream. */
final class NullElements {
  private NullElements() {}

  /** Whether a call stores null, or creates a container or a stream with null. */
  static boolean areStored(MethodSymbol method, List<? extends ExpressionTree> arguments) {
    if (method.enclClass().flatName().toString().startsWith("java.util.stream.")
        && arguments.stream().anyMatch(NullElements::isFunctionToNull)) {
      return true;
    }
    return arguments.stream().anyMatch(each -> isNull(each) || isArray(each)) && isStore(method);
  }

  /** Whether a method stores its arguments in a collection, or creates one with them. */
  static boolean isStore(MethodSymbol method) {
    return ApiFact.WRITES.isInherited(method) || ApiFact.LISTS_ARGUMENTS.isInherited(method);
  }

  /** Whether the value of an expression is null, at least sometimes. */
  static boolean isNull(ExpressionTree expression) {
    ExpressionTree tree = ASTHelpers.stripParentheses(expression);
    if (tree instanceof TypeCastTree cast) {
      return isNull(cast.getExpression());
    }
    if (tree instanceof ConditionalExpressionTree either) {
      return isNull(either.getTrueExpression()) || isNull(either.getFalseExpression());
    }
    return Expressions.isNull(tree)
        || (tree instanceof MethodInvocationTree call && returnsNull(call.getMethodSelect()));
  }

  private static boolean returnsNull(Tree called) {
    return Symbols.of(called) instanceof MethodSymbol method && MaybeNull.isResultOf(method);
  }

  /** Whether a function is written so that it returns null, at least sometimes. */
  static boolean isFunctionToNull(ExpressionTree argument) {
    if (argument instanceof LambdaExpressionTree lambda) {
      return lambda.getBody() instanceof ExpressionTree value
          ? isNull(value)
          : Expressions.contains(
              lambda.getBody(),
              part ->
                  part instanceof ReturnTree statement
                      && statement.getExpression() != null
                      && isNull(statement.getExpression()));
    }
    return argument instanceof MemberReferenceTree reference && returnsNull(reference);
  }

  /** Whether an expression creates an array whose elements are null. */
  static boolean isArray(ExpressionTree expression) {
    return expression != null
        && ASTHelpers.stripParentheses(expression) instanceof NewArrayTree created
        && created.getInitializers() == null
        && ASTHelpers.getType(created) instanceof Type.ArrayType array
        && !array.elemtype.isPrimitive()
        && !Integer.valueOf(0).equals(ASTHelpers.constValue(created.getDimensions().get(0)));
  }
}
