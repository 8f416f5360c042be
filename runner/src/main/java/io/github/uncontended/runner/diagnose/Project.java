package io.github.uncontended.runner.diagnose;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.MustBeClosed;
import io.github.uncontended.options.Settings;
import io.github.uncontended.runner.engine.Jobs;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Target;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** The sources of the recorded program itself. Findings read them until this is closed. */
public final class Project implements AutoCloseable {
  private final Optional<Target> target;

  private Project(Optional<Target> target) {
    this.target = target;
  }

  /** A program whose sources are unknown. */
  @MustBeClosed
  public static Project unknown() {
    return new Project(Optional.empty());
  }

  /** A program with sources, which are closed with it. */
  @MustBeClosed
  public static Project of(Target target) {
    return new Project(Optional.of(target));
  }

  /**
   * The findings in all sources.
   *
   * @param profile the profile's file
   * @param runtime the release of the JDK that was recorded
   */
  ImmutableList<ReportedFinding> findings(Path profile, int runtime, Progress progress)
      throws IOException {
    if (target.isEmpty()) {
      return ImmutableList.of();
    }
    ImmutableList<String> options =
        ImmutableList.of(
            "-XepOpt:" + Settings.PROFILE + "=" + profile,
            "-XepOpt:" + Settings.TARGET_RUNTIME + "=" + runtime);
    return Jobs.of(target.get(), options, /* jobs= */ 1, progress)
        .check(target.get().sources().files().values())
        .findings();
  }

  @Override
  public void close() throws IOException {
    if (target.isPresent()) {
      target.get().close();
    }
  }
}
