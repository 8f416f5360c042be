package io.github.uncontended.testing;

import com.google.common.collect.ImmutableSortedMap;
import io.github.uncontended.report.Rule;

/** The rules as Error Prone finds them. */
public final class Rules {
  private static final ImmutableSortedMap<String, Class<? extends Rule>> ALL = load();

  private Rules() {}

  /** Every registered rule by its name. */
  public static ImmutableSortedMap<String, Class<? extends Rule>> all() {
    return ALL;
  }

  private static ImmutableSortedMap<String, Class<? extends Rule>> load() {
    ImmutableSortedMap<String, Class<? extends Rule>> found = Rule.all();
    if (found.isEmpty()) {
      throw new IllegalStateException("no rule is registered as a service");
    }
    return found;
  }
}
