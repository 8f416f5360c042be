package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.effects.EvaluationOrder.Difference;
import io.github.uncontended.analysis.formatting.FormatCall;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.syntax.Source;
import java.util.Optional;

/** Why a format call cannot be replaced by a concatenation, in words that say what else to do. */
public final class FormatObstacle {
  /** A concatenation with more literals that touch an operand with a quote is hard to read. */
  private static final int MAX_QUOTED_BOUNDARIES = 2;

  private FormatObstacle() {}

  /** The advice where no fix is possible; empty where one is. */
  public static Optional<String> of(
      FormatCall call, Difference order, MethodInvocationTree tree, VisitorState state) {
    if (isStatement(state)) {
      return Optional.of("The result is not used. Remove the call.");
    }
    if (call.isChosen()) {
      return Optional.of(
          "Choose between texts instead of formats, and concatenate with + where the format is "
              + state.getConstantExpression(call.constant())
              + ".");
    }
    if (!Source.hasPosition(tree, state)
        || !call.arguments().stream().allMatch(it -> Source.hasPosition(it, state))) {
      return Optional.of("Concatenate with +.");
    }
    if (FormatConcatenation.losesComment(tree, call, state)) {
      return Optional.of(
          "Concatenate with +. No fix is offered: it would lose the comment in the call.");
    }
    if (call.isNamed()) {
      return Optional.of(
          "Concatenate the same text with + in one method, and call it where the named format is"
              + " used.");
    }
    if (call.isConstant()) {
      return Optional.of(
          "Write the text as one constant. No fix is offered: a constant is interned and can"
              + " change what the compiler considers reachable.");
    }
    String constant = call.constant();
    int lineEnd = constant.indexOf('\n');
    boolean isBlock = Source.of(call.format(), state).contains("\"\"\"");
    if (lineEnd >= 0 && lineEnd < constant.length() - 1 && isBlock) {
      return Optional.of("Concatenate the lines with +, or use a template that is parsed once.");
    }
    if (call.quotedBoundaries() > MAX_QUOTED_BOUNDARIES
        || (isBlock && constant.indexOf('"') >= 0)) {
      return Optional.of(
          "Concatenate with +, or append to a StringBuilder. No fix is offered: its many escaped"
              + " quotes would be hard to read.");
    }
    if (call.arguments().stream().anyMatch(it -> PossibleValues.dependOnTarget(it, state))) {
      return Optional.of(
          "Assign the conditional expression to a variable, which fixes its type, and concatenate"
              + " with +.");
    }
    if (order == Difference.LIKELY) {
      return Optional.of(
          "Assign the arguments to variables in the order of the call, and concatenate with +.");
    }
    if (!FormatConcatenation.canName(call, state)) {
      return Optional.of("Concatenate with +. Another declaration hides java.lang.System here.");
    }
    return FormatConcatenation.overflowsConstant(call)
        ? Optional.of("Concatenate with +, in constants that are short enough for a class file.")
        : Optional.empty();
  }

  /** Whether the call is an expression statement, which a concatenation cannot be. */
  private static boolean isStatement(VisitorState state) {
    Tree parent = state.getPath().getParentPath().getLeaf();
    if (parent instanceof LambdaExpressionTree lambda) {
      Type function = ASTHelpers.getType(lambda);
      return function == null
          || state.getTypes().findDescriptorType(function).getReturnType().hasTag(TypeTag.VOID);
    }
    return parent instanceof ExpressionStatementTree;
  }
}
