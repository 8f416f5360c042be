package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.diagnostics.EagerMessage;
import io.github.uncontended.analysis.formatting.ConversionRisks;
import io.github.uncontended.analysis.formatting.FormatCall;
import io.github.uncontended.analysis.formatting.FormatString;
import io.github.uncontended.analysis.formatting.FormatString.Argument;
import io.github.uncontended.analysis.formatting.FormatString.LineEnd;
import io.github.uncontended.analysis.formatting.FormatString.Part;
import io.github.uncontended.analysis.formatting.FormatString.Text;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Why a template does not give the same text as the message of a check, whose {@code %s} it has.
 */
public final class TemplateObstacle {
  private static final String PERCENT =
      "%s behind a percent sign would read as an escaped percent sign";

  private static final String PLACEHOLDER = "the text itself has a %s";

  private TemplateObstacle() {}

  /** What a template would change, as a clause of a message; empty if that is not known. */
  public static Optional<String> of(EagerMessage eager, VisitorState state) {
    if (!eager.isLast()) {
      return Optional.of("the check formats the message with the arguments behind it");
    }
    VisitorState there = state.withPath(new TreePath(state.getPath(), eager.message()));
    MessageTemplate.Writer writer = new MessageTemplate.Writer(eager, there);
    if (ASTHelpers.stripParentheses(eager.message()) instanceof MethodInvocationTree call) {
      return FormatCall.isNamed(call)
          ? ofFormat(call, writer, there)
          : Optional.of(
              "a template does not do what "
                  + Expressions.simpleName(call.getMethodSelect())
                  + "() does");
    }
    return ofConcatenation(eager, writer, there);
  }

  private static Optional<String> ofFormat(
      MethodInvocationTree call, MessageTemplate.Writer writer, VisitorState state) {
    Optional<FormatCall> parsed = FormatCall.of(call, state);
    if (parsed.isEmpty()) {
      return unsupported(call);
    }
    FormatCall format = parsed.get();
    if (format.isChosen()) {
      return Optional.of("different runs have different formats");
    }
    boolean follows = false;
    for (Part part : format.parts()) {
      if (part instanceof LineEnd) {
        return Optional.of("a template has no %n");
      }
      if (part instanceof Argument && follows) {
        return Optional.of(PERCENT);
      }
      if (part instanceof Text text && text.value().contains("%s")) {
        return Optional.of(PLACEHOLDER);
      }
      follows = part instanceof Text text && MessageTemplate.Writer.endsInPercent(text.value());
    }
    if (!MessageTemplate.Writer.printsEachInOrder(format)) {
      return Optional.of("a template prints each argument once, in the order of the call");
    }
    if (ConversionRisks.of(format, "a template", state).isEmpty()) {
      return Optional.of(
          "%s in a template prints an argument differently than its conversion here");
    }
    return ofArguments(format.arguments(), writer)
        .or(
            () ->
                writer.losesComment(format)
                    ? Optional.of("it would remove a comment")
                    : format.format() instanceof LiteralTree
                        ? Optional.empty()
                        : Optional.of("the format is no literal"));
  }

  /** The first part of a format that no template has. */
  private static Optional<String> unsupported(MethodInvocationTree call) {
    List<ExpressionTree> arguments = new ArrayList<>(call.getArguments());
    if (ASTHelpers.getReceiver(call) != null) {
      arguments.add(ASTHelpers.getReceiver(call));
    }
    return arguments.stream()
        .map(argument -> ASTHelpers.constValue(argument, String.class))
        .filter(format -> format != null && FormatString.parse(format).isEmpty())
        .findFirst()
        .flatMap(TemplateObstacle::specifier)
        .map(specifier -> "a template has no " + specifier);
  }

  /** The first specifier of a format that is more than an argument. */
  private static Optional<String> specifier(String format) {
    for (int at = format.indexOf('%'); at >= 0; at = format.indexOf('%', at)) {
      int end = at + 1;
      while (end < format.length()
          && !Character.isLetter(format.charAt(end))
          && format.charAt(end) != '%') {
        end++;
      }
      if (end == format.length()) {
        return Optional.empty();
      }
      String specifier = format.substring(at, end + 1);
      if (FormatString.parse(specifier).isEmpty()) {
        return Optional.of(specifier);
      }
      at = end + 1;
    }
    return Optional.empty();
  }

  private static Optional<String> ofConcatenation(
      EagerMessage eager, MessageTemplate.Writer writer, VisitorState state) {
    List<ExpressionTree> operands = new ArrayList<>();
    MessageTemplate.Writer.flatten(eager.message(), operands);
    List<ExpressionTree> arguments = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (ExpressionTree operand : operands) {
      if (operand instanceof LiteralTree literal) {
        text.append(literal.getValue());
        continue;
      }
      if (text.indexOf("%s") >= 0) {
        return Optional.of(PLACEHOLDER);
      }
      if (MessageTemplate.Writer.endsInPercent(text)) {
        return Optional.of(PERCENT);
      }
      text.setLength(0);
      arguments.add(operand);
    }
    if (text.indexOf("%s") >= 0) {
      return Optional.of(PLACEHOLDER);
    }
    return ofArguments(arguments, writer)
        .or(
            () ->
                Source.hasComment(
                        Source.start(eager.message()), state.getEndPosition(eager.message()), state)
                    ? Optional.of("it would remove a comment")
                    : Optional.empty());
  }

  private static Optional<String> ofArguments(
      List<ExpressionTree> arguments, MessageTemplate.Writer writer) {
    if (arguments.stream().anyMatch(writer::mayBeTakenForAll)) {
      return Optional.of("behind a template, an argument may have another type, or be an array");
    }
    return writer.areTaken(arguments)
        ? Optional.empty()
        : Optional.of("several overloads of the check fit the types of the arguments");
  }
}
