package io.github.uncontended.runner.dependencies;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.Analysis;
import io.github.uncontended.runner.engine.AnalysisRequest;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.OmittedMember;
import io.github.uncontended.runner.patch.CompiledFixes;
import io.github.uncontended.runner.source.Artifacts;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.source.TargetLoader;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Analyses artifacts from their sources jars; safe for use by several threads. */
public final class ArtifactAnalyzer {
  /** The oldest release to compile for: rules whose fix needs newer API are silent below it. */
  private static final int LEAST_RELEASE = 8;

  private final Artifacts artifacts;
  private final TargetLoader loader;
  private final ImmutableList<String> options;
  private final AuditCache cache;
  private final Progress silent;

  /**
   * Creates an analyzer.
   *
   * @param loader loads the artifacts, without showing any progress
   * @param options Error Prone options, each {@code -Xep…}
   * @param silent a progress line that shows nothing
   */
  public ArtifactAnalyzer(
      Artifacts artifacts,
      TargetLoader loader,
      ImmutableList<String> options,
      AuditCache cache,
      Progress silent) {
    this.artifacts = artifacts;
    this.loader = loader;
    this.options = options;
    this.cache = cache;
    this.silent = silent;
  }

  /**
   * Analyses an artifact.
   *
   * @param application the class path of the application, for what the artifact's own lacks
   */
  ArtifactAudit analyze(Coordinates coordinates, ImmutableList<Path> application) {
    return cache
        .find(coordinates)
        .orElseGet(
            () -> {
              ArtifactAudit audit = compute(coordinates, application);
              cache.put(audit);
              return audit;
            });
  }

  private ArtifactAudit compute(Coordinates coordinates, ImmutableList<Path> application) {
    try (Target target = loader.ofArtifact(coordinates.toString(), artifacts, application)) {
      AnalysisRequest request = AnalysisRequest.of(target, options).withLeastRelease(LEAST_RELEASE);
      AnalysisResult result = Analysis.run(request, silent);
      CompiledFixes.Outcome fixes =
          CompiledFixes.of(
              target.sources().files().values(),
              result,
              result.findings(),
              AuditedFinding::hasDiff,
              ImmutableList.of(finding -> finding.fix().orElseThrow()),
              (sources, attributed) ->
                  Analysis.compile(request.withSources(sources), attributed, silent));
      return new ArtifactAudit(
          coordinates,
          "",
          target.sources().count(),
          Stream.concat(target.sources().skips().stream(), result.skips().stream())
              .map(Skip::path)
              .toList(),
          result.omitted().stream().map(OmittedMember::path).distinct().toList(),
          fixes.findings().stream()
              .map(AuditedFinding::of)
              .sorted(AuditedFinding.HOTTEST_FIRST)
              .toList());
    } catch (CannotDoException e) {
      return ArtifactAudit.failed(coordinates, e.getMessage());
    } catch (IOException e) {
      return ArtifactAudit.failed(coordinates, coordinates + " cannot be read: " + e.getMessage());
    }
  }
}
