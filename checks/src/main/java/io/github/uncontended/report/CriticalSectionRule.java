package io.github.uncontended.report;

import com.google.errorprone.VisitorState;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.Tree;
import io.github.uncontended.analysis.monitors.ConfinedMonitor;
import io.github.uncontended.analysis.monitors.SectionAnalysis;
import io.github.uncontended.analysis.monitors.SectionPattern;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.heat.HeatModel;
import io.github.uncontended.heat.LockOwner;

/** A rule about critical sections: it reports where the lock is taken. */
public abstract class CriticalSectionRule extends LockRule {
  /** Whether the rule is about sections with a pattern. */
  protected abstract boolean isAbout(SectionPattern pattern);

  /** The finding about a section that the leaf of {@code state}'s path begins. */
  protected abstract Description matchSection(SectionAnalysis analysis, VisitorState state);

  /**
   * Whether the rule reports a section, at the section itself or at another place of its lock that
   * many threads run.
   */
  protected boolean reports(SectionAnalysis analysis, VisitorState state) {
    return false;
  }

  @Override
  protected final boolean reports(Tree tree, VisitorState state) {
    return SectionAnalysis.of(state).filter(analysis -> reports(analysis, state)).isPresent();
  }

  /**
   * Whether some sections last much longer than the rule's others, so that a place that is withheld
   * for those may be reported.
   */
  protected boolean mayLast() {
    return false;
  }

  @Override
  protected final Description matchLock(Tree tree, VisitorState state) {
    // The heat is looked for once, whatever the rules ask, and costs less than reading the section.
    if (mayWithhold(state)) {
      Heat heat = HeatModel.of(state);
      if (isWithheld(heat, state) && !(mayLast() && heat.isConcurrent())) {
        return Description.NO_MATCH;
      }
    }
    return SectionAnalysis.of(state)
        .filter(analysis -> isAbout(analysis.pattern()))
        .filter(
            analysis ->
                analysis.pattern() == SectionPattern.OTHER
                    || !(LockOwner.isShortLived(analysis.section().lock(), state)
                        || ConfinedMonitor.isOf(analysis.section(), state)))
        .map(analysis -> matchSection(analysis, state))
        .orElse(Description.NO_MATCH);
  }

  /**
   * The heat of the place that {@code state} stands at. Where the code alone shows that many
   * threads run it, but not that they share the lock, nothing is known: most objects with a lock of
   * their own belong to one thread.
   */
  protected static Heat heatOfLock(SectionAnalysis analysis, VisitorState state) {
    Heat heat = HeatModel.of(state);
    return heat.isConcurrent()
            && !heat.isDeclared()
            && (!LockOwner.isShared(analysis.section().lock(), state)
                || analysis
                    .entries(state)
                    .filter(
                        entries ->
                            entries.stream()
                                .noneMatch(entry -> HeatModel.of(entry, state).isConcurrent()))
                    .isPresent())
        ? Heat.UNKNOWN
        : heat;
  }
}
