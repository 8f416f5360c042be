package io.github.uncontended.runner.analysis;

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
public record Identity(String rule, String type, String method, int ordinal)
    implements Comparable<Identity> {
  private static final Comparator<Identity> ORDER =
      Comparator.comparing(Identity::rule)
          .thenComparing(Identity::type)
          .thenComparing(Identity::method)
          .thenComparingInt(Identity::ordinal);

  /** The identities of all findings of a run. */
  public static ImmutableMap<Hit, Identity> of(Collection<Hit> hits) {
    Map<Identity, Integer> counts = new HashMap<>();
    ImmutableMap.Builder<Hit, Identity> identities = ImmutableMap.builder();
    hits.stream()
        .sorted()
        .forEach(
            hit -> {
              Identity group =
                  new Identity(hit.rule(), hit.enclosingClass(), hit.enclosingMethod(), 0);
              int ordinal = counts.merge(group, 1, Integer::sum);
              identities.put(hit, new Identity(group.rule, group.type, group.method, ordinal));
            });
    return identities.buildOrThrow();
  }

  @Override
  public int compareTo(Identity other) {
    return ORDER.compare(this, other);
  }
}
