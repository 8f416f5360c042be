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
import io.github.uncontended.analysis.effects.KnownWork;
import io.github.uncontended.analysis.monitors.CacheLookup;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.LastValue;
import io.github.uncontended.analysis.monitors.SectionAnalysis;
import io.github.uncontended.analysis.monitors.SectionPattern;
import io.github.uncontended.analysis.monitors.StaleEntries;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.fixes.CacheAdvice;
import io.github.uncontended.fixes.ConcurrentCache;
import io.github.uncontended.fixes.ConcurrentComputation;
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
 * Flags a lock around a cache lookup: a {@code synchronized} method or block, or the statements
 * between {@code lock()} and {@code unlock()}, that look an entry up in a map, list or array and
 * create and store it on a miss. Every hit waits for all other hits, and for the thread that
 * creates an entry.
 *
 * <p>A cache of a single value counts, too: a field that is returned while another field still has
 * the key that it was computed for, or while it is not out of date. A section that only looks up is
 * flagged if a later section of the same lock, in the same method or its caller, stores the missing
 * entry. Private helper methods are followed.
 *
 * <p>Not flagged: hits that change what the lock guards (access order, counters, calls whose result
 * is ignored) or that read other state under it; sections behind an earlier lookup, which hits do
 * not enter; entries that the same method removes again; maps that only record what was seen; read
 * locks; locks of one entry; cold code.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "Every cache hit takes the lock that only a miss needs",
    severity = SUGGESTION,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = {SUGGESTION, WARNING},
    fixes = {FixSafety.UNSAFE, FixSafety.ADVICE},
    runtimes = "all",
    isBrief = true,
    byDefault = ByDefault.WITH_EVIDENCE,
    reach = Reach.OPERATIONS_MOSTLY)
public final class SynchronizedCacheLookup extends CriticalSectionRule {
  @Override
  protected boolean isAbout(SectionPattern pattern) {
    return pattern == SectionPattern.CACHE_LOOKUP;
  }

  @Override
  protected Description matchSection(SectionAnalysis analysis, VisitorState state) {
    if (!reports(analysis, state) || analysis.isRepeatedByDelegate(state)) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (analysis.lastValue().isPresent()) {
      return describe(analysis.lastValue().get(), heat, state);
    }
    CacheLookup lookup = analysis.lookup().get();
    Finding.Builder finding =
        finding(state.getPath().getLeaf(), state)
            .cost(cost(lookup, state))
            .heat(heat)
            .lasting(heat.isConcurrent() && !heat.isIntense() && waits(lookup.section(), state));
    Optional<Fix> fix = ConcurrentCache.of(lookup, state);
    if (fix.isPresent()) {
      return finding
          .advice(
              "Use a ConcurrentHashMap: get first, and putIfAbsent on a miss, unless the code"
                  + " relies on null keys or values or on creating each entry only once"
                  + (lookup.mayUseAlone(state)
                      ? ", or only one thread at a time may use an entry."
                      : ".")
                  + (StaleEntries.maySurvive(lookup, state)
                      ? " An entry that is created while other code removes entries then stays."
                      : ""))
          .fix(FixSafety.UNSAFE, fix.get())
          .report();
    }
    Optional<Fix> computation = ConcurrentComputation.of(lookup, state);
    if (computation.isPresent()) {
      return finding
          .advice(
              "Use a ConcurrentHashMap: get first, and computeIfAbsent on a miss, unless the code"
                  + " relies on null keys, or to create an entry takes long or needs the map.")
          .fix(FixSafety.UNSAFE, computation.get())
          .report();
    }
    return finding.advice(CacheAdvice.of(lookup, state)).report();
  }

  @Override
  protected boolean mayLast() {
    return true;
  }

  /** Whether a miss waits for what is beyond the JVM, and all hits with it. */
  private static boolean waits(CriticalSection section, VisitorState state) {
    return section.body().stream().anyMatch(it -> KnownWork.waits(it, state));
  }

  /** Whether the rule reports a section, or the same one in the method that it delegates to. */
  @Override
  protected boolean reports(SectionAnalysis analysis, VisitorState state) {
    return analysis.pattern() == SectionPattern.CACHE_LOOKUP && !HeatModel.of(state).isCold();
  }

  private Description describe(LastValue last, Heat heat, VisitorState state) {
    return finding(state.getPath().getLeaf(), state)
        .heat(heat)
        .cost(
            "Every call that finds '"
                + last.value().name
                + "' up to date takes "
                + last.section().lock().inWords()
                + ", so concurrent calls block each other and wait for the thread that computes a new"
                + " value.")
        .advice(
            last.key().equals(last.value())
                ? "Make '"
                    + last.value().name
                    + "' volatile, read it once into a local variable, and take the lock only where"
                    + " it is out of date."
                : "Keep '"
                    + last.key().name
                    + "' and '"
                    + last.value().name
                    + "' in one immutable object in a volatile field, read it without the lock, and"
                    + " replace it where it is out of date.")
        .report();
  }

  private static String cost(CacheLookup lookup, VisitorState state) {
    String lock = lookup.section().lock().inWords();
    String hits =
        "Every hit in "
            + lookup.name(state)
            + " takes "
            + lock
            + ", so concurrent hits block each other";
    return lookup.form() == CacheLookup.Form.LOOKUP
        ? hits + "."
        : hits + " and wait for the thread that creates an entry.";
  }
}
