package io.github.uncontended.analysis.monitors;

import com.google.common.collect.Iterables;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

/**
 * A call of {@code Optional.orElseGet} or {@code Objects.requireNonNullElseGet} with a lambda,
 * which is a branch: it returns the value that is there, or runs the lambda.
 *
 * @param value the optional, or what may be null
 * @param lambda runs if it is empty or null
 */
record AbsentBranch(ExpressionTree value, LambdaExpressionTree lambda) {
  /** The branch that a tree is; empty for any other tree. */
  static Optional<AbsentBranch> of(Tree tree) {
    if (!(tree instanceof MethodInvocationTree call)
        || call.getArguments().isEmpty()
        || !(Iterables.getLast(call.getArguments()) instanceof LambdaExpressionTree lambda)
        || !(Symbols.of(call) instanceof MethodSymbol method)) {
      return Optional.empty();
    }
    String owner = method.enclClass().flatName().toString();
    ExpressionTree value =
        switch (method.name.toString()) {
          case "orElseGet" ->
              owner.equals("java.util.Optional") ? ASTHelpers.getReceiver(call) : null;
          case "requireNonNullElseGet" ->
              owner.equals("java.util.Objects") ? call.getArguments().get(0) : null;
          default -> null;
        };
    return value == null ? Optional.empty() : Optional.of(new AbsentBranch(value, lambda));
  }

  /** Whether a step's condition is that its tree, which is no condition itself, has a value. */
  static boolean isTestedBy(ExecutionPath.Step step) {
    return step.isCondition()
        && !KnownTypes.nameOf(ASTHelpers.getType(step.tree())).equals("java.lang.Boolean")
        && !ASTHelpers.getType(step.tree()).isPrimitive();
  }
}
