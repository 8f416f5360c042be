package io.github.uncontended.testing;

import com.google.common.collect.ImmutableSortedMap;
import com.google.errorprone.bugpatterns.BugChecker;
import io.github.uncontended.report.Rule;
import java.util.ServiceLoader;

/** The rules as Error Prone finds them. */
public final class Rules {
  private static final ImmutableSortedMap<String, Class<? extends BugChecker>> ALL = load();

  private Rules() {}

  /** Every registered rule by its name. */
  public static ImmutableSortedMap<String, Class<? extends BugChecker>> all() {
    return ALL;
  }

  private static ImmutableSortedMap<String, Class<? extends BugChecker>> load() {
    ImmutableSortedMap.Builder<String, Class<? extends BugChecker>> rules =
        ImmutableSortedMap.naturalOrder();
    ServiceLoader.load(BugChecker.class).stream()
        .filter(provider -> Rule.class.isAssignableFrom(provider.type()))
        .forEach(provider -> rules.put(provider.type().getSimpleName(), provider.type()));
    ImmutableSortedMap<String, Class<? extends BugChecker>> found = rules.buildOrThrow();
    if (found.isEmpty()) {
      throw new IllegalStateException("no rule is registered as a service");
    }
    return found;
  }
}
