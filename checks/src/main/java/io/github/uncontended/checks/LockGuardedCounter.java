package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.Extreme;
import io.github.uncontended.analysis.monitors.GuardedCounter;
import io.github.uncontended.analysis.monitors.MonitorSignals;
import io.github.uncontended.analysis.monitors.SectionAnalysis;
import io.github.uncontended.analysis.monitors.SectionPattern;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.AtomicCounter;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.Operations.Reach;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.CriticalSectionRule;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.Optional;

/**
 * Flags a lock, a read-write lock or the monitor of a class that guards nothing but one {@code int}
 * or {@code long}: every critical section in the compilation only reads, assigns or adds to it,
 * lets it go round, or keeps the greatest or the least value in it. An atomic number does this with
 * one instruction, and never blocks.
 *
 * <p>Reported once per lock, at the first section that changes the number. Not flagged: sections
 * that do anything else; locks that are passed on, tried, or have conditions; numbers that are also
 * written without the lock; cold code.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A lock guards nothing but a number",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = SUGGESTION,
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    isBrief = true,
    byDefault = ByDefault.WITH_EVIDENCE,
    reach = Reach.OPERATIONS_MOSTLY)
public final class LockGuardedCounter extends CriticalSectionRule {
  @Override
  protected boolean isAbout(SectionPattern pattern) {
    return pattern == SectionPattern.COUNTER;
  }

  @Override
  protected Description matchSection(SectionAnalysis analysis, VisitorState state) {
    if (analysis.counter().isEmpty()) {
      return Description.NO_MATCH;
    }
    GuardedCounter counter = analysis.counter().get();
    Heat heat = HeatModel.of(state);
    if (heat.isCold() || !isFirst(counter, state) || MonitorSignals.areOn(counter.lock(), state)) {
      return Description.NO_MATCH;
    }
    String type = counter.field().type.hasTag(TypeTag.LONG) ? "AtomicLong" : "AtomicInteger";
    boolean goesRound = counter.goesRound(state);
    Optional<Extreme> extreme = counter.extreme(state);
    Optional<Fix> fix =
        goesRound || extreme.isPresent() ? Optional.empty() : AtomicCounter.of(counter, state);
    String advice =
        goesRound
            ? "Let an "
                + type
                + " run on, and take the index by Math.floorMod of what getAndIncrement() returns"
                + (counter.isRead(state) ? ", and likewise where it is only read." : ".")
            : "Use an "
                + type
                + extreme
                    .map(LockGuardedCounter::accumulation)
                    .orElseGet(() -> addition(counter, fix.isPresent(), state));
    Finding.Builder finding =
        finding(state.getPath().getLeaf(), state)
            .cost(
                "All that "
                    + counter.lock().inWords()
                    + " guards is the number '"
                    + counter.field().name
                    + "'. Threads block each other "
                    + (goesRound
                        ? "to step to the next index."
                        : extreme.isPresent()
                            ? "for a single comparison."
                            : "for a single addition.")
                    + unguarded(counter))
            .heat(heat);
    if (goesRound || extreme.isPresent() || AtomicCounter.wideAmount(counter, state).isPresent()) {
      return finding.advice(advice).report();
    }
    fix.ifPresent(it -> finding.fix(FixSafety.UNSAFE, it));
    return finding
        .advice(advice + (fix.isPresent() ? "" : AtomicCounter.obstacle(counter, state)))
        .report();
  }

  /** What the lock does not do for a number that objects with other locks share. */
  private static String unguarded(GuardedCounter counter) {
    return counter.field().isStatic() && !counter.lock().isOfClass()
        ? " Those on different objects do not share the lock, and can lose updates of the static"
            + " field."
        : "";
  }

  private static String addition(GuardedCounter counter, boolean hasFix, VisitorState state) {
    Optional<Type> amount = AtomicCounter.wideAmount(counter, state);
    if (amount.isPresent()) {
      return " and updateAndGet, and cast the sum to "
          + counter.field().type
          + " as the assignment does: addAndGet takes no "
          + amount.get()
          + ".";
    }
    if (AtomicCounter.isNarrow(counter)) {
      return ", and cast what it returns to " + counter.field().type + ".";
    }
    return (counter.isOnlyAddedTo(state) ? ", or a LongAdder if many threads add and few read" : "")
        + (hasFix
            ? ", unless "
                + (counter.lock().symbol() instanceof VarSymbol lock && lock.isPrivate()
                    ? "reflection uses the field or its lock"
                    : "code out of sight also takes the lock")
                + "."
            : ".");
  }

  private static String accumulation(Extreme extreme) {
    return extreme.isGreatest()
        ? ": if get() is less, call accumulateAndGet(value, Math::max). A LongAccumulator suits many"
            + " threads that raise it and few that read it."
        : ": if get() is greater, call accumulateAndGet(value, Math::min). A LongAccumulator suits"
            + " many threads that lower it and few that read it.";
  }

  /** Whether the rule reports the lock of a section, at a place that many threads run. */
  @Override
  protected boolean reports(SectionAnalysis analysis, VisitorState state) {
    return analysis
        .counter()
        .flatMap(counter -> reported(counter, state))
        .filter(section -> HeatModel.of(section.path(), state).isConcurrent())
        .isPresent();
  }

  private static boolean isFirst(GuardedCounter counter, VisitorState state) {
    return reported(counter, state)
        .filter(section -> section.tree() == state.getPath().getLeaf())
        .isPresent();
  }

  /** The first section that changes the number, and is not cold. */
  private static Optional<CriticalSection> reported(GuardedCounter counter, VisitorState state) {
    return counter.updates(state).stream()
        .filter(section -> !HeatModel.of(section.path(), state).isCold())
        .findFirst();
  }
}
