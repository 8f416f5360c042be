package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileException;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.profile.jfr.RecordingReader;
import io.github.uncontended.runner.terminal.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Folds recordings and existing profiles into one profile. */
public final class Folding {
  /** Most waits for a contended lock are shorter, so that a higher threshold hides them. */
  private static final long USEFUL_THRESHOLD = 1_000_000;

  private final ApplicationCode application;
  private final Optional<RecordingStacks> stacks;
  private final Progress progress;
  private final ProfileSum sum = new ProfileSum();
  private final List<String> warnings = new ArrayList<>();
  private final Tally idle = new Tally();
  private final Tally outsideApplication = new Tally();

  /**
   * Starts an empty profile.
   *
   * @param prefixes prefixes of class names that belong to the application, besides all classes but
   *     those of the JDK and of well-known libraries
   */
  public Folding(List<String> prefixes, Progress progress) {
    this(prefixes, Optional.empty(), progress);
  }

  private Folding(List<String> prefixes, Optional<RecordingStacks> stacks, Progress progress) {
    this.application = new ApplicationCode(prefixes);
    this.stacks = stacks;
    this.progress = progress;
  }

  /**
   * Adds a recording.
   *
   * @throws CannotDoException if no part of it can be read
   */
  public void addRecording(Path file) {
    RecordingFold fold = new RecordingFold(application, stacks);
    String task = "reading " + file.getFileName();
    warnings.addAll(RecordingReader.read(file, fold, done -> progress.show(task, done, 100)));
    idle.add(fold.idle());
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

  /**
   * Reads a profile, or folds a recording.
   *
   * @param stacks receives the stacks of a recording; empty to drop them
   * @throws CannotDoException if it can be read as neither
   */
  public static Profile loadOrFold(Path file, Optional<RecordingStacks> stacks, Progress progress) {
    if (!RecordingReader.isRecording(file)) {
      return load(file);
    }
    Folding folding = new Folding(ImmutableList.of(), stacks, progress);
    folding.addRecording(file);
    return MeasuredCauses.withoutInsignificant(folding.toProfile());
  }

  /** The folded profile. */
  public Profile toProfile() {
    return sum.toProfile();
  }

  /** The folded profile in its text form, without the rows that cannot count. */
  public String text() {
    return ProfileWriter.text(MeasuredCauses.withoutInsignificant(toProfile()));
  }

  /** What could not be read, and how to record more; one line each. */
  public List<String> warnings() {
    return warnings;
  }

  /** What the profile contains and what was left out; one line each. */
  public List<String> summary() {
    Profile profile = MeasuredCauses.withoutInsignificant(toProfile());
    long blocked = 0;
    for (ProfileKind kind : ProfileKind.values()) {
      blocked = kind.isContention() ? Profile.saturatedSum(blocked, profile.total(kind)) : blocked;
    }
    long waited = profile.total(ProfileKind.WAIT);
    long places =
        MeasuredCauses.of(profile.rows()).stream().filter(it -> it.section().isBlocking()).count();
    List<String> lines = new ArrayList<>();
    lines.add(
        Measurement.span(profile.recordedNanos())
            + " recorded: threads were blocked for "
            + inThreadTime(blocked, profile)
            + (waited == 0 ? "" : " and waited for " + inThreadTime(waited, profile))
            + "; "
            + places
            + (places == 1 ? " place" : " places"));
    if (idle.count() > 0) {
      lines.add(
          "left out: "
              + Measurement.span(idle.amount())
              + " for which idle workers waited for their next task");
    }
    if (outsideApplication.count() > 0) {
      lines.add(
          "left out: "
              + Measurement.span(outsideApplication.amount())
              + " of contention within the JDK alone (set --app to count classes of the JDK as"
              + " application)");
    }
    return lines;
  }

  private static String inThreadTime(long nanos, Profile profile) {
    return Measurement.span(nanos)
        + " ("
        + Measurement.percent(profile.shareOfThreads(nanos))
        + " of thread time)";
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
