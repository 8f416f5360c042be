package io.github.uncontended.runner.analysis;

import com.google.common.collect.ImmutableSortedMap;
import com.google.errorprone.bugpatterns.BugChecker;
import io.github.uncontended.report.Rule;
import java.util.Comparator;
import java.util.ServiceLoader;

/** The rules on the runner's own class path, found as Error Prone finds them. */
public final class Ruleset {
  private Ruleset() {}

  /** The rules by name. */
  public static ImmutableSortedMap<String, Class<? extends Rule>> rules() {
    ImmutableSortedMap.Builder<String, Class<? extends Rule>> rules =
        new ImmutableSortedMap.Builder<>(Comparator.naturalOrder());
    ServiceLoader.load(BugChecker.class, Ruleset.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::type)
        .filter(Rule.class::isAssignableFrom)
        .forEach(type -> rules.put(type.getSimpleName(), type.asSubclass(Rule.class)));
    return rules.buildOrThrow();
  }
}
