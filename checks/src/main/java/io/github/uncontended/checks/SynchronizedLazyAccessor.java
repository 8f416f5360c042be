package io.github.uncontended.checks;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.SUGGESTION;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.effects.KnownWork;
import io.github.uncontended.analysis.hashing.LockedHash;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.FilledTable;
import io.github.uncontended.analysis.monitors.LazyField;
import io.github.uncontended.analysis.monitors.LockedHelper;
import io.github.uncontended.analysis.monitors.Resets;
import io.github.uncontended.analysis.monitors.SectionAnalysis;
import io.github.uncontended.analysis.monitors.SectionPattern;
import io.github.uncontended.analysis.monitors.SynchronizedFacade;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.FastPath;
import io.github.uncontended.fixes.LazyFieldAdvice;
import io.github.uncontended.fixes.LockFreeDoubt;
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
 * Flags a {@code synchronized} method or block, or a section of a {@code Lock}, that initializes a
 * field on the first call and on every later one only tests it and returns. All callers contend for
 * a lock that only the first one needs.
 *
 * <p>Not flagged: switches between two states, and what the first caller passes, in methods that
 * return nothing; steps that are done once, whose result says whether they were; sections behind a
 * test without the lock (double-checked locking, also a wrong one); sections that replace a value
 * that is already set, as one that keeps the greatest or renews an expired one; hits that do other
 * work, read other state or notify waiters; fields that hold work only while it goes on; sections
 * that are only entered while their lock is held; methods that a class of the compilation
 * overrides; {@code catch} blocks; classes that only pass calls on under the lock, unless many
 * threads are known to call the accessor; objects that are not thread-safe, such as a {@code
 * Transformer}: to share them is another problem; cold code. A get-or-create on a map is {@link
 * SynchronizedCacheLookup}'s.
 *
 * <p>A volatile field publishes its value safely (JLS 17.4.5), if it is assigned last.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "Every call takes a lock that only the first one needs",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.SAFE, FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    isBrief = true,
    byDefault = ByDefault.WITH_EVIDENCE,
    reach = Reach.OPERATIONS_MOSTLY)
public final class SynchronizedLazyAccessor extends CriticalSectionRule {
  @Override
  protected boolean isAbout(SectionPattern pattern) {
    return pattern == SectionPattern.LAZY_FIELD;
  }

  @Override
  protected Description matchSection(SectionAnalysis analysis, VisitorState state) {
    if (!reports(analysis, state) || analysis.isRepeatedByDelegate(state)) {
      return Description.NO_MATCH;
    }
    Heat heat = heatOfLock(analysis, state);
    if (analysis.unsetFlag().isPresent()) {
      return describe(analysis.section(), analysis.unsetFlag().get(), heat, state);
    }
    if (analysis.filledTable().isPresent()) {
      return describe(analysis.filledTable().get(), heat, state);
    }
    LazyField lazy = analysis.lazyField().get();
    Finding.Builder finding =
        finding(state.getPath().getLeaf(), state)
            .cost(LazyFieldAdvice.cost(lazy, isReset(lazy, state), state))
            .heat(heat);
    Optional<String> withoutLock = LockedHash.advice(lazy, state);
    if (withoutLock.isPresent()) {
      return finding.advice(withoutLock.get()).report();
    }
    String test = lazy.isFlag() ? "test it" : "read it once into a local variable";
    String how =
        lazy.isVolatile(state)
            ? "Read '" + lazy.field().name + "' before the lock, and take the lock only on a miss"
            : "Make '"
                + lazy.field().name
                + "' volatile, "
                + test
                + ", and take the lock only on a miss";
    how += LazyFieldAdvice.alsoTested(lazy);
    if (!lazy.isAssignedLast(state)) {
      return finding
          .advice(
              how
                  + ". First make sure that the initialization assigns '"
                  + lazy.field().name
                  + "' last: a thread that does not take the lock could otherwise see it earlier. No"
                  + " fix is offered for that reason.")
          .report();
    }
    Optional<LazyField.EarlyAssigner> early = lazy.earlyAssignment(state);
    if (early.filter(LazyField.EarlyAssigner::isSeen).isPresent()) {
      return finding
          .advice(
              how
                  + ". First make sure that the initialization does not run "
                  + early.get().method().name
                  + ", which assigns '"
                  + lazy.field().name
                  + "' before the new value is complete: a thread that does not take the lock could"
                  + " then see it. No fix is offered for that reason.")
          .report();
    }
    Optional<Fix> fix = FastPath.of(lazy, state);
    Optional<String> doubt = early.map(it -> mayRun(it, lazy));
    if (fix.isEmpty()) {
      String first = LockFreeDoubt.preparation(lazy.field(), state);
      String why = first.isEmpty() ? FastPath.obstacle(lazy, state) : first;
      return finding.advice(how + unless(doubt) + "." + why).report();
    }
    doubt = LockFreeDoubt.both(LockFreeDoubt.about(lazy, state), doubt);
    return finding
        .advice(how + unless(doubt) + ".")
        .fix(doubt.isPresent() ? FixSafety.UNSAFE : FixSafety.SAFE, fix.get())
        .report();
  }

  private Description describe(FilledTable filled, Heat heat, VisitorState state) {
    String table = "'" + filled.table().name + "'";
    return finding(state.getPath().getLeaf(), state)
        .heat(heat)
        .cost(
            "Every call takes "
                + filled.section().lock().inWords()
                + ", although only one that finds "
                + table
                + " empty fills it. Concurrent callers block each other.")
        .advice(
            "Fill a new collection, assign it to a volatile field when it is complete, and read that"
                + " field without the lock. Take the lock only while it is null"
                + (filled.isEmptied(state) ? ", as after it was emptied." : "."))
        .report();
  }

  private Description describe(
      CriticalSection section, VarSymbol unset, Heat heat, VisitorState state) {
    return finding(state.getPath().getLeaf(), state)
        .heat(heat)
        .cost(
            "No code ever sets '"
                + unset.name
                + "', so every call takes "
                + section.lock().inWords()
                + " and does the work again.")
        .advice("Set '" + unset.name + "' where the work is done, as the last step of the section.")
        .report();
  }

  private static String unless(Optional<String> doubt) {
    return doubt.map(why -> ", unless it matters that " + why).orElse("");
  }

  private static String mayRun(LazyField.EarlyAssigner early, LazyField lazy) {
    return "the initialization calls code out of sight, which may run "
        + early.method().name
        + " and so assign '"
        + lazy.field().name
        + "' early";
  }

  /** Whether the rule reports a section, or the same one in the method that it delegates to. */
  @Override
  protected boolean reports(SectionAnalysis analysis, VisitorState state) {
    if (!isAbout(analysis.pattern()) || analysis.section().isOverridden(state)) {
      return false;
    }
    Heat heat = HeatModel.of(state);
    if (heat.isCold()
        || (!heat.isConcurrent() && SynchronizedFacade.isAround(analysis.section(), state))) {
      return false;
    }
    if (analysis.unsetFlag().isPresent()) {
      return true;
    }
    if (analysis.filledTable().isPresent()) {
      // To fill it again and again blocks, which another rule is about.
      return !(analysis.filledTable().get().isEmptied(state)
          && analysis.section().body().stream().anyMatch(it -> KnownWork.waits(it, state)));
    }
    LazyField lazy = analysis.lazyField().get();
    // Who shares such an object has another problem, which a faster accessor makes worse.
    return !LockedHelper.isOne(lazy.field().type, state)
        && !lazy.isOneShot(state)
        && !Resets.areOfWork(FieldAccesses.of(lazy.field(), state).writes())
        && (lazy.isAccessor() || !isReset(lazy, state));
  }

  /** Whether code that is not cold empties the field again. */
  private static boolean isReset(LazyField lazy, VisitorState state) {
    return Resets.isAmong(
        FieldAccesses.of(lazy.field(), state).writes().stream()
            .filter(write -> !HeatModel.of(write.path(), state).isCold())
            .collect(toImmutableList()));
  }
}
