package io.github.uncontended.testing;

import com.google.common.collect.ImmutableSortedMap;
import io.github.uncontended.report.Rule;

/** The rules as Error Prone finds them. */
public final class Rules {
  private static final ImmutableSortedMap<String, Class<? extends Rule>> ALL = Rule.all();

  private Rules() {}

  /** Every registered rule by its name. */
  public static ImmutableSortedMap<String, Class<? extends Rule>> all() {
    return ALL;
  }
}
