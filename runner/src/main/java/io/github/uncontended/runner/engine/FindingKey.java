package io.github.uncontended.runner.engine;

import com.google.common.collect.ImmutableMap;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/**
 * What a finding is known by from one version of the code to the next, wherever its line moves.
 *
 * @param type binary name of the class
 * @param method name of the method, {@code <init>}, {@code <clinit>}; empty for none
 * @param ordinal which one it is of those with the same rule, class and method, from 1
 */
public record FindingKey(String rule, String type, String method, int ordinal)
    implements Comparable<FindingKey> {
  private static final Comparator<FindingKey> ORDER =
      Comparator.comparing(FindingKey::rule)
          .thenComparing(FindingKey::type)
          .thenComparing(FindingKey::method)
          .thenComparingInt(FindingKey::ordinal);

  /** The identities of all findings of a run. */
  public static ImmutableMap<ReportedFinding, FindingKey> of(Collection<ReportedFinding> hits) {
    Map<FindingKey, Integer> counts = new HashMap<>();
    ImmutableMap.Builder<ReportedFinding, FindingKey> identities = ImmutableMap.builder();
    hits.stream()
        .sorted()
        .forEach(
            hit -> {
              FindingKey group =
                  new FindingKey(hit.rule(), hit.enclosingClass(), hit.enclosingMethod(), 0);
              int ordinal = counts.merge(group, 1, Integer::sum);
              identities.put(hit, new FindingKey(group.rule, group.type, group.method, ordinal));
            });
    return identities.buildOrThrow();
  }

  @Override
  public int compareTo(FindingKey other) {
    return ORDER.compare(this, other);
  }
}
