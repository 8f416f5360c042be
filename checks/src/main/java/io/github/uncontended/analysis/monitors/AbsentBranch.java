package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

/**
 * A call of {@code Optional.orElseGet} with a lambda, which is a branch: it returns what the
 * optional holds, or runs the lambda.
 *
 * @param optional the receiver
 * @param lambda runs if it is empty
 */
record AbsentBranch(ExpressionTree optional, LambdaExpressionTree lambda) {
  /** The branch that a tree is; empty for any other tree. */
  static Optional<AbsentBranch> of(Tree tree) {
    return tree instanceof MethodInvocationTree call
            && Expressions.simpleName(call.getMethodSelect()).equals("orElseGet")
            && call.getArguments().size() == 1
            && call.getArguments().get(0) instanceof LambdaExpressionTree lambda
            && Symbols.of(call) instanceof MethodSymbol method
            && method.enclClass().flatName().contentEquals("java.util.Optional")
            && ASTHelpers.getReceiver(call) != null
        ? Optional.of(new AbsentBranch(ASTHelpers.getReceiver(call), lambda))
        : Optional.empty();
  }

  /** Whether a step's condition is that an optional, which is its tree, holds a value. */
  static boolean isTestedBy(ExecutionPath.Step step) {
    return step.isCondition()
        && KnownTypes.nameOf(ASTHelpers.getType(step.tree())).equals("java.util.Optional");
  }
}
