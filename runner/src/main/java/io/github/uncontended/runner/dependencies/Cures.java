package io.github.uncontended.runner.dependencies;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * Which newer releases of an artifact are free of its warnings.
 *
 * @param byFinding the outcome for each finding that was searched for
 */
public record Cures(
    Coordinates coordinates, ImmutableMap<AuditedFinding, VersionSearch.Outcome> byFinding) {
  /** The outcome for a finding; empty if it was not searched for. */
  public Optional<VersionSearch.Outcome> of(AuditedFinding finding) {
    return Optional.ofNullable(byFinding.get(finding));
  }
}
