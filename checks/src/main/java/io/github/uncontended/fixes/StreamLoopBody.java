package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.StreamPipeline;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.syntax.Precedence;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The code around and in the loop that replaces a stream.
 *
 * @param before what comes in front of the loop
 * @param test what decides about an element; empty if each counts
 * @param inner what is done with one that counts
 * @param after what follows the loop
 */
record StreamLoopBody(
    List<String> before, Optional<String> test, List<String> inner, List<String> after) {
  /**
   * The parts for lambdas as {@link StreamPipeline#filters} has them; empty if no loop is known.
   */
  static Optional<StreamLoopBody> of(
      StreamPipeline pipeline,
      ImmutableList<LambdaExpressionTree> lambdas,
      Fix.Builder fix,
      VisitorState state) {
    String name = pipeline.terminalName();
    boolean endsWithLambda = !name.equals("findFirst");
    List<String> conditions = new ArrayList<>();
    int filters = endsWithLambda ? lambdas.size() - 1 : lambdas.size();
    int tests = name.equals("forEach") ? filters : lambdas.size();
    if (lambdas.subList(0, tests).stream()
        .anyMatch(it -> PossibleValues.areInferred(it.getBody()))) {
      return Optional.empty();
    }
    for (LambdaExpressionTree filter : lambdas.subList(0, filters)) {
      conditions.add(
          condition(filter, filters > 1 || (endsWithLambda && !name.equals("forEach")), state));
    }
    LambdaExpressionTree last = lambdas.get(lambdas.size() - 1);
    String element = lambdas.get(0).getParameters().get(0).getName().toString();
    switch (name) {
      case "anyMatch", "noneMatch", "allMatch" -> {
        boolean all = name.equals("allMatch");
        conditions.add(all ? negated(last, state) : condition(last, filters > 0, state));
        return Optional.of(
            found(test(conditions), /* value= */ name.equals("anyMatch"), fix, state));
      }
      case "findFirst" -> {
        Type result = ASTHelpers.getType(pipeline.terminal());
        if (!result.tsym.getQualifiedName().contentEquals("java.util.Optional")) {
          return Optional.empty();
        }
        String optional = Imports.nameOf("java.util.Optional", fix, state.getPath(), state);
        return Optional.of(
            new StreamLoopBody(
                List.of(),
                Optional.of(test(conditions)),
                List.of("return " + optional + ".of(" + element + ");"),
                List.of("return " + optional + ".empty();")));
      }
      case "forEach" -> {
        return Optional.of(
            new StreamLoopBody(
                List.of(),
                conditions.isEmpty() ? Optional.empty() : Optional.of(test(conditions)),
                List.of(Source.of(last.getBody(), state) + ";"),
                List.of()));
      }
      default -> {
        return Optional.empty();
      }
    }
  }

  /**
   * The search for an element that decides.
   *
   * @param value the value if there is one
   */
  private static StreamLoopBody found(
      String test, boolean value, Fix.Builder fix, VisitorState state) {
    if (!(state.getPath().getParentPath().getLeaf() instanceof VariableTree variable)) {
      return new StreamLoopBody(
          List.of(),
          Optional.of(test),
          List.of("return " + value + ";"),
          List.of("return " + !value + ";"));
    }
    fix.reassign(ASTHelpers.getSymbol(variable));
    String declaration =
        Source.of(Source.start(variable), Source.start(variable.getInitializer()), state);
    return new StreamLoopBody(
        List.of(declaration.stripTrailing() + " " + !value + ";"),
        Optional.of(test),
        List.of(variable.getName() + " = " + value + ";", "break;"),
        List.of());
  }

  private static String test(List<String> conditions) {
    return "if (" + String.join(" && ", conditions) + ") {";
  }

  private static String condition(
      LambdaExpressionTree lambda, boolean isOperand, VisitorState state) {
    ExpressionTree body = (ExpressionTree) lambda.getBody();
    String code = Source.of(body, state);
    return isOperand && Precedence.of(body).isLooserThan(Precedence.CONDITIONAL_AND)
        ? "(" + code + ")"
        : code;
  }

  private static String negated(LambdaExpressionTree lambda, VisitorState state) {
    ExpressionTree body = (ExpressionTree) lambda.getBody();
    if (body.getKind() == Kind.LOGICAL_COMPLEMENT) {
      return Source.of(((UnaryTree) body).getExpression(), state);
    }
    return switch (body.getKind()) {
      case IDENTIFIER, MEMBER_SELECT, METHOD_INVOCATION, PARENTHESIZED, BOOLEAN_LITERAL ->
          "!" + Source.of(body, state);
      default -> "!(" + Source.of(body, state) + ")";
    };
  }
}
