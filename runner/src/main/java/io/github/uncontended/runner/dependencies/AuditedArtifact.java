package io.github.uncontended.runner.dependencies;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * An artifact as an audit reports it.
 *
 * @param name the artifact with its version, or with both of a comparison
 * @param audit the findings that count
 * @param cures for the findings that were searched for, which newer release is free of them
 */
public record AuditedArtifact(
    String name, ArtifactAudit audit, ImmutableMap<AuditedFinding, VersionSearch.Outcome> cures) {
  /** Which newer release is free of a finding; empty if that is not known. */
  Optional<VersionSearch.Outcome> cure(AuditedFinding finding) {
    return Optional.ofNullable(cures.get(finding));
  }

  /** The same without a full stop; empty if that is not known. */
  String cureInWords(AuditedFinding finding) {
    return cure(finding).map(VersionSearch.Outcome::inWords).orElse("");
  }
}
