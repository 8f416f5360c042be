package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodInvocationTree;
import io.github.uncontended.analysis.diagnostics.EagerMessage;
import io.github.uncontended.analysis.diagnostics.FormatShare;
import io.github.uncontended.analysis.diagnostics.MessageFlow;
import io.github.uncontended.analysis.effects.EvaluationOrder;
import io.github.uncontended.analysis.effects.EvaluationOrder.Difference;
import io.github.uncontended.analysis.effects.HeapPollution;
import io.github.uncontended.analysis.formatting.ConversionRisks;
import io.github.uncontended.analysis.formatting.FormatCall;
import io.github.uncontended.analysis.formatting.FormatString.Text;
import io.github.uncontended.analysis.formatting.FormatterNeeds;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.FormatConcatenation;
import io.github.uncontended.fixes.FormatObstacle;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Flags {@code String.format} and {@code formatted} where {@code +} gives the same text: each call
 * creates a {@link java.util.Formatter}, parses the format again and boxes the arguments into an
 * array.
 *
 * <p>Not flagged: cold code; text that is only used in exceptions, logs, consoles and thread names
 * ({@link MessageFlow}), and formats in a method that needs a formatter anyway ({@link
 * FormatterNeeds}), unless a profile measures them; messages of checks ({@link EagerMessage}),
 * which another rule reports; formats with flags, widths, precisions or conversions other than
 * {@code %s %d %b %c %n}, those that are not constant, that miss arguments, or that hold no
 * conversion; arguments passed as an array; arguments that are {@link java.util.Formattable}, and
 * those for which the conversion throws or prints something else than {@code +}.
 *
 * <p>{@code %d} prints the digits of the locale, {@code %s} calls {@code Formattable.formatTo}, and
 * {@code %b} prints null as false ({@code java.util.Formatter}).
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A format string is parsed on every call, where + gives the same string",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_DECLARATION,
    reach = Reach.OPERATIONS_ONLY,
    measuredBy = {
      "cpu java.lang.String#format",
      "cpu java.lang.String#formatted",
      "alloc java.lang.String#format",
      "alloc java.lang.String#formatted"
    })
public final class StringFormatConcatenation extends Rule {
  private static final String OTHER_ORDER =
      "no argument's value depends on when another argument is evaluated";
  private static final String OTHER_TYPE =
      "raw types and unchecked casts bring no object of another type (%s prints any; + casts it)";

  /**
   * A call that the rule flags.
   *
   * @param risks the conditions under which {@code +} gives the same string; empty for always
   * @param obstacle the advice where no fix is possible; empty where one is
   */
  private record Match(
      FormatCall call, ImmutableSet<String> risks, Heat heat, Optional<String> obstacle) {
    boolean isSafe() {
      return risks.isEmpty() && obstacle.isEmpty();
    }
  }

  /** The calls of a unit that are flagged; the fix of an enclosing call needs those within it. */
  private record Matches(Map<MethodInvocationTree, Optional<Match>> known) {}

  private static final Interest INTEREST = Interest.in(Kind.CALL, "format", "formatted");

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    Match match = match(tree, state).orElse(null);
    if (match == null) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(tree, state)
            .cost(
                "String."
                    + match.call().method()
                    + " allocates a Formatter and parses the format string on every call. It takes"
                    + " 4 to 9 times as long as + and allocates about 6 times as much.")
            .heat(match.heat())
            .uses(ImmutableList.of(FormatShare.place(state)));
    if (match.obstacle().isPresent()) {
      return finding.advice(match.obstacle().get()).report();
    }
    Fix fix =
        new FormatConcatenation(StringFormatConcatenation::safelyReplaced)
            .replacing(tree, match.call(), state);
    return finding
        .advice(advice(match, state))
        .fix(match.risks().isEmpty() ? FixSafety.SAFE : FixSafety.UNSAFE, fix)
        .report();
  }

  private static String advice(Match match, VisitorState state) {
    String concatenate =
        match.risks().isEmpty()
            ? "Concatenate with +, which gives the same string."
            : "Concatenate with + if " + String.join(", and ", match.risks()) + ".";
    return MessageFlow.mayEndIn(state.getPath(), state)
        ? concatenate
            + " The text is only used in messages: format it where one is written, or pass a"
            + " template with its arguments, so that runs without a message do not format it."
        : concatenate;
  }

  private static Optional<Match> match(MethodInvocationTree tree, VisitorState state) {
    if (!FormatCall.isNamed(tree)) {
      return Optional.empty();
    }
    Map<MethodInvocationTree, Optional<Match>> known =
        UnitIndex.of(state).memo(Matches.class, unit -> new Matches(new HashMap<>())).known();
    Optional<Match> match = known.get(tree);
    if (match == null) {
      match = findMatch(tree, state);
      known.put(tree, match);
    }
    return match;
  }

  private static Optional<Match> findMatch(MethodInvocationTree tree, VisitorState state) {
    FormatCall call = FormatCall.of(tree, state).orElse(null);
    if (call == null || call.parts().stream().allMatch(Text.class::isInstance)) {
      return Optional.empty();
    }
    ImmutableSet<String> risks = ConversionRisks.of(call, "+", state).orElse(null);
    if (risks == null) {
      return Optional.empty();
    }
    Heat heat = HeatModel.of(state);
    if (heat.isCold()
        || (!heat.isConcurrent() && isBesideMore(state))
        || EagerMessage.around(state.getPath(), state)
            .filter(check -> isReported(check, state))
            .isPresent()
        || (!heat.isMeasured()
            && (MessageFlow.endsIn(state.getPath(), state)
                || FormatterNeeds.isNeededBeside(state)))) {
      return Optional.empty();
    }
    if (call.arguments().stream().anyMatch(it -> HeapPollution.mayShowIn(it, state))) {
      risks = ImmutableSet.<String>builder().addAll(risks).add(OTHER_TYPE).build();
    }
    Difference order = EvaluationOrder.inConcatenation(call, state);
    if (order != Difference.NONE) {
      risks = ImmutableSet.<String>builder().addAll(risks).add(OTHER_ORDER).build();
    }
    return Optional.of(new Match(call, risks, heat, FormatObstacle.of(call, order, tree, state)));
  }

  /**
   * Whether the method does more than to format, in a class whose use other files of the
   * compilation show: the text then hardly matters without evidence of heat.
   */
  private static boolean isBesideMore(VisitorState state) {
    ClassTree type = ASTHelpers.findEnclosingNode(state.getPath(), ClassTree.class);
    return type != null
        && HeatModel.showsCallers(ASTHelpers.getSymbol(type), state)
        && CompilationIndex.of(state).isUsedElsewhere(ASTHelpers.getSymbol(type).outermostClass())
        && FormatShare.isSmall(state);
  }

  /**
   * The format call at a tree, if a SAFE fix replaces it. The fix of an enclosing call then
   * replaces it, too. Its arguments join those of the enclosing call, so that each must be
   * converted to the same string at any time.
   */
  private static Optional<FormatCall> safelyReplaced(VisitorState state) {
    if (!(state.getPath().getLeaf() instanceof MethodInvocationTree tree)) {
      return Optional.empty();
    }
    return match(tree, state)
        .filter(Match::isSafe)
        .map(Match::call)
        .filter(
            call ->
                call.printed().stream()
                    .map(call.arguments()::get)
                    .allMatch(it -> EvaluationOrder.convertsTheSameAlways(it, state)));
  }
}
