package io.github.uncontended.integration.verdicts;

import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.Comparator;

/**
 * The findings of one rule in one method, which a verdict is about; lines may move.
 *
 * @param library name of the pinned library
 * @param rule name of the rule
 * @param type binary name of the class
 * @param method name of the method, {@code <init>}, {@code <clinit>}; empty for none
 */
record FindingGroup(String library, String rule, String type, String method)
    implements Comparable<FindingGroup> {
  private static final Comparator<FindingGroup> ORDER =
      Comparator.comparing(FindingGroup::library)
          .thenComparing(FindingGroup::rule)
          .thenComparing(FindingGroup::type)
          .thenComparing(FindingGroup::method);

  /** The group that a finding belongs to. */
  static FindingGroup of(String library, ReportedFinding finding) {
    return new FindingGroup(
        library, finding.rule(), finding.enclosingClass(), finding.enclosingMethod());
  }

  @Override
  public int compareTo(FindingGroup other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return rule + " " + type + (method.isEmpty() ? "" : "#" + method);
  }
}
