package io.github.uncontended.heat;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.Figure;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import java.util.Comparator;
import java.util.Locale;

/**
 * What a {@link Profile} says of one place.
 *
 * @param kind what was measured; {@link ProfileKind#MONITOR} stands for every lock
 * @param count how many waits or samples
 * @param amount nanoseconds or bytes, as the kind says
 * @param threads how many threads, at least
 * @param share which part this is of all that the profile has of the kind, from 0 to 1
 * @param threadShare which part this is of the time for which threads were busy, from 0 to 1
 * @param recordedNanos how long was recorded
 * @param recordings in how many recordings
 * @param rows the rows of the profile that it adds up
 */
public record Measurement(
    ProfileKind kind,
    long count,
    long amount,
    int threads,
    double share,
    double threadShare,
    long recordedNanos,
    int recordings,
    ImmutableList<ProfileRow> rows)
    implements Comparable<Measurement> {
  private static final Comparator<Measurement> ORDER =
      Comparator.comparing((Measurement measured) -> !measured.kind().isContention())
          .thenComparing(measured -> !measured.kind().isBlocking())
          .thenComparing(measured -> measured.kind() == ProfileKind.ALLOC)
          .thenComparing(Comparator.comparingLong(Measurement::amount).reversed());
  private static final long MICRO = 1_000;
  private static final long MILLI = 1_000_000;
  private static final long SECOND = 1_000_000_000;
  private static final long MINUTE = 60 * SECOND;
  private static final long HOUR = 60 * MINUTE;

  /**
   * The rank of a finding here among all, 0 to 100. Contention comes before other waits, these
   * before work, and work before allocation; within each it is the part of all that was measured.
   */
  public double rank() {
    double rank =
        switch (kind) {
          case MONITOR, PARK, PINNED -> 50 + 50 * share;
          case WAIT -> 40 + 10 * share;
          case CPU -> 25 + 15 * share;
          case ALLOC -> 25 * share;
        };
    return Math.round(rank * 10) / 10.0;
  }

  /** In the order in which findings deserve a look. */
  @Override
  public int compareTo(Measurement other) {
    return ORDER.compare(this, other);
  }

  /**
   * The measurement in words, such as {@code blocked 55 s of a 24 s recording on 32 threads (11 %
   * of thread time), 9,500 times}. CPU time and allocation are shares only: the samples of Flight
   * Recorder do not add up to seconds.
   */
  public String inWords() {
    String recorded = span(recordedNanos);
    String of =
        recordings > 1
            ? recorded + " in " + recordings + " recordings"
            : "a " + recorded + " recording";
    String on = threads > 0 ? " on " + plural(threads, "thread") : "";
    String ofThreads = " (" + percent(threadShare) + " of thread time)";
    String how =
        switch (kind) {
          case MONITOR, PARK -> "blocked " + span(amount) + " of " + of + on + ofThreads;
          case PINNED ->
              "pinned a carrier thread for " + span(amount) + " of " + of + on + ofThreads;
          case WAIT -> "waited " + span(amount) + " of " + of + on + ofThreads;
          case CPU -> "took " + percent(share) + " of the CPU samples in " + of + on;
          case ALLOC -> "made " + percent(share) + " of the allocations in " + of + on;
        };
    return how + ", " + times();
  }

  /** A share in words, with two significant digits. */
  public static String percent(double share) {
    return share > 0 && share < 0.0001 ? "<0.01 %" : scaled(Math.round(share * 10_000), 100) + " %";
  }

  private String times() {
    return kind.isBlocking() ? plural(count, "time") : plural(count, "sample");
  }

  /** A time in words, with two significant digits. */
  public static String span(long nanos) {
    if (nanos < MILLI) {
      return scaled(nanos, MICRO) + " µs";
    }
    if (nanos < SECOND) {
      return scaled(nanos, MILLI) + " ms";
    }
    if (nanos < 10 * MINUTE) {
      return scaled(nanos, SECOND) + " s";
    }
    return nanos < 2 * HOUR ? scaled(nanos, MINUTE) + " min" : scaled(nanos, HOUR) + " h";
  }

  /** An amount of memory in words, with two significant digits. */
  public static String bytes(long bytes) {
    long unit = 1;
    int step = 0;
    String[] names = {"bytes", "kB", "MB", "GB", "TB"};
    while (bytes / unit >= 1000 && step < names.length - 1) {
      unit *= 1000;
      step++;
    }
    return scaled(bytes, unit) + " " + names[step];
  }

  private static String scaled(long value, long unit) {
    // Hundredths are enough: two digits of anything from one unit on.
    long hundredths = Math.round((double) value / unit * 100);
    String digits = Figure.decimal(hundredths, 2);
    return digits.indexOf('.') < 0 ? grouped(Figure.rounded(hundredths) / 100) : digits;
  }

  private static String plural(long count, String noun) {
    return grouped(Figure.rounded(count)) + " " + noun + (count == 1 ? "" : "s");
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
