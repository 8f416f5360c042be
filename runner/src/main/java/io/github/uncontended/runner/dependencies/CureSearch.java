package io.github.uncontended.runner.dependencies;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Finds the first newer release that is free of a finding, from the audits of releases.
 *
 * <p>A release without a sources jar, or whose file could not be analysed, proves nothing.
 */
final class CureSearch {
  /** The number of releases of one artifact that are analysed at most. */
  private static final int MAX_ANALYSES = 16;

  private final Function<Coordinates, ArtifactAudit> analyzer;
  private final Map<Coordinates, ArtifactAudit> analysed = new HashMap<>();

  CureSearch(Function<Coordinates, ArtifactAudit> analyzer) {
    this.analyzer = analyzer;
  }

  /**
   * Searches the releases for those without the warnings of an artifact.
   *
   * @param releases the newer releases, oldest first
   */
  Cures of(ArtifactAudit audit, ImmutableList<String> releases) {
    Coordinates current = audit.coordinates();
    ImmutableMap.Builder<AuditedFinding, VersionSearch.Outcome> outcomes = ImmutableMap.builder();
    audit.findings().stream()
        .filter(AuditedFinding::isWarning)
        .distinct()
        .forEach(
            finding ->
                outcomes.put(
                    finding,
                    new VersionSearch(release -> state(finding, current.withVersion(release)))
                        .search(releases)));
    return new Cures(current, outcomes.buildOrThrow());
  }

  private VersionSearch.State state(AuditedFinding finding, Coordinates release) {
    ArtifactAudit audit = analysed.get(release);
    if (audit == null) {
      if (analysed.size() >= MAX_ANALYSES) {
        return VersionSearch.State.UNKNOWN;
      }
      audit = analyzer.apply(release);
      analysed.put(release, audit);
    }
    if (!audit.isAnalysed() || audit.isIncomplete(finding.path())) {
      return VersionSearch.State.UNKNOWN;
    }
    return audit.findings().stream()
            .filter(AuditedFinding::isWarning)
            .anyMatch(other -> other.isSamePlace(finding) || other.isSameCode(finding))
        ? VersionSearch.State.PRESENT
        : VersionSearch.State.FREE;
  }
}
