package io.github.uncontended.runner.diagnose;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.options.Settings;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.Analysis;
import io.github.uncontended.runner.engine.AnalysisRequest;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.source.DeclaringFiles;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.source.TargetLoader;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Analyses artifacts: some files with the profile, or all files without it. Findings read their
 * sources until this is closed.
 */
final class ArtifactSources implements AutoCloseable {
  /** The oldest release to compile for: rules whose fix needs newer API are silent below it. */
  private static final int LEAST_RELEASE = 8;

  private final TargetLoader loader;
  private final int runtime;
  private final Progress progress;
  private final List<Target> targets = new ArrayList<>();

  /**
   * Creates an analyzer.
   *
   * @param runtime the release of the JDK that was recorded
   */
  ArtifactSources(TargetLoader loader, int runtime, Progress progress) {
    this.loader = loader;
    this.runtime = runtime;
    this.progress = progress;
  }

  /**
   * Analyses the files of an artifact that declare some classes. The class path has its others.
   *
   * @param types binary names
   * @param profile the profile's file
   * @return the result; empty if the sources are not available or declare none of the classes
   */
  Optional<AnalysisResult> measured(String coordinates, Set<String> types, String profile) {
    return analyse(
        coordinates,
        target -> {
          List<Source> files = DeclaringFiles.of(target.sources().files().values(), types);
          return AnalysisRequest.of(target, options("-XepOpt:" + Settings.PROFILE + "=" + profile))
              .withSources(files);
        });
  }

  /** Analyses all files of an artifact; empty if its sources are not available. */
  Optional<AnalysisResult> whole(String coordinates) {
    return analyse(coordinates, target -> AnalysisRequest.of(target, options()));
  }

  private interface Request {
    AnalysisRequest of(Target target);
  }

  // Closed with this object: findings still read the sources.
  @SuppressWarnings("MustBeClosedChecker")
  private Optional<AnalysisResult> analyse(String coordinates, Request request) {
    progress.show("checking " + coordinates);
    try {
      Target target = loader.ofArtifact(coordinates);
      targets.add(target);
      AnalysisRequest analysis = request.of(target).withLeastRelease(LEAST_RELEASE);
      return analysis.sources().isEmpty()
          ? Optional.empty()
          : Optional.of(Analysis.run(analysis, progress));
    } catch (CannotDoException | IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() throws IOException {
    for (Target target : targets) {
      target.close();
    }
  }

  private ImmutableList<String> options(String... more) {
    return ImmutableList.<String>builder()
        .add("-XepOpt:" + Settings.TARGET_RUNTIME + "=" + runtime)
        .add(more)
        .build();
  }
}
