package io.github.uncontended.runner.audit;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Skip;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What an upgrade changes: the findings of two versions of the same code, side by side.
 *
 * @param added what the new version has and the old had not
 * @param hotter what both have, and what runs more often in the new version
 * @param cooler what both have, and what runs less often
 * @param gone what the old version had and the new has not
 * @param kept what both have alike
 * @param incomparable what the other version may have too: its file was skipped there
 */
public record Comparison(
    ImmutableList<ReportedFinding> added,
    ImmutableList<Change> hotter,
    ImmutableList<Change> cooler,
    ImmutableList<ReportedFinding> gone,
    ImmutableList<Change> kept,
    ImmutableList<ReportedFinding> incomparable) {
  /** One finding in both versions. */
  public record Change(ReportedFinding before, ReportedFinding after) {}

  /** How often a flagged place runs, as far as it is known, the seldom first. */
  private enum Rate {
    ONCE,
    UNKNOWN,
    PER_CONNECTION,
    REPEATED,
    CONCURRENT
  }

  /**
   * Compares two versions.
   *
   * @param skippedBefore the files of the old version that were not analysed
   * @param skippedAfter those of the new
   */
  public static Comparison of(
      Collection<ReportedFinding> before,
      Collection<Skip> skippedBefore,
      Collection<ReportedFinding> after,
      Collection<Skip> skippedAfter) {
    Map<ReportedFinding, ReportedFinding> pairs = Pairing.of(before, after);
    ImmutableList<Change> changes =
        pairs.entrySet().stream()
            .map(pair -> new Change(pair.getKey(), pair.getValue()))
            .collect(ImmutableList.toImmutableList());
    Set<ReportedFinding> paired = new HashSet<>(pairs.values());
    Set<String> unseenBefore = paths(skippedBefore);
    Set<String> unseenAfter = paths(skippedAfter);
    return new Comparison(
        after.stream()
            .filter(hit -> !paired.contains(hit) && !unseenBefore.contains(hit.source().path()))
            .collect(ImmutableList.toImmutableList()),
        select(changes, Comparison::isHotter),
        select(changes, Comparison::isCooler),
        before.stream()
            .filter(hit -> !pairs.containsKey(hit) && !unseenAfter.contains(hit.source().path()))
            .collect(ImmutableList.toImmutableList()),
        select(changes, change -> !isHotter(change) && !isCooler(change)),
        Stream.concat(
                after.stream()
                    .filter(hit -> !paired.contains(hit))
                    .filter(hit -> unseenBefore.contains(hit.source().path())),
                before.stream()
                    .filter(hit -> !pairs.containsKey(hit))
                    .filter(hit -> unseenAfter.contains(hit.source().path())))
            .collect(ImmutableList.toImmutableList()));
  }

  /** What makes the upgrade worth a second look: the new findings and the hotter ones. */
  public ImmutableList<ReportedFinding> worse() {
    return Stream.concat(added.stream(), hotter.stream().map(Change::after))
        .sorted()
        .collect(ImmutableList.toImmutableList());
  }

  private static Set<String> paths(Collection<Skip> skips) {
    Set<String> paths = new HashSet<>();
    skips.forEach(skip -> paths.add(skip.path()));
    return paths;
  }

  private static ImmutableList<Change> select(Collection<Change> changes, Predicate<Change> which) {
    return changes.stream().filter(which).collect(ImmutableList.toImmutableList());
  }

  private static boolean isHotter(Change change) {
    return isMore(change.after(), change.before());
  }

  private static boolean isCooler(Change change) {
    return isMore(change.before(), change.after());
  }

  private static boolean isMore(ReportedFinding one, ReportedFinding other) {
    Rate rate = rate(one);
    return rate.compareTo(Rate.REPEATED) >= 0 && rate.compareTo(rate(other)) > 0;
  }

  private static Rate rate(ReportedFinding hit) {
    Heat heat = hit.heat();
    if (heat.isConcurrent()) {
      return Rate.CONCURRENT;
    }
    if (heat.isRepeated()) {
      return Rate.REPEATED;
    }
    return switch (hit.origin().lifetime()) {
      case REQUEST -> Rate.CONCURRENT;
      case CONNECTION -> Rate.PER_CONNECTION;
      case APPLICATION -> Rate.ONCE;
      case UNKNOWN -> heat.isCold() ? Rate.ONCE : Rate.UNKNOWN;
    };
  }
}
