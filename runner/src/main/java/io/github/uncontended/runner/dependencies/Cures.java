package io.github.uncontended.runner.dependencies;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * Which newer releases of an artifact are free of its warnings.
 *
 * @param byFinding the outcome for each finding that was searched for
 */
public record Cures(Coordinates coordinates, ImmutableMap<AuditedFinding, Outcome> byFinding) {
  /**
   * What the search found.
   *
   * @param version the first release without the finding; empty if there is none
   * @param newest the newest release that was analysed; empty if none could be
   */
  public record Outcome(Optional<String> version, Optional<String> newest) {
    /** The outcome as a sentence without a full stop; empty if nothing is known. */
    public String inWords() {
      if (version.isPresent()) {
        return "fixed in " + version.get();
      }
      return newest.map(it -> "still in the newest release, " + it).orElse("");
    }
  }

  /** The outcome for a finding; empty if it was not searched for. */
  public Optional<Outcome> of(AuditedFinding finding) {
    return Optional.ofNullable(byFinding.get(finding));
  }
}
