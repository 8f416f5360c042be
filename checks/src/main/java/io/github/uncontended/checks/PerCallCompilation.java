package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.caching.Memoization;
import io.github.uncontended.analysis.caching.Retention;
import io.github.uncontended.analysis.effects.BackgroundWork;
import io.github.uncontended.analysis.effects.ProcessStart;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.DatePatternCall;
import io.github.uncontended.analysis.library.ExpressionCall;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.RegexCall;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.analysis.values.FieldConstants;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.Precompiled;
import io.github.uncontended.fixes.PrecompiledRegex;
import io.github.uncontended.fixes.SharedInstance;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.List;
import java.util.Optional;

/**
 * Flags what is compiled or built of constants on each call: in hot code, regular expressions
 * ({@code Pattern.compile}, {@code String.matches}, {@code replaceAll}, {@code replaceFirst},
 * {@code split}), date patterns, and expressions of XPath, scripts and Spring; in code that is not
 * cold, objects that look up their implementation or fill caches when they are built, such as
 * {@code ObjectMapper} and the factories of XML.
 *
 * <p>Not flagged: {@code split} at a single character, which compiles nothing ({@code
 * String.split}); a field whose values are unknown; cold code; what is memoized. Unless the place
 * is known to be hot, neither are objects that are passed on, retained or made during construction,
 * nor those in methods that read a file or that a timer runs.
 *
 * <p>The fix is SAFE for regular expressions that are valid and of which nothing but methods are
 * called: a {@code Pattern} is immutable.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "The same pattern or factory is built on each call",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_DECLARATION,
    reach = Reach.OPERATIONS_MOSTLY,
    measuredBy = {
      "cpu java.util.regex.Pattern#compile",
      "cpu java.util.regex.Pattern#matches",
      "cpu java.lang.String#matches",
      "cpu java.lang.String#replaceAll",
      "cpu java.lang.String#replaceFirst",
      "cpu java.lang.String#split",
      "cpu java.time.format.DateTimeFormatter#ofPattern",
      "alloc java.util.regex.Pattern#compile",
      "alloc java.lang.String#replaceAll",
      "alloc java.lang.String#split"
    })
public final class PerCallCompilation extends Rule {
  private static final Interest INTEREST =
      Interest.in(Kind.CALL, RegexCall.NAMES)
          .and(Interest.in(Kind.CALL, DatePatternCall.NAME))
          .and(Interest.in(Kind.CALL, ApiFact.COMPILES_EXPRESSION.methodNames()))
          .and(Interest.in(Kind.CALL, ApiFact.COSTLY_TO_BUILD.methodNames()))
          .and(Interest.in(Kind.CREATION, ApiFact.SHARED_WHEN_BUILT.simpleNames()));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    Optional<RegexCall> regex = RegexCall.of(tree);
    if (regex.isPresent()) {
      return matchRegex(tree, regex.get(), state);
    }
    if (ExpressionCall.is(tree)) {
      return matchExpression(tree, state);
    }
    Optional<DatePatternCall> date = DatePatternCall.of(tree);
    if (date.isPresent()) {
      return matchDatePattern(tree, date.get(), state);
    }
    String name = Expressions.simpleName(tree.getMethodSelect());
    return ApiFact.COSTLY_TO_BUILD.isMethodName(name)
            && ApiFact.COSTLY_TO_BUILD.holdsFor(ASTHelpers.getSymbol(tree))
        ? matchBuilt(tree, tree.getArguments(), state)
        : Description.NO_MATCH;
  }

  @Override
  protected Description matchNewClass(NewClassTree tree, VisitorState state) {
    return tree.getClassBody() == null
            && ApiFact.SHARED_WHEN_BUILT.isSimpleName(Expressions.simpleName(tree.getIdentifier()))
            && ApiFact.COSTLY_TO_BUILD.holdsFor(ASTHelpers.getSymbol(tree))
        ? matchBuilt(tree, tree.getArguments(), state)
        : Description.NO_MATCH;
  }

  private Description matchRegex(MethodInvocationTree tree, RegexCall regex, VisitorState state) {
    String expression = ASTHelpers.constValue(regex.regex(), String.class);
    boolean compiles = regex.kind() == RegexCall.Kind.COMPILE;
    Integer flags =
        compiles && tree.getArguments().size() == 2
            ? ASTHelpers.constValue(tree.getArguments().get(1), Integer.class)
            : Integer.valueOf(0);
    if (flags == null
        || (expression == null
            ? !FieldConstants.areExpressions(regex, state)
            : !regex.compiles(expression) || !RegexCall.isValid(expression, flags))) {
      return Description.NO_MATCH;
    }
    Optional<Heat> heat = heat(state).filter(Heat::isConcurrent);
    if (heat.isEmpty()) {
      return Description.NO_MATCH;
    }
    String call = ASTHelpers.getSymbol(tree).owner.name + "." + ASTHelpers.getSymbol(tree).name;
    Finding.Builder finding =
        finding(tree, state)
            .heat(heat.get())
            .cost(call + " compiles the same regular expression on each call.");
    if (expression == null) {
      return finding.advice("Keep the compiled Pattern in a field beside the text.").report();
    }
    Optional<Precompiled.Hoisted> hoisted =
        PrecompiledRegex.regex(state.getPath(), regex, flags, state);
    hoisted.ifPresent(it -> finding.fix(it.safety(), it.fix()));
    return finding
        .advice(
            (regex.kind() == RegexCall.Kind.REPLACE_ALL
                        && PrecompiledRegex.isLiteralReplacement(tree, state)
                    ? "Use String.replace, which needs no pattern for plain text."
                    : "Compile it once, into a private static final Pattern"
                        + Precompiled.Hoisted.unless(hoisted)
                        + ".")
                + Precompiled.obstacle(hoisted, state))
        .report();
  }

  /**
   * How hot a place is that repeats work; empty if it is cold, or nothing is known of it and its
   * result is kept.
   */
  private static Optional<Heat> heat(VisitorState state) {
    Heat heat = HeatModel.of(state);
    boolean kept =
        heat.isCold()
            || Memoization.covers(state.getPath(), state)
            || ProcessStart.dwarfs(state.getPath(), state)
            || (!heat.isConcurrent() && Retention.covers(state.getPath(), state));
    return kept ? Optional.empty() : Optional.of(heat);
  }

  private Description matchDatePattern(
      MethodInvocationTree tree, DatePatternCall call, VisitorState state) {
    Optional<Heat> heat = heat(state).filter(Heat::isConcurrent);
    if (heat.isEmpty()) {
      return Description.NO_MATCH;
    }
    Finding.Builder finding =
        finding(tree, state)
            .heat(heat.get())
            .cost("DateTimeFormatter.ofPattern parses the same pattern on each call.");
    String pattern = Precompiled.written(tree.getArguments().get(0), state.getPath(), state);
    String rest = call.locale().map(it -> ", " + Source.of(it, state)).orElse("");
    Optional<Precompiled.Hoisted> hoisted =
        Precompiled.value(
            state.getPath(),
            DatePatternCall.FORMATTER,
            type -> type + ".ofPattern(" + pattern + rest + ")",
            "FORMATTER",
            call.doubt(),
            state);
    hoisted.ifPresent(it -> finding.fix(it.safety(), it.fix()));
    return finding
        .advice(
            "Keep the formatter, which is immutable, in a private static final field"
                + (hoisted.isPresent()
                    ? Precompiled.Hoisted.unless(hoisted)
                    : call.locale().isPresent()
                        ? ""
                        : "; it then keeps the default locale of that moment")
                + "."
                + Precompiled.obstacle(hoisted, state))
        .report();
  }

  private Description matchExpression(MethodInvocationTree tree, VisitorState state) {
    return heat(state)
        .filter(Heat::isConcurrent)
        .map(heat -> finding(tree, state).heat(heat).cost(ExpressionCall.cost(tree)))
        .map(finding -> finding.advice(ExpressionCall.advice(tree)).report())
        .orElse(Description.NO_MATCH);
  }

  private Description matchBuilt(
      ExpressionTree tree, List<? extends ExpressionTree> arguments, VisitorState state) {
    Type type = ASTHelpers.getType(tree);
    if (!arguments.stream().allMatch(Precompiled::isConstant)
        || SharedInstance.dependsOnCall(tree, state)
        || Precompiled.isOnlyCalled(state.getPath(), ApiFact.NEEDS_LITTLE, state)) {
      return Description.NO_MATCH;
    }
    Optional<Heat> heat = heat(state);
    // What is passed on may be kept by who gets it.
    if (heat.isEmpty()
        || (!heat.get().isConcurrent()
            && (!Precompiled.isOnlyCalled(state.getPath(), state)
                || BackgroundWork.covers(state.getPath(), state)))) {
      return Description.NO_MATCH;
    }
    boolean shared = ApiFact.SHARED_WHEN_BUILT.holdsForType(KnownTypes.nameOf(type));
    Finding.Builder finding =
        finding(tree, state).heat(heat.get()).cost(SharedInstance.cost(type, shared, state));
    Optional<Fix> fix = shared ? SharedInstance.of(state.getPath(), state) : Optional.empty();
    fix.ifPresent(it -> finding.fix(FixSafety.UNSAFE, it));
    return finding.advice(SharedInstance.advice(type, fix.isPresent(), state)).report();
  }
}
