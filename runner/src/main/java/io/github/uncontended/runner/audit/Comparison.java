package io.github.uncontended.runner.audit;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Skip;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Compares the findings of two versions of an artifact.
 *
 * @param added findings of the new version only
 * @param hotter findings of both versions whose code runs more often in the new one
 * @param cooler findings of both versions whose code runs less often in the new one
 * @param removed findings of the old version only
 * @param unchanged findings of both versions whose code runs equally often
 * @param incomparable findings of one version whose file was not analysed completely in the other
 */
public record Comparison(
    ImmutableList<ReportedFinding> added,
    ImmutableList<Change> hotter,
    ImmutableList<Change> cooler,
    ImmutableList<ReportedFinding> removed,
    ImmutableList<Change> unchanged,
    ImmutableList<ReportedFinding> incomparable) {
  /** A finding in both versions. */
  public record Change(ReportedFinding before, ReportedFinding after) {}

  /**
   * Compares two versions.
   *
   * @param skippedBefore the files of the old version that were not analysed, or not completely
   * @param skippedAfter the files of the new version that were not analysed, or not completely
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
            .filter(
                finding ->
                    !paired.contains(finding) && !unseenBefore.contains(finding.source().path()))
            .collect(ImmutableList.toImmutableList()),
        select(changes, Comparison::isHotter),
        select(changes, Comparison::isCooler),
        before.stream()
            .filter(
                finding ->
                    !pairs.containsKey(finding) && !unseenAfter.contains(finding.source().path()))
            .collect(ImmutableList.toImmutableList()),
        select(changes, change -> !isHotter(change) && !isCooler(change)),
        Stream.concat(
                after.stream()
                    .filter(finding -> !paired.contains(finding))
                    .filter(finding -> unseenBefore.contains(finding.source().path())),
                before.stream()
                    .filter(finding -> !pairs.containsKey(finding))
                    .filter(finding -> unseenAfter.contains(finding.source().path())))
            .collect(ImmutableList.toImmutableList()));
  }

  /** The new and the hotter findings of the new version, sorted. */
  public ImmutableList<ReportedFinding> worse() {
    return Stream.concat(added.stream(), hotter.stream().map(Change::after))
        .sorted()
        .collect(ImmutableList.toImmutableList());
  }

  /** All findings of the new version. */
  public ImmutableList<ReportedFinding> inNew() {
    return Stream.concat(
            added.stream(),
            Stream.of(hotter, cooler, unchanged)
                .flatMap(changes -> changes.stream().map(Change::after)))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Adds to the findings of the new version what a profile measured of them. What is new or hotter
   * stays what it is: lifetimes decide that.
   *
   * @param measured findings of an analysis with the profile
   */
  public Comparison withMeasurements(Collection<ReportedFinding> measured) {
    Map<List<Object>, ReportedFinding> byPlace = new HashMap<>();
    measured.forEach(finding -> byPlace.put(place(finding), finding));
    UnaryOperator<ReportedFinding> measure =
        finding -> {
          ReportedFinding other = byPlace.get(place(finding));
          return other == null || other.heat().measurement().isEmpty()
              ? finding
              : finding.withHeat(finding.heat().measuredAs(other.heat().measurement().get()));
        };
    UnaryOperator<Change> measureAfter =
        change -> new Change(change.before(), measure.apply(change.after()));
    return new Comparison(
        map(added, measure),
        map(hotter, measureAfter),
        map(cooler, measureAfter),
        removed,
        map(unchanged, measureAfter),
        incomparable);
  }

  private static <T> ImmutableList<T> map(Collection<T> all, UnaryOperator<T> change) {
    return all.stream().map(change).collect(ImmutableList.toImmutableList());
  }

  private static List<Object> place(ReportedFinding finding) {
    return List.of(finding.rule(), finding.source().path(), finding.start(), finding.end());
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

  /** Compares by the code alone: a profile names places of one version, by name. */
  private static boolean isMore(ReportedFinding one, ReportedFinding other) {
    return one.heat().inCode() == Heat.Level.CONCURRENT
        && other.heat().inCode() != Heat.Level.CONCURRENT;
  }
}
