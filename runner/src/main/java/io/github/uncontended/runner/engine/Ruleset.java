package io.github.uncontended.runner.engine;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import io.github.uncontended.options.EditDistance;
import io.github.uncontended.report.Rule;
import io.github.uncontended.runner.CannotDoException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The rules on the runner's own class path, found as Error Prone finds them. */
public final class Ruleset {
  /** More names than that are no help. */
  private static final int MAX_SUGGESTIONS = 3;

  /** How many letters further than the nearest name another may be to be named as well. */
  private static final int TOLERANCE = 2;

  private Ruleset() {}

  /** The rules by name. */
  public static ImmutableSortedMap<String, Class<? extends Rule>> rules() {
    return Rule.all();
  }

  /**
   * The rule that a user means; letter case does not matter.
   *
   * @throws CannotDoException if there is none, with the nearest names
   */
  public static String named(String name) {
    ImmutableSortedSet<String> names = rules().keySet();
    return names.stream()
        .filter(name::equalsIgnoreCase)
        .findFirst()
        .orElseThrow(
            () ->
                new CannotDoException(
                    "there is no rule '" + name + "'; " + suggestion(nearest(name, names))));
  }

  /** As {@link #named(String)}, for several; a blank name is none. */
  public static ImmutableSortedSet<String> named(Collection<String> names) {
    return names.stream()
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .map(Ruleset::named)
        .collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder()));
  }

  private static String suggestion(List<String> nearest) {
    if (nearest.size() == 1) {
      return "the nearest is " + nearest.get(0);
    }
    return nearest.stream()
            .limit(nearest.size() - 1L)
            .collect(joining(", ", "the nearest are ", ""))
        + " and "
        + nearest.get(nearest.size() - 1);
  }

  /** The names that hold what was typed, else those that differ from it in the fewest letters. */
  private static ImmutableList<String> nearest(String name, Collection<String> names) {
    String typed = name.toLowerCase(Locale.ROOT);
    ImmutableList<String> holding =
        names.stream()
            .filter(it -> typed.length() > 2 && it.toLowerCase(Locale.ROOT).contains(typed))
            .limit(MAX_SUGGESTIONS)
            .collect(ImmutableList.toImmutableList());
    if (!holding.isEmpty()) {
      return holding;
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
