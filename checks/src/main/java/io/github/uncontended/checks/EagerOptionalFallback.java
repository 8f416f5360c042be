package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.Iterables;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import io.github.uncontended.analysis.collections.ConcurrentMaps;
import io.github.uncontended.analysis.effects.Effects;
import io.github.uncontended.analysis.effects.Evaluation;
import io.github.uncontended.analysis.effects.HeapPollution;
import io.github.uncontended.analysis.effects.KnownWork;
import io.github.uncontended.analysis.effects.Permission;
import io.github.uncontended.analysis.library.FallbackMethod;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.DeferrableArgument;
import io.github.uncontended.fixes.Laziness;
import io.github.uncontended.fixes.LazyFallback;
import io.github.uncontended.fixes.LazyOverload;
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
 * Flags fallbacks that are evaluated on every call and discarded on most. {@code
 * Optional.orElse(call())} and similar methods take a value, so Java evaluates it before the method
 * can check whether it is needed.
 *
 * <p>Not flagged: fallbacks that cost no more than the lambda that would defer them ({@link
 * Effects#isCheap}); work that is already in a lambda; cold code.
 *
 * <p>The fix is always a lambda: {@code service::load} evaluates {@code service} eagerly.
 */
@AutoService(BugChecker.class)
@BugPattern(
    summary = "The fallback is evaluated on every call, even when it is not needed",
    altNames = {Rule.GROUP, "OptionalOrElseGet", "OptionalOrElseMethodInvocation"},
    severity = WARNING,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.REPEATED_WORK,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    byDefault = ByDefault.WITH_EVIDENCE,
    reach = Reach.OPERATIONS_MOSTLY)
public final class EagerOptionalFallback extends Rule {
  private static final Interest INTEREST = Interest.in(Kind.CALL, FallbackMethod.names());

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    List<? extends ExpressionTree> arguments = tree.getArguments();
    if (arguments.isEmpty() || arguments.size() > 2) {
      return Description.NO_MATCH;
    }
    ExpressionTree fallback = fallbackOf(tree);
    // Most arguments are one of these: no need to look at names.
    if (fallback instanceof LiteralTree || fallback instanceof IdentifierTree) {
      return Description.NO_MATCH;
    }
    FallbackMethod method = FallbackMethod.calledBy(tree, state).orElse(null);
    if (method == null || Effects.isCheap(fallback, state)) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (heat.isCold()) {
      return Description.NO_MATCH;
    }
    Evaluation evaluation =
        method.rejectsNull(tree)
            ? Evaluation.ofRequired(fallback, state)
            : Evaluation.of(fallback, state);
    Finding.Builder finding =
        finding(tree, state)
            .heat(heatFor(evaluation, fallback, heat, state))
            .cost("The fallback is evaluated on every call, even when " + method.needless() + ".");
    if (evaluation.effect().verdict() == Effects.Verdict.ALWAYS_THROWS) {
      return finding
          .advice(
              "The fallback always throws, so this call never returns. " + method.onThrow() + ".")
          .report();
    }
    Permission skip =
        (method == FallbackMethod.FIRST_NON_NULL
                ? evaluation.maySkip()
                : evaluation.mayDefer().and(Laziness.keepsNames(fallback, state)))
            .and(precedes(method, tree, evaluation, state));
    return switch (method) {
      case MAP -> describeGetOrDefault(finding, tree, skip, state);
      case FIRST_NON_NULL -> describeFirstNonNull(finding, tree, skip, state);
      default -> describeWithLazyTwin(finding, method, tree, skip, state);
    };
  }

  /** What the heat of a place says about its fallback: a few objects are nothing to a request. */
  private static Heat heatFor(
      Evaluation evaluation, ExpressionTree fallback, Heat heat, VisitorState state) {
    if (heat.isConcurrent() && !heat.isIntense() && !KnownWork.isIn(fallback, state)) {
      return Heat.UNKNOWN;
    }
    // A fallback that only computes takes no query and no request.
    return evaluation.effect().verdict() == Effects.Verdict.NONE ? heat.ofLittleWork() : heat;
  }

  private static Description describeWithLazyTwin(
      Finding.Builder finding,
      FallbackMethod method,
      MethodInvocationTree call,
      Permission skip,
      VisitorState state) {
    Optional<String> obstacle =
        method.isOverloaded()
                && LazyOverload.mayTakeAsValue(ASTHelpers.getType(call), fallbackOf(call), state)
            ? Optional.of("the value itself is a function without parameters")
            : Laziness.obstacle(fallbackOf(call), state);
    if (obstacle.isPresent()) {
      return finding
          .advice(
              "A lambda for "
                  + method.lazyMethod()
                  + " does not compile here: "
                  + obstacle.get()
                  + ". Check whether the value is present before evaluating the fallback."
                  + consequence(skip, Optional.empty()))
          .report();
    }
    Optional<Fix> fix = LazyFallback.asLambda(call, method.lazyMethod(), state);
    finding.advice(
        (method.isOverloaded()
                ? "Pass a lambda to " + method.lazyMethod() + "(), which runs only when "
                : "Use " + method.lazyMethod() + " with a lambda, which runs only when ")
            + method.whenNeeded()
            + "."
            + consequence(skip, fix));
    return report(finding, fix, skip);
  }

  /** Whether the fallback may be evaluated after the test that it precedes today. */
  private static Permission precedes(
      FallbackMethod method, MethodInvocationTree call, Evaluation fallback, VisitorState state) {
    return switch (method) {
      case MAP ->
          HeapPollution.mayShowInVariable(state.getPath(), state)
              ? Permission.no("passes the value on as its own type")
              : Evaluation.ofHashing(call.getArguments().get(0), state).mayMovePast(fallback);
      // The test can run code: that of a lazy value, or of an iterator.
      case VAVR ->
          FallbackMethod.isStrict(ASTHelpers.getReceiver(call))
              ? Permission.proven()
              : fallback.readsChangeable().map(Permission::no).orElse(Permission.proven());
      default -> Permission.proven();
    };
  }

  private static Description describeFirstNonNull(
      Finding.Builder finding, MethodInvocationTree call, Permission skip, VisitorState state) {
    Optional<Fix> fix = LazyFallback.asNullTest(call, state);
    finding.advice(
        "firstNonNull has no lazy form. Test the first argument for null, or use"
            + " Objects.requireNonNullElseGet (JDK 9+)."
            + consequence(skip, fix));
    return report(finding, fix, skip);
  }

  private static Description describeGetOrDefault(
      Finding.Builder finding, MethodInvocationTree call, Permission skip, VisitorState state) {
    ExpressionTree map = ASTHelpers.getReceiver(call);
    boolean concurrent = ConcurrentMaps.isConcurrentHashMap(map, state);
    if (DeferrableArgument.isComputedIntoSameMap(call, state)) {
      boolean same = concurrent && !HeapPollution.mayShowIn(call, state);
      Optional<Fix> alone = LazyFallback.asFallbackAlone(call, state);
      alone.ifPresent(fix -> finding.fix(same ? FixSafety.SAFE : FixSafety.UNSAFE, fix));
      return finding
          .advice(
              "Call computeIfAbsent alone, which returns the value on a hit and on a miss"
                  + (alone.isEmpty() || same
                      ? "."
                      : ", unless the map's class or an unchecked cast gives it other values."))
          .report();
    }
    if (!concurrent && !ConcurrentMaps.isConcurrentByType(map, state)) {
      return finding
          .advice(
              "getOrDefault has no lazy form. Call get and evaluate the fallback only when get"
                  + " returns null."
                  + (ConcurrentMaps.holdsNoNull(map, state)
                      ? ""
                      : " A key that is mapped to null then gets the fallback, too.")
                  + consequence(skip, Optional.empty()))
          .report();
    }
    Optional<Fix> fix = LazyFallback.asOptional(call, state);
    finding.advice(
        "getOrDefault has no lazy form, but this map holds no null values. Call get and evaluate"
            + " the fallback only when get returns null"
            + (concurrent ? "." : ", unless the map's class is a subclass whose lookups do more.")
            + consequence(skip, fix));
    return report(finding, fix, concurrent ? skip : Permission.no(""));
  }

  private static Description report(Finding.Builder finding, Optional<Fix> fix, Permission skip) {
    fix.ifPresent(
        edits -> finding.fix(skip.isGranted() ? FixSafety.SAFE : FixSafety.UNSAFE, edits));
    return finding.report();
  }

  /** What a fix, if there is one, assumes of the fallback, or what a lambda would change. */
  private static String consequence(Permission skip, Optional<Fix> fix) {
    return switch (skip.level()) {
      case PROVEN -> "";
      case ASSUMED -> fix.isPresent() ? skip.assumption() : "";
      case NO -> skip.objection("Deferring the fallback");
    };
  }

  private static ExpressionTree fallbackOf(MethodInvocationTree call) {
    return Iterables.getLast(call.getArguments());
  }
}
