package io.github.uncontended.runner.engine;

import com.google.common.collect.ImmutableMap;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/**
 * Identifies a finding across versions of the code, independently of line numbers.
 *
 * @param rule name of the rule
 * @param type binary name of the enclosing class
 * @param method name of the enclosing method, {@code <init>} or {@code <clinit>}; empty for none
 * @param ordinal position among the findings with the same rule, class and method, from 1; 0 in a
 *     key that stands for all of them
 */
public record FindingKey(String rule, String type, String method, int ordinal)
    implements Comparable<FindingKey> {
  private static final Comparator<FindingKey> ORDER =
      Comparator.comparing(FindingKey::rule)
          .thenComparing(FindingKey::type)
          .thenComparing(FindingKey::method)
          .thenComparingInt(FindingKey::ordinal);

  /** The keys of all findings of a run. */
  public static ImmutableMap<ReportedFinding, FindingKey> of(Collection<ReportedFinding> findings) {
    Map<FindingKey, Integer> counts = new HashMap<>();
    ImmutableMap.Builder<ReportedFinding, FindingKey> keys = ImmutableMap.builder();
    findings.stream()
        .sorted()
        .forEach(
            finding -> {
              FindingKey group = withoutOrdinal(finding);
              int ordinal = counts.merge(group, 1, Integer::sum);
              keys.put(finding, new FindingKey(group.rule, group.type, group.method, ordinal));
            });
    return keys.buildOrThrow();
  }

  /** The key that a finding shares with those of the same rule, class and method. */
  public static FindingKey withoutOrdinal(ReportedFinding finding) {
    return new FindingKey(finding.rule(), finding.enclosingClass(), finding.enclosingMethod(), 0);
  }

  @Override
  public int compareTo(FindingKey other) {
    return ORDER.compare(this, other);
  }
}
