package io.github.uncontended.checks;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;

import com.google.auto.service.AutoService;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.StandardTags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import io.github.uncontended.analysis.library.EffectiveRuntime;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.SectionAnalysis;
import io.github.uncontended.analysis.monitors.SectionPattern;
import io.github.uncontended.analysis.monitors.SectionProfile;
import io.github.uncontended.analysis.monitors.SlowParts;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.CriticalSectionRule;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import java.util.Collection;
import java.util.List;

/**
 * Flags a {@code synchronized} method or block, or a section of a {@code Lock}, where a profile
 * shows contention or the team declares that many threads run it, and which no other rule reports.
 * The advice names the fields that the lock guards, and the calls that need no lock.
 *
 * <p>Not flagged: sections that are neither measured nor declared; measurements of CPU time or
 * allocation, which are no contention; read locks; locks of one entry or of another object.
 */
@AutoService(BugChecker.class)
@BugPattern(
    altNames = Rule.GROUP,
    summary = "A lock that is measured or declared to be contended",
    severity = WARNING,
    linkType = NONE,
    tags = StandardTags.PERFORMANCE)
@RuleMetadata(
    cost = Cost.CONTENTION,
    severities = WARNING,
    fixes = FixSafety.ADVICE,
    runtimes = "all")
public final class ContendedMonitor extends CriticalSectionRule {
  private static final int FIRST_PINNING = 21;
  private static final int LAST_PINNING = 23;

  /** How many names a message lists. */
  private static final int LISTED = 5;

  @Override
  protected boolean mayReport(VisitorState state) {
    return HeatModel.mayBeDeclared(state);
  }

  @Override
  protected boolean isAbout(SectionPattern pattern) {
    return true;
  }

  @Override
  protected Description matchSection(SectionAnalysis analysis, VisitorState state) {
    CriticalSection section = analysis.section();
    if (section.isReader() || !section.lock().isShared()) {
      return Description.NO_MATCH;
    }
    Heat heat = HeatModel.of(state);
    if (!heat.isConcurrent()
        || !heat.isOfTeam()
        || heat.measurement().filter(measured -> !measured.kind().isContention()).isPresent()
        || (!heat.isMeasured() && analysis.isSlowPath(state))
        || isReported(state.getPath(), state)) {
      return Description.NO_MATCH;
    }
    SectionProfile profile = SectionProfile.of(section, state);
    return finding(state.getPath().getLeaf(), state)
        .cost(cost(section, profile))
        .heat(heat)
        .advice(advice(analysis, profile, state))
        .report();
  }

  private static String cost(CriticalSection section, SectionProfile profile) {
    String fields =
        profile.guarded().isEmpty()
            ? "It uses no field that may change."
            : "It guards " + list(profile.guarded().asList()) + ".";
    return "Threads that run this code at the same time wait for "
        + section.lock().inWords()
        + ". "
        + fields;
  }

  private static String advice(
      SectionAnalysis analysis, SectionProfile profile, VisitorState state) {
    SlowParts slow = profile.slow();
    StringBuilder advice = new StringBuilder();
    if (profile.guarded().isEmpty()) {
      advice.append("Remove the lock if the calls inside are safe without it.");
    } else if (analysis.lazyField().isPresent()) {
      advice.append(
          "Test '"
              + analysis.lazyField().get().field().name
              + "' in a volatile field first, and take the lock only where it has to be set.");
    } else if (profile.reorders()) {
      advice.append(
          "A lookup here moves the entry that it finds, so that the lock cannot go. Use a cache that"
              + " is made for many threads, such as Caffeine.");
    } else if (profile.isReadOnly()) {
      advice.append(
          profile.writers() == 0
              ? "No section of this lock writes: remove the lock if the objects are not changed."
              : "This section only reads: read an immutable snapshot from a volatile field"
                  + (profile.signals()
                      ? ". Threads also wait on this lock or are woken by it, which needs it still."
                      : ", or use a StampedLock or a read-write lock."));
    } else {
      advice.append(
          "Keep only the accesses of "
              + list(profile.guarded().asList())
              + ", and of the objects in them, under the lock, or split the state so that threads"
              + " use different locks.");
    }
    append(
        advice,
        " These calls use no field of the object and can move out of the section: ",
        profile.independent());
    append(
        advice,
        " These calls read, write or wait, and keep the lock for as long; move them out where their order allows: ",
        slow.waits());
    append(
        advice,
        " Look up classes, which may be loaded, before the lock is taken: ",
        slow.lookups());
    append(advice, " Allocate large buffers before the lock is taken: ", slow.buffers());
    if (profile.logs()) {
      advice.append(" Log after the lock is released.");
    }
    int runtime = EffectiveRuntime.feature(state);
    if (analysis.section().form() != CriticalSection.Form.CALL
        && runtime >= FIRST_PINNING
        && runtime <= LAST_PINNING) {
      advice.append(
          " On JDK 21 to 23, a virtual thread that blocks inside pins its carrier thread; a"
              + " ReentrantLock does not.");
    }
    return advice.toString();
  }

  private static void append(StringBuilder advice, String what, Collection<String> names) {
    if (!names.isEmpty()) {
      advice.append(what).append(list(ImmutableList.copyOf(names))).append('.');
    }
  }

  private static String list(List<String> names) {
    List<String> shown = names.subList(0, Math.min(LISTED, names.size()));
    return String.join(", ", shown) + (names.size() > LISTED ? " and others" : "");
  }
}
