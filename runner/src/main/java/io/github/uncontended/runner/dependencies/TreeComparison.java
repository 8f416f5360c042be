package io.github.uncontended.runner.dependencies;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Compares the dependencies of two versions of an application.
 *
 * @param changes the artifacts whose version changed or that are new, those with the hottest new
 *     findings first
 * @param dropped the artifacts that the new version does not have
 */
public record TreeComparison(ImmutableList<Change> changes, ImmutableList<Coordinates> dropped) {
  /**
   * An artifact in both versions, or in the new one only.
   *
   * @param before the old version; empty for a new dependency
   * @param after the new version, with its new and hotter findings only
   * @param removed the number of findings that the new version does not have
   */
  public record Change(Optional<ArtifactAudit> before, ArtifactAudit after, int removed) {
    /** The artifact with both versions. */
    public String name() {
      return before
          .map(
              it ->
                  after.coordinates().key()
                      + " "
                      + it.coordinates().version()
                      + " to "
                      + after.coordinates().version())
          .orElse(after.coordinates() + " (new)");
    }
  }

  /**
   * The artifacts of both trees whose analysis the comparison needs, those of the old one first.
   */
  public static ImmutableList<ImmutableList<Coordinates>> changed(
      Collection<Coordinates> before, Collection<Coordinates> after) {
    Map<String, List<Coordinates>> old = byKey(before);
    Map<String, List<Coordinates>> now = byKey(after);
    return ImmutableList.of(
        before.stream()
            .filter(it -> now.containsKey(it.key()) && !now.get(it.key()).contains(it))
            .collect(toImmutableList()),
        after.stream()
            .filter(it -> !old.containsKey(it.key()) || !old.get(it.key()).contains(it))
            .collect(toImmutableList()));
  }

  /**
   * Compares audits.
   *
   * @param tree all artifacts of the old version
   * @param newTree all artifacts of the new version
   */
  public static TreeComparison of(
      Collection<Coordinates> tree,
      Collection<ArtifactAudit> before,
      Collection<Coordinates> newTree,
      Collection<ArtifactAudit> after) {
    Map<String, ArtifactAudit> old = new HashMap<>();
    before.forEach(audit -> old.put(audit.coordinates().key(), audit));
    Map<String, List<Coordinates>> now = byKey(newTree);
    Comparator<Change> hottestFirst =
        Comparator.comparing(
            change -> change.after().hottest(),
            Comparators.emptiesLast(AuditedFinding.HOTTEST_FIRST));
    return new TreeComparison(
        after.stream()
            .map(audit -> change(Optional.ofNullable(old.get(audit.coordinates().key())), audit))
            .sorted(hottestFirst)
            .collect(toImmutableList()),
        tree.stream().filter(it -> !now.containsKey(it.key())).collect(toImmutableList()));
  }

  private static Change change(Optional<ArtifactAudit> before, ArtifactAudit after) {
    if (before.isEmpty() || !before.get().isAnalysed() || !after.isAnalysed()) {
      return new Change(before, after, 0);
    }
    List<AuditedFinding> older = new ArrayList<>(before.get().findings());
    List<AuditedFinding> worse = new ArrayList<>(after.findings());
    List<BiPredicate<AuditedFinding, AuditedFinding>> ways =
        List.of(
            (one, other) -> one.isSamePlace(other) && one.isSameCode(other),
            AuditedFinding::isSamePlace,
            AuditedFinding::isSameCode);
    List<AuditedFinding> hotter = new ArrayList<>();
    for (BiPredicate<AuditedFinding, AuditedFinding> same : ways) {
      for (AuditedFinding finding : List.copyOf(worse)) {
        older.stream()
            .filter(it -> same.test(it, finding))
            .findFirst()
            .ifPresent(
                it -> {
                  older.remove(it);
                  worse.remove(finding);
                  if (finding.concurrent() && !it.concurrent()) {
                    hotter.add(finding);
                  }
                });
      }
    }
    // What could not be analysed on one side is neither new nor removed.
    worse.removeIf(finding -> before.get().isIncomplete(finding.path()));
    older.removeIf(finding -> after.isIncomplete(finding.path()));
    worse.addAll(hotter);
    worse.sort(AuditedFinding.HOTTEST_FIRST);
    return new Change(
        before,
        new ArtifactAudit(
            after.coordinates(), "", after.files(), after.skipped(), after.partial(), worse),
        older.size());
  }

  private static Map<String, List<Coordinates>> byKey(Collection<Coordinates> artifacts) {
    Map<String, List<Coordinates>> byKey = new HashMap<>();
    artifacts.forEach(it -> byKey.computeIfAbsent(it.key(), key -> new ArrayList<>()).add(it));
    return byKey;
  }
}
