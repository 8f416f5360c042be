package io.github.uncontended.runner.dependencies;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Finds the first newer release that is free of a finding, by bisection.
 *
 * <p>A release without a sources jar, or whose file could not be analysed, proves nothing; its
 * neighbours are tried instead. The release after the one found is analysed, too, so that a finding
 * that comes back is noticed.
 */
final class CureSearch {
  /** The number of releases of one artifact that are analysed at most. */
  private static final int MAX_ANALYSES = 16;

  private final Function<Coordinates, ArtifactAudit> analyzer;
  private final Map<Coordinates, ArtifactAudit> analysed = new HashMap<>();

  CureSearch(Function<Coordinates, ArtifactAudit> analyzer) {
    this.analyzer = analyzer;
  }

  /** What a release shows of a finding. */
  private enum State {
    PRESENT,
    FREE,
    UNKNOWN
  }

  /**
   * Searches the releases for those without the warnings of an artifact.
   *
   * @param releases the newer releases, oldest first
   */
  Cures of(ArtifactAudit audit, ImmutableList<Coordinates> releases) {
    ImmutableMap.Builder<AuditedFinding, Cures.Outcome> outcomes = ImmutableMap.builder();
    audit.findings().stream()
        .filter(AuditedFinding::isWarning)
        .distinct()
        .forEach(finding -> outcomes.put(finding, outcome(finding, releases)));
    return new Cures(audit.coordinates(), outcomes.buildOrThrow());
  }

  private Cures.Outcome outcome(AuditedFinding finding, List<Coordinates> releases) {
    OptionalInt newest = lastKnown(finding, releases, releases.size() - 1);
    if (newest.isEmpty()) {
      return new Cures.Outcome(Optional.empty(), Optional.empty());
    }
    Optional<String> newestVersion = Optional.of(releases.get(newest.getAsInt()).version());
    if (state(finding, releases.get(newest.getAsInt())) == State.PRESENT) {
      return new Cures.Outcome(Optional.empty(), newestVersion);
    }
    int present = -1;
    int free = newest.getAsInt();
    while (true) {
      free = bisect(finding, releases, present, free);
      OptionalInt next = firstKnown(finding, releases, free + 1, newest.getAsInt());
      if (next.isEmpty() || state(finding, releases.get(next.getAsInt())) != State.PRESENT) {
        return new Cures.Outcome(Optional.of(releases.get(free).version()), newestVersion);
      }
      present = next.getAsInt();
      free = newest.getAsInt();
    }
  }

  /**
   * The first release without the finding between one that has it and one that is free of it.
   *
   * @param present the index of the one that has it, -1 for the version in use
   */
  private int bisect(AuditedFinding finding, List<Coordinates> releases, int present, int free) {
    int low = present;
    int high = free;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      OptionalInt known = firstKnown(finding, releases, middle, high - 1);
      if (known.isEmpty()) {
        // Nothing from the middle on says anything: search below it.
        known = lastKnown(finding, releases.subList(0, middle), middle - 1);
        if (known.isEmpty() || known.getAsInt() <= low) {
          return high;
        }
      }
      if (state(finding, releases.get(known.getAsInt())) == State.FREE) {
        high = known.getAsInt();
      } else {
        low = known.getAsInt();
      }
    }
    return high;
  }

  private OptionalInt firstKnown(
      AuditedFinding finding, List<Coordinates> releases, int from, int to) {
    for (int i = from; i <= to; i++) {
      if (state(finding, releases.get(i)) != State.UNKNOWN) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private OptionalInt lastKnown(AuditedFinding finding, List<Coordinates> releases, int from) {
    for (int i = from; i >= 0; i--) {
      if (state(finding, releases.get(i)) != State.UNKNOWN) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private State state(AuditedFinding finding, Coordinates release) {
    ArtifactAudit audit = analysed.get(release);
    if (audit == null) {
      if (analysed.size() >= MAX_ANALYSES) {
        return State.UNKNOWN;
      }
      audit = analyzer.apply(release);
      analysed.put(release, audit);
    }
    if (!audit.isAnalysed() || audit.isIncomplete(finding.path())) {
      return State.UNKNOWN;
    }
    return audit.findings().stream()
            .filter(AuditedFinding::isWarning)
            .anyMatch(other -> other.isSamePlace(finding) || other.isSameCode(finding))
        ? State.PRESENT
        : State.FREE;
  }
}
