package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.MethodInvocationTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.diagnostics.DiagnosticCode;
import io.github.uncontended.analysis.diagnostics.MessageFlow;
import io.github.uncontended.analysis.effects.EvaluationOrder;
import io.github.uncontended.analysis.effects.EvaluationOrder.Difference;
import io.github.uncontended.analysis.formatting.ConversionRisks;
import io.github.uncontended.analysis.formatting.FormatCall;
import io.github.uncontended.analysis.formatting.FormatString.Text;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.FormatConcatenation;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.Optional;

/**
 * Flags {@code String.format} and {@code formatted} where {@code +} gives the same text: each call
 * creates a {@link java.util.Formatter}, parses the format again and boxes the arguments into an
 * array.
 *
 * <p>Not flagged: cold code; text that is only used in exceptions, logs, consoles and thread names
 * ({@link MessageFlow}), unless a profile measures it; {@code toString()}, unless it is declared or
 * measured to be hot; constructors of an {@code AutoCloseable}, such as a client, outside of loops
 * and hot code; formats with flags, widths, precisions or conversions other than {@code %s %d %b %c
 * %n}, those that are not constant, that miss arguments, or that hold no conversion; arguments
 * passed as an array; arguments that are {@link java.util.Formattable}, and those for which the
 * conversion throws or prints something else than {@code +}.
 *
 * <p>{@code %d} prints the digits of the locale, {@code %s} calls {@code Formattable.formatTo}, and
 * {@code %b} prints null as false ({@code java.util.Formatter}).
 */
@AutoService(BugChecker.class)
@BugPattern(
    summary = "A format string is parsed on every call, where + gives the same string",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    measuredBy = {
      "cpu java.lang.String#format",
      "cpu java.lang.String#formatted",
      "alloc java.lang.String#format",
      "alloc java.lang.String#formatted"
    })
public final class StringFormatConcatenation extends Rule implements MethodInvocationTreeMatcher {
  private static final String OTHER_ORDER =
      "no argument's value depends on when another argument is evaluated";

  /**
   * A call that the rule flags.
   *
   * @param risks the conditions under which {@code +} gives the same string; empty for always
   * @param order what a different order of evaluation may change
   */
  private record Match(FormatCall call, ImmutableSet<String> risks, Difference order, Heat heat) {}

  @Override
  public Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    Match match = match(tree, state).orElse(null);
    if (match == null) {
      return Description.NO_MATCH;
    }
    FormatCall call = match.call();
    Finding.Builder finding =
        finding(tree, state)
            .cost(
                "String."
                    + call.method()
                    + " allocates a Formatter and parses the format string on every call. It takes"
                    + " 4 to 9 times as long as + and allocates about 6 times as much.")
            .heat(match.heat())
            .severity(match.heat().isRepeated() ? WARNING : SUGGESTION);

    Optional<String> obstacle = obstacle(match, tree, state);
    if (obstacle.isPresent()) {
      return finding.advice(obstacle.get()).report();
    }
    Fix fix =
        new FormatConcatenation(StringFormatConcatenation::safelyReplaced)
            .replacing(tree, call, state);
    return match.risks().isEmpty()
        ? finding
            .advice("Concatenate with +, which gives the same string.")
            .fix(FixSafety.SAFE, fix)
            .report()
        : finding
            .advice("Concatenate with + if " + String.join(", and ", match.risks()) + ".")
            .fix(FixSafety.UNSAFE, fix)
            .report();
  }

  private static Optional<Match> match(MethodInvocationTree tree, VisitorState state) {
    FormatCall call = FormatCall.of(tree, state).orElse(null);
    if (call == null || call.parts().stream().allMatch(Text.class::isInstance)) {
      return Optional.empty();
    }
    ImmutableSet<String> risks = ConversionRisks.of(call, state).orElse(null);
    if (risks == null) {
      return Optional.empty();
    }
    Heat heat = HeatModel.of(state);
    if (heat.isCold()
        || (!heat.isRepeated() && opensResource(state))
        || (!heat.isDeclared() && DiagnosticCode.isInToString(state.getPath()))
        || (!heat.isMeasured() && MessageFlow.endsIn(state.getPath(), state))) {
      return Optional.empty();
    }
    Difference order = EvaluationOrder.inConcatenation(call, state);
    if (order != Difference.NONE) {
      risks = ImmutableSet.<String>builder().addAll(risks).add(OTHER_ORDER).build();
    }
    return Optional.of(new Match(call, risks, order, heat));
  }

  /** Whether the call is in the constructor of a closeable class, such as a client or a pool. */
  private static boolean opensResource(VisitorState state) {
    MethodTree method = ASTHelpers.findEnclosingMethod(state);
    return method != null
        && ASTHelpers.getSymbol(method).isConstructor()
        && ASTHelpers.isSubtype(
            ASTHelpers.getSymbol(method).owner.type, state.getSymtab().autoCloseableType, state);
  }

  /** The advice where no fix is possible; empty where one is. */
  private static Optional<String> obstacle(
      Match match, MethodInvocationTree tree, VisitorState state) {
    FormatCall call = match.call();
    if (isStatement(state)) {
      return Optional.of("The result is not used. Remove the call.");
    }
    if (!Source.hasPosition(tree, state)
        || !call.arguments().stream().allMatch(it -> Source.hasPosition(it, state))) {
      return Optional.of("Concatenate with +.");
    }
    if (FormatConcatenation.losesComment(tree, call, state)) {
      return Optional.of(
          "Concatenate with +. No fix is offered: it would lose the comment in the call.");
    }
    String constant = call.constant();
    int lineEnd = constant.indexOf('\n');
    if (lineEnd >= 0
        && lineEnd < constant.length() - 1
        && Source.of(call.format(), state).contains("\"\"\"")) {
      return Optional.of("Concatenate the lines with +, or use a template that is parsed once.");
    }
    if (call.arguments().stream().anyMatch(it -> PossibleValues.dependOnTarget(it, state))) {
      return Optional.of(
          "Assign the conditional expression to a variable, which fixes its type, and concatenate"
              + " with +.");
    }
    if (match.order() == Difference.LIKELY) {
      return Optional.of(
          "Assign the arguments to variables in the order of the call, and concatenate with +.");
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

  /**
   * The format call at a tree, if a SAFE fix replaces it. The fix of an enclosing call then
   * replaces it, too.
   */
  private static Optional<FormatCall> safelyReplaced(VisitorState state) {
    if (!(state.getPath().getLeaf() instanceof MethodInvocationTree tree)) {
      return Optional.empty();
    }
    return match(tree, state)
        .filter(match -> match.risks().isEmpty())
        .filter(match -> obstacle(match, tree, state).isEmpty())
        .map(Match::call);
  }
}
