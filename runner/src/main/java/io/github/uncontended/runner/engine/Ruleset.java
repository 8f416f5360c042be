package io.github.uncontended.runner.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import io.github.uncontended.options.EditDistance;
import io.github.uncontended.options.Settings;
import io.github.uncontended.options.Words;
import io.github.uncontended.report.Rule;
import io.github.uncontended.runner.CannotDoException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The rules by name, and the lookup of a name that a user typed. */
public final class Ruleset {
  /** The number of similar names that an error message lists. */
  private static final int MAX_SUGGESTIONS = 3;

  /** How much larger than the smallest edit distance that of a listed name may be. */
  private static final int TOLERANCE = 2;

  private Ruleset() {}

  /** The names of all rules: those that read code and those that read configuration. */
  public static ImmutableSortedSet<String> names() {
    return Stream.concat(
            rules().keySet().stream(),
            Stream.of(ConfigurationRule.values()).map(ConfigurationRule::ruleName))
        .collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder()));
  }

  /** The rules that read code, by name. */
  public static ImmutableSortedMap<String, Class<? extends Rule>> rules() {
    return Rule.all();
  }

  /**
   * Returns the rule with a name, ignoring case.
   *
   * @throws CannotDoException if there is none; its message lists similar names
   */
  public static String named(String name) {
    ImmutableSortedSet<String> names = names();
    return names.stream()
        .filter(name::equalsIgnoreCase)
        .findFirst()
        .orElseThrow(
            () ->
                new CannotDoException(
                    "there is no rule '" + name + "'; " + suggestion(nearest(name, names))));
  }

  /** Returns the rules with the given names, ignoring case and blank names. */
  public static ImmutableSortedSet<String> named(Collection<String> names) {
    return names.stream()
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .map(Ruleset::named)
        .collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder()));
  }

  /**
   * Checks options of the rules before they run.
   *
   * @param options Error Prone options, each {@code -Xep…}
   * @throws CannotDoException if one does not exist or has an invalid value
   */
  public static void checkOptions(ImmutableList<String> options) {
    ImmutableList<String> problems =
        Settings.problems(JavacOptions.errorProne(options).getFlags(), rules().keySet());
    if (!problems.isEmpty()) {
      throw new CannotDoException(problems.get(0));
    }
  }

  private static String suggestion(List<String> nearest) {
    return (nearest.size() == 1 ? "the nearest is " : "the nearest are ") + Words.list(nearest);
  }

  /** Returns the names that contain the typed one; if none does, those nearest by edit distance. */
  private static ImmutableList<String> nearest(String name, Collection<String> names) {
    String typed = name.toLowerCase(Locale.ROOT);
    ImmutableList<String> containing =
        names.stream()
            .filter(it -> typed.length() > 2 && it.toLowerCase(Locale.ROOT).contains(typed))
            .limit(MAX_SUGGESTIONS)
            .collect(ImmutableList.toImmutableList());
    if (!containing.isEmpty()) {
      return containing;
    }
    String first = EditDistance.nearest(name, names);
    int distance = 0;
    while (!EditDistance.within(distance, name, first)) {
      distance++;
    }
    int limit = distance + TOLERANCE;
    ImmutableList.Builder<String> nearest = ImmutableList.<String>builder().add(first);
    names.stream()
        .filter(it -> !it.equals(first) && EditDistance.within(limit, name, it))
        .limit(MAX_SUGGESTIONS - 1L)
        .forEach(nearest::add);
    return nearest.build();
  }
}
