package io.github.uncontended.analysis.hashing;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.PassedArguments;
import java.util.HashMap;
import java.util.Map;

/**
 * Which expressions and parameters are objects that nothing else holds: created in place, by a
 * static factory that only constructs them, or by every caller of a private method as its argument.
 */
final class FreshKeys {
  /** How many factories a factory is followed through. */
  private static final int STEPS = 3;

  private final CompilationIndex index;
  private final Map<VarSymbol, Boolean> parameters = new HashMap<>();

  FreshKeys(CompilationIndex index) {
    this.index = index;
  }

  /** Whether each evaluation of an expression creates the object. */
  boolean isCreation(ExpressionTree expression) {
    return isCreation(expression, STEPS);
  }

  private boolean isCreation(ExpressionTree expression, int steps) {
    ExpressionTree bare = Expressions.withoutCasts(expression);
    if (bare instanceof ConditionalExpressionTree choice) {
      return isCreation(choice.getTrueExpression(), steps)
          && isCreation(choice.getFalseExpression(), steps);
    }
    return bare instanceof NewClassTree
        || (steps > 0
            && bare instanceof MethodInvocationTree call
            && Symbols.of(call) instanceof MethodSymbol method
            && method.isStatic()
            && constructs(method, steps - 1));
  }

  private boolean constructs(MethodSymbol factory, int steps) {
    if (!(factory.getReturnType().tsym instanceof ClassSymbol type)
        || !index.declares(type)
        || !(index.declaration(factory).map(TreePath::getLeaf).orElse(null)
            instanceof MethodTree declaration)
        || declaration.getBody() == null) {
      return false;
    }
    ImmutableList<ExpressionTree> results = Returns.of(declaration.getBody());
    return !results.isEmpty() && results.stream().allMatch(result -> isCreation(result, steps));
  }

  /** Whether a variable is a parameter for which every caller creates an object. */
  boolean isCreatedByCallers(VarSymbol variable) {
    return variable.owner instanceof MethodSymbol method
        && method.isPrivate()
        && variable.type.tsym instanceof ClassSymbol type
        && index.declares(type)
        && parameters.computeIfAbsent(variable, parameter -> isCreatedByCallers(parameter, method));
  }

  private boolean isCreatedByCallers(VarSymbol parameter, MethodSymbol method) {
    return ASTHelpers.isConsideredFinal(parameter)
        && !method.isVarArgs()
        && PassedArguments.allHave(
            parameter, method, index, (argument, call) -> isCreation(argument));
  }
}
