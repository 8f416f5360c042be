package io.github.uncontended.runner.profile;

import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileException;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.profile.jfr.RecordingReader;
import io.github.uncontended.runner.terminal.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Folds recordings and existing profiles into one profile. */
public final class Folding {
  /** Most waits for a contended lock are shorter, so that a higher threshold hides them. */
  private static final long USEFUL_THRESHOLD = 1_000_000;

  private final ApplicationCode application;
  private final Progress progress;
  private final ProfileSum sum = new ProfileSum();
  private final List<String> warnings = new ArrayList<>();
  private final Tally waiting = new Tally();
  private final Tally outsideApplication = new Tally();

  /**
   * Starts an empty profile.
   *
   * @param prefixes prefixes of the application's class names; none for all but the JDK and
   *     well-known frameworks
   */
  public Folding(List<String> prefixes, Progress progress) {
    this.application = new ApplicationCode(prefixes);
    this.progress = progress;
  }

  /**
   * Adds a recording.
   *
   * @throws CannotDoException if no part of it can be read
   */
  public void addRecording(Path file) {
    RecordingFold fold = new RecordingFold(application);
    String task = "reading " + file.getFileName();
    warnings.addAll(RecordingReader.read(file, fold, done -> progress.show(task, done, 100)));
    waiting.add(fold.waiting());
    outsideApplication.add(fold.outsideApplication());
    Profile profile = fold.toProfile();
    addHints(file, profile);
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

  /** The folded profile. */
  public Profile toProfile() {
    return sum.toProfile();
  }

  /** The folded profile in its text form. */
  public String text() {
    return ProfileWriter.text(toProfile());
  }

  /** What could not be read, and how to record more; one line each. */
  public List<String> warnings() {
    return warnings;
  }

  /** What the profile contains and what was left out; one line each. */
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
              + " of waiting for work, conditions and latches, which is not contention");
    }
    if (outsideApplication.count() > 0) {
      lines.add(
          "left out: "
              + Measurement.span(outsideApplication.amount())
              + " of contention without an application method on the stack (set --app to choose"
              + " the application's classes)");
    }
    return lines;
  }

  private void addHints(Path file, Profile profile) {
    boolean contention = profile.rows().stream().anyMatch(row -> row.kind().isContention());
    long threshold = profile.thresholds().getOrDefault(ProfileKind.MONITOR, 0L);
    if (threshold > USEFUL_THRESHOLD) {
      warnings.add(
          file
              + " was recorded with a threshold of "
              + Measurement.span(threshold)
              + ", which hides shorter waits; docs/hot-paths.md has the flags to record them");
    } else if (!contention) {
      warnings.add(
          file + " has no contention events; docs/hot-paths.md has the flags to record them");
    }
  }
}
