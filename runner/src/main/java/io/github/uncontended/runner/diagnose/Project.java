package io.github.uncontended.runner.diagnose;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.MustBeClosed;
import io.github.uncontended.options.Settings;
import io.github.uncontended.runner.engine.Analysis;
import io.github.uncontended.runner.engine.AnalysisRequest;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.source.TargetLoader;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;

/** The sources of the recorded program itself. Findings read them until this is closed. */
final class Project implements AutoCloseable {
  private final Optional<Target> target;

  private Project(Optional<Target> target) {
    this.target = target;
  }

  /** Opens source folders and files; there may be none. */
  // Closed with the project.
  @SuppressWarnings("MustBeClosedChecker")
  @MustBeClosed
  static Project open(TargetLoader loader, Collection<Path> paths, ImmutableList<Path> classPath)
      throws IOException {
    return new Project(
        paths.isEmpty() ? Optional.empty() : Optional.of(loader.ofPaths(paths, classPath)));
  }

  /**
   * The findings in all sources.
   *
   * @param profile the profile's file
   * @param runtime the release of the JDK that was recorded
   */
  ImmutableList<ReportedFinding> findings(Path profile, int runtime, Progress progress) {
    if (target.isEmpty()) {
      return ImmutableList.of();
    }
    ImmutableList<String> options =
        ImmutableList.of(
            "-XepOpt:" + Settings.PROFILE + "=" + profile,
            "-XepOpt:" + Settings.TARGET_RUNTIME + "=" + runtime);
    return Analysis.run(AnalysisRequest.of(target.get(), options), progress).findings();
  }

  @Override
  public void close() throws IOException {
    if (target.isPresent()) {
      target.get().close();
    }
  }
}
