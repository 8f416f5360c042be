package io.github.uncontended.runner.diagnose;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.audit.Comparison;
import io.github.uncontended.runner.dependencies.VersionSearch;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.profile.MeasuredCause;
import io.github.uncontended.runner.profile.MeasuredCause.Section;
import io.github.uncontended.runner.profile.MeasuredCauses;
import io.github.uncontended.runner.source.Artifacts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Finds for the largest causes of a recording the artifact, the rule and the cure. */
final class Diagnosis {
  /** How many versions are analysed for one finding at most; bisection needs few. */
  private static final int MAX_VERSIONS = 12;

  private final Profile profile;
  private final String profileFile;
  private final ArtifactIndex index;
  private final ArtifactSources sources;
  private final Artifacts artifacts;
  private final Map<String, Optional<AnalysisResult>> whole = new HashMap<>();
  private final Map<String, Optional<AnalysisResult>> measured = new HashMap<>();

  /**
   * Creates a diagnosis.
   *
   * @param profileFile the file that has the profile
   */
  Diagnosis(
      Profile profile,
      String profileFile,
      ArtifactIndex index,
      ArtifactSources sources,
      Artifacts artifacts) {
    this.profile = profile;
    this.profileFile = profileFile;
    this.index = index;
    this.sources = sources;
    this.artifacts = artifacts;
  }

  /**
   * Judges the largest causes.
   *
   * @param inProject the findings in the project's own sources, with measurements
   * @param top how many causes
   */
  ImmutableList<Verdict> verdicts(Collection<ReportedFinding> inProject, int top) {
    return MeasuredCauses.unexplained(profile, List.of()).stream()
        .sorted(Comparator.comparingLong(MeasuredCause::amount).reversed())
        .limit(top)
        .map(cause -> verdict(cause, inProject))
        .collect(toImmutableList());
  }

  private Verdict verdict(MeasuredCause cause, Collection<ReportedFinding> inProject) {
    ImmutableList<ReportedFinding> own = explaining(cause, inProject);
    Optional<Path> jar = cause.types().flatMap(type -> index.jarOf(type).stream()).findFirst();
    Optional<String> artifact = jar.flatMap(ArtifactIndex::coordinatesOf);
    List<String> notes = new ArrayList<>();
    if (cause.section() == Section.BLOCKED && cause.count() <= cause.threads()) {
      notes.add("Each thread waited at most once, as for an initialization at startup.");
    }
    if (!own.isEmpty() || artifact.isEmpty()) {
      jar.filter(it -> own.isEmpty())
          .ifPresent(it -> notes.add(it + " does not say which artifact it is"));
      return new Verdict(
          cause, artifact, own, Optional.empty(), Advice.of(cause), ImmutableList.copyOf(notes));
    }
    ImmutableSet<String> types = cause.types().collect(ImmutableSet.toImmutableSet());
    Optional<AnalysisResult> result = measuredIn(artifact.get(), types);
    if (result.isEmpty()) {
      notes.add(artifact.get() + " has no sources jar that declares the class");
    }
    ImmutableList<ReportedFinding> findings =
        explaining(cause, result.map(AnalysisResult::findings).orElse(ImmutableList.of()));
    Optional<VersionSearch.Outcome> upgrade = Optional.empty();
    if (!findings.isEmpty()) {
      upgrade = upgrade(artifact.get(), findings.get(0), types, notes);
    }
    return new Verdict(
        cause, artifact, findings, upgrade, Advice.of(cause), ImmutableList.copyOf(notes));
  }

  /** The findings whose measurement has a row of the cause. */
  private static ImmutableList<ReportedFinding> explaining(
      MeasuredCause cause, Collection<ReportedFinding> findings) {
    Set<Object> rows = new HashSet<>(cause.rows());
    return findings.stream()
        .filter(
            finding ->
                finding.heat().measurement().stream()
                    .anyMatch(measurement -> measurement.rows().stream().anyMatch(rows::contains)))
        .collect(toImmutableList());
  }

  private Optional<VersionSearch.Outcome> upgrade(
      String artifact, ReportedFinding finding, ImmutableSet<String> types, List<String> notes) {
    List<String> parts = Splitter.on(':').splitToList(artifact);
    ImmutableList<String> versions =
        artifacts.releases().after(parts.get(0), parts.get(1), parts.get(2));
    if (versions.isEmpty()) {
      notes.add("no newer release of " + artifact + " is known");
      return Optional.empty();
    }
    Optional<ReportedFinding> byCode =
        wholeOf(artifact).stream()
            .flatMap(result -> result.findings().stream())
            .filter(other -> isSamePlace(other, finding))
            .filter(other -> other.heat().isConcurrent())
            .findFirst();
    Set<String> tried = new HashSet<>();
    VersionSearch search =
        new VersionSearch(
            version -> {
              if (tried.size() >= MAX_VERSIONS) {
                return VersionSearch.State.UNKNOWN;
              }
              tried.add(version);
              String other = artifact.substring(0, artifact.lastIndexOf(':') + 1) + version;
              return byCode.isPresent()
                  ? stateByLifetime(artifact, byCode.get(), other)
                  : stateByProfile(finding, types, other);
            });
    return Optional.of(search.search(versions));
  }

  /** Whether the upgrade audit from one version to another reports the finding as gone. */
  private VersionSearch.State stateByLifetime(
      String artifact, ReportedFinding finding, String other) {
    Optional<AnalysisResult> current = wholeOf(artifact);
    Optional<AnalysisResult> later = wholeOf(other);
    if (current.isEmpty() || later.isEmpty()) {
      return VersionSearch.State.UNKNOWN;
    }
    Comparison comparison =
        Comparison.of(
            current.get().findings(),
            current.get().incomplete(),
            later.get().findings(),
            later.get().incomplete());
    if (comparison.incomparable().contains(finding)) {
      return VersionSearch.State.UNKNOWN;
    }
    boolean gone =
        comparison.removed().contains(finding)
            || comparison.cooler().stream().anyMatch(change -> change.before().equals(finding));
    return gone ? VersionSearch.State.FREE : VersionSearch.State.PRESENT;
  }

  /** Whether another version has the finding at the place that the profile names. */
  private VersionSearch.State stateByProfile(
      ReportedFinding finding, ImmutableSet<String> types, String other) {
    Optional<AnalysisResult> later = measuredIn(other, types);
    if (later.isEmpty() || !later.get().incomplete().isEmpty()) {
      return VersionSearch.State.UNKNOWN;
    }
    return later.get().findings().stream().anyMatch(it -> isSamePlace(it, finding))
        ? VersionSearch.State.PRESENT
        : VersionSearch.State.FREE;
  }

  private static boolean isSamePlace(ReportedFinding one, ReportedFinding other) {
    return one.rule().equals(other.rule())
        && one.enclosingClass().equals(other.enclosingClass())
        && one.enclosingMethod().equals(other.enclosingMethod());
  }

  private Optional<AnalysisResult> wholeOf(String coordinates) {
    return memoized(whole, coordinates, () -> sources.whole(coordinates));
  }

  private Optional<AnalysisResult> measuredIn(String coordinates, Set<String> types) {
    String key = coordinates + Sets.newTreeSet(types);
    return memoized(measured, key, () -> sources.measured(coordinates, types, profileFile));
  }

  private static Optional<AnalysisResult> memoized(
      Map<String, Optional<AnalysisResult>> results,
      String key,
      Supplier<Optional<AnalysisResult>> compute) {
    Optional<AnalysisResult> result = results.get(key);
    if (result == null) {
      result = compute.get();
      results.put(key, result);
    }
    return result;
  }
}
