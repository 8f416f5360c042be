package io.github.uncontended.analysis.hashing;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the parameters of the methods stand for that a {@link HashCodeAnalysis} follows. */
final class PassedValues {
  private final Map<VarSymbol, ExpressionTree> arguments = new HashMap<>();

  /** Parameters with arrays of arguments, and variables of loops over them. */
  private final Set<VarSymbol> ofArrays = new HashSet<>();

  /**
   * Notes the arguments of a call.
   *
   * @return those that an array is filled with for the last parameter
   */
  List<? extends ExpressionTree> pass(MethodInvocationTree call, MethodTree method) {
    List<? extends VariableTree> parameters = method.getParameters();
    List<? extends ExpressionTree> given = call.getArguments();
    boolean fillsArray = ((JCMethodInvocation) call).varargsElement != null;
    int single = fillsArray ? parameters.size() - 1 : parameters.size();
    for (int i = 0; i < single; i++) {
      arguments.put(ASTHelpers.getSymbol(parameters.get(i)), argument(given.get(i)));
    }
    if (fillsArray) {
      ofArrays.add(ASTHelpers.getSymbol(parameters.get(single)));
    }
    return given.subList(single, given.size());
  }

  /** Notes the variable of a loop over an array of arguments. */
  void iterate(EnhancedForLoopTree loop) {
    if (isOfArray(loop.getExpression())) {
      ofArrays.add(ASTHelpers.getSymbol(loop.getVariable()));
    }
  }

  /** The argument that a parameter stands for, or else the value itself. */
  ExpressionTree argument(ExpressionTree value) {
    return Symbols.of(value) instanceof VarSymbol parameter
            && ASTHelpers.isConsideredFinal(parameter)
        ? arguments.getOrDefault(parameter, value)
        : value;
  }

  /** Whether a value is an array of arguments, or one of them. */
  boolean isOfArray(ExpressionTree value) {
    return Symbols.of(value) instanceof VarSymbol variable
        && ASTHelpers.isConsideredFinal(variable)
        && ofArrays.contains(variable);
  }
}
