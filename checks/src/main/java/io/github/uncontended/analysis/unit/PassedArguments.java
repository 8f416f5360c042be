package io.github.uncontended.analysis.unit;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import java.util.List;
import java.util.function.BiPredicate;

/** What the calls in a compilation pass for a parameter. */
public final class PassedArguments {
  private PassedArguments() {}

  /**
   * Whether all calls in the compilation, at least one, pass an argument that has a property; false
   * for a parameter of a lambda.
   *
   * @param method that a method's parameter belongs to
   * @param property asked with the call's path
   */
  public static boolean allHave(
      VarSymbol parameter,
      MethodSymbol method,
      CompilationIndex index,
      BiPredicate<ExpressionTree, TreePath> property) {
    int position = method.params().indexOf(parameter);
    List<TreePath> calls = index.calls(method);
    return position >= 0
        && !calls.isEmpty()
        && calls.stream()
            .allMatch(
                call ->
                    Expressions.argument(call.getLeaf(), position)
                        .filter(argument -> property.test(argument, call))
                        .isPresent());
  }
}
