package io.github.uncontended.runner.profile;

import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileException;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.profile.jfr.ApplicationCode;
import io.github.uncontended.runner.profile.jfr.Recording;
import io.github.uncontended.runner.profile.jfr.RecordingTally;
import io.github.uncontended.runner.profile.jfr.Tally;
import io.github.uncontended.runner.terminal.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes one profile of recordings and of profiles that were made before. */
public final class Folding {
  /** A threshold above this shows long waits only, and those are rare where a lock is short. */
  private static final long USEFUL_THRESHOLD = 1_000_000;

  private final ApplicationCode application;
  private final Progress progress;
  private final ProfileSum sum = new ProfileSum();
  private final List<String> warnings = new ArrayList<>();
  private final Tally waiting = new Tally();
  private final Tally outside = new Tally();

  /**
   * Starts with nothing.
   *
   * @param prefixes what the application's class names begin with; none for all but the JDK and
   *     known frameworks
   */
  public Folding(List<String> prefixes, Progress progress) {
    this.application = new ApplicationCode(prefixes);
    this.progress = progress;
  }

  /**
   * Adds a recording.
   *
   * @throws CannotDoException if nothing of it can be read
   */
  public void addRecording(Path file) {
    RecordingTally tally = Recording.read(file, application, warnings::add, progress);
    waiting.add(tally.waiting());
    outside.add(tally.outside());
    Profile profile = tally.toProfile();
    hints(file, profile);
    sum.add(profile);
  }

  /**
   * Adds a profile.
   *
   * @throws CannotDoException if it cannot be read
   */
  public void addProfile(Path file) {
    sum.add(load(file));
  }

  /**
   * Reads a profile.
   *
   * @throws CannotDoException if it cannot be read
   */
  public static Profile load(Path file) {
    try {
      return Profile.read(file);
    } catch (ProfileException e) {
      throw new CannotDoException(e.getMessage(), e);
    }
  }

  /** The sum of all that was added. */
  public Profile toProfile() {
    return sum.toProfile();
  }

  /** The sum, in its text form. */
  public String text() {
    return ProfileWriter.text(toProfile());
  }

  /** What could not be read, and what would have shown more; a line each. */
  public List<String> warnings() {
    return warnings;
  }

  /** What was read, and what of it is in the profile; a line each. */
  public List<String> summary() {
    Profile profile = toProfile();
    List<String> lines = new ArrayList<>();
    long blocked = 0;
    int rows = 0;
    for (ProfileRow row : profile.rows()) {
      if (row.kind().isContention()) {
        blocked = Profile.saturatedSum(blocked, row.amount());
        rows++;
      }
    }
    lines.add(
        Measurement.span(profile.recordedNanos())
            + " recorded: threads were blocked for "
            + Measurement.span(blocked)
            + " at "
            + rows
            + (rows == 1 ? " place" : " places")
            + "; "
            + (profile.rows().size() - rows)
            + " rows of CPU time and allocation");
    if (waiting.count() > 0) {
      lines.add(
          "left out: "
              + Measurement.span(waiting.amount())
              + " of waiting for work, conditions and latches, which is no contention");
    }
    if (outside.count() > 0) {
      lines.add(
          "left out: "
              + Measurement.span(outside.amount())
              + " of contention without a method of the application on the stack (--app says which"
              + " they are)");
    }
    return lines;
  }

  private void hints(Path file, Profile profile) {
    boolean contention = profile.rows().stream().anyMatch(row -> row.kind().isContention());
    long threshold = profile.thresholds().getOrDefault(ProfileKind.MONITOR, 0L);
    if (threshold > USEFUL_THRESHOLD) {
      warnings.add(
          file
              + " was recorded with a threshold of "
              + Measurement.span(threshold)
              + ": shorter waits are not in it; docs/hot-paths.md has the flags that show them");
    } else if (!contention) {
      warnings.add(
          file
              + " shows no thread that waited for a lock; docs/hot-paths.md has the flags to record"
              + " that");
    }
  }
}
