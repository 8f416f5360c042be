package io.github.uncontended.runner.dependencies;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.html.FindingCard;
import java.util.List;
import java.util.Optional;

/**
 * The result of analysing one artifact.
 *
 * @param coordinates the artifact
 * @param problem why it could not be analysed; empty if it was
 * @param files the number of its source files
 * @param skipped the paths of the files that were not analysed
 * @param partial the paths of the files that were analysed without some of their members
 * @param findings the findings, hottest first
 */
public record ArtifactAudit(
    Coordinates coordinates,
    String problem,
    int files,
    List<String> skipped,
    List<String> partial,
    List<AuditedFinding> findings) {
  /** Copies the lists, which a reader of JSON makes mutable. */
  public ArtifactAudit {
    skipped = ImmutableList.copyOf(skipped);
    partial = ImmutableList.copyOf(partial);
    findings = ImmutableList.copyOf(findings);
  }

  static ArtifactAudit failed(Coordinates coordinates, String problem) {
    return new ArtifactAudit(coordinates, problem, 0, List.of(), List.of(), List.of());
  }

  /** Whether the artifact was analysed. */
  public boolean isAnalysed() {
    return problem.isEmpty();
  }

  /** Whether findings may be missing in a file, since it was not analysed or not completely. */
  boolean isIncomplete(String path) {
    return skipped.contains(path) || partial.contains(path);
  }

  /** The number of files that were analysed. */
  public int analysed() {
    return files - skipped.size();
  }

  /** The hottest finding; empty if there is none. */
  public Optional<AuditedFinding> hottest() {
    return findings.stream().findFirst();
  }

  /** Whether a finding explains what a row of the profile measured. */
  public boolean explains(ProfileRow row) {
    String key = FindingCard.nameOf(row);
    return findings.stream().anyMatch(finding -> finding.rows().contains(key));
  }

  /** The number of findings that are warnings. */
  public long warnings() {
    return findings.stream().filter(AuditedFinding::isWarning).count();
  }
}
