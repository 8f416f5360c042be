package io.github.uncontended.runner.dependencies;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.Shard;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The result of an audit, in the form that all its outputs share.
 *
 * @param part the part of the artifacts that was audited
 * @param artifacts the artifacts by name
 * @param removed the number of findings that the older POM had, and the newer one has not
 * @param dropped the artifacts that only the older POM has
 * @param missing the dependencies that could not be resolved
 */
public record AuditResult(
    AuditRun run,
    Shard part,
    ImmutableList<AuditedArtifact> artifacts,
    int removed,
    ImmutableList<String> dropped,
    ImmutableList<String> missing) {
  /** Makes the result of auditing a tree. */
  public static AuditResult of(
      AuditRun run,
      Shard part,
      Collection<ArtifactAudit> audits,
      Map<Coordinates, Cures> cures,
      Collection<String> missing) {
    return new AuditResult(
        run,
        part,
        byName(audits.stream().map(it -> artifact(it.coordinates().toString(), it, cures))),
        /* removed= */ 0,
        ImmutableList.of(),
        sorted(missing.stream()));
  }

  /** Makes the result of comparing two trees. */
  public static AuditResult of(
      AuditRun run,
      Shard part,
      TreeComparison comparison,
      Map<Coordinates, Cures> cures,
      Collection<String> missing) {
    return new AuditResult(
        run,
        part,
        byName(comparison.changes().stream().map(it -> artifact(it.name(), it.after(), cures))),
        comparison.changes().stream().mapToInt(TreeComparison.Change::removed).sum(),
        sorted(comparison.dropped().stream().map(Coordinates::toString)),
        sorted(missing.stream()));
  }

  /**
   * Merges the results of all parts.
   *
   * @throws CannotDoException if they are not all parts of one audit
   */
  public static AuditResult merged(List<AuditResult> parts) {
    AuditResult first = parts.get(0);
    parts.forEach(part -> first.run.requireSame(part.run));
    requireAll(parts);
    return new AuditResult(
        first.run,
        Shard.ALL,
        byName(parts.stream().flatMap(part -> part.artifacts.stream())),
        parts.stream().mapToInt(AuditResult::removed).sum(),
        sorted(parts.stream().flatMap(part -> part.dropped.stream())),
        sorted(parts.stream().flatMap(part -> part.missing.stream())));
  }

  private static void requireAll(List<AuditResult> parts) {
    Map<Integer, Shard> byIndex = new TreeMap<>();
    int count = parts.get(0).part.count();
    for (AuditResult each : parts) {
      if (each.part.count() != count) {
        throw new CannotDoException(
            "the audits are parts of " + count + " and of " + each.part.count());
      }
      if (byIndex.put(each.part.index(), each.part) != null) {
        throw new CannotDoException(
            "part " + each.part.index() + " of " + count + " is given more than once");
      }
    }
    for (int index = 1; index <= count; index++) {
      if (!byIndex.containsKey(index)) {
        throw new CannotDoException("part " + index + " of " + count + " is missing");
      }
    }
  }

  /** Whether any artifact could be analysed. */
  public boolean isAnalysed() {
    return artifacts.stream().anyMatch(it -> it.audit().isAnalysed());
  }

  /** The findings of all artifacts. */
  public Stream<AuditedFinding> findings() {
    return artifacts.stream().flatMap(it -> it.audit().findings().stream());
  }

  /** Whether a finding explains what a row of the profile measured. */
  public boolean explains(ProfileRow row) {
    return artifacts.stream().anyMatch(it -> it.audit().explains(row));
  }

  /** The artifacts with findings, the hottest first. */
  ImmutableList<AuditedArtifact> hottestFirst() {
    Function<AuditedArtifact, AuditedFinding> hottest = it -> it.audit().hottest().get();
    return artifacts.stream()
        .filter(it -> it.audit().hottest().isPresent())
        .sorted(Comparator.comparing(hottest, AuditedFinding.HOTTEST_FIRST))
        .collect(toImmutableList());
  }

  /** Why artifacts could not be analysed. */
  ImmutableList<String> problems() {
    return sorted(
        artifacts.stream()
            .map(AuditedArtifact::audit)
            .filter(audit -> !audit.isAnalysed())
            .map(ArtifactAudit::problem));
  }

  private static AuditedArtifact artifact(
      String name, ArtifactAudit audit, Map<Coordinates, Cures> cures) {
    Cures known = cures.get(audit.coordinates());
    return new AuditedArtifact(name, audit, known == null ? ImmutableMap.of() : known.byFinding());
  }

  private static ImmutableList<AuditedArtifact> byName(Stream<AuditedArtifact> artifacts) {
    return artifacts.sorted(Comparator.comparing(AuditedArtifact::name)).collect(toImmutableList());
  }

  private static ImmutableList<String> sorted(Stream<String> texts) {
    Set<String> sorted = new TreeSet<>();
    texts.forEach(sorted::add);
    return ImmutableList.copyOf(sorted);
  }
}
