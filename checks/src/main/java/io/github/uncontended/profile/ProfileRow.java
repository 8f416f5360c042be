package io.github.uncontended.profile;

import java.util.Comparator;
import java.util.Optional;

/**
 * What was measured of one place in the code.
 *
 * @param kind what was counted
 * @param path the methods that lead to it
 * @param object binary name of the lock's class, or of what was allocated; {@code -} if none
 * @param count how many waits or samples
 * @param amount nanoseconds or bytes, as the kind says
 * @param max the largest single amount
 * @param threads how many threads, at least
 * @param deviation the part of the amount in the standard deviation that its cause has between
 *     recordings of one load, in the unit of the amount
 */
public record ProfileRow(
    ProfileKind kind,
    CallPath path,
    String object,
    long count,
    long amount,
    long max,
    int threads,
    long deviation)
    implements Comparable<ProfileRow> {
  /** The object of a row that waits for another thread to initialize a class. */
  public static final String CLASS_INITIALIZATION = "int[]";

  private static final Comparator<ProfileRow> ORDER =
      Comparator.comparing(ProfileRow::kind).thenComparing(ProfileRow::key);

  /** Makes a row with a deviation that is estimated from the other figures. */
  public ProfileRow(
      ProfileKind kind,
      CallPath path,
      String object,
      long count,
      long amount,
      long max,
      int threads) {
    this(
        kind,
        path,
        object,
        count,
        amount,
        max,
        threads,
        estimatedDeviation(kind, count, amount, max, threads));
  }

  /**
   * When the holder of a lock stalls, all threads wait at once: that many waits are one event.
   * Samples are independent.
   */
  private static long estimatedDeviation(
      ProfileKind kind, long count, long amount, long max, int threads) {
    double events = (double) count / (kind.isBlocking() ? Math.max(1, threads) : 1);
    return Math.max(max, Math.round(amount / Math.sqrt(Math.max(1, events))));
  }

  /** The same row with another deviation. */
  public ProfileRow withDeviation(long other) {
    return new ProfileRow(kind, path, object, count, amount, max, threads, other);
  }

  /** The innermost method of the application. */
  public ProfileFrame site() {
    return path.site();
  }

  /** The method that the site called; empty if the site itself waited or ran. */
  public Optional<ProfileFrame> callee() {
    return path.callee();
  }

  /** Tells the row from every other of its kind: the names, as they stand in the file. */
  public String key() {
    return path + "\t" + object;
  }

  /** In the file's order: by kind, then by name. */
  @Override
  public int compareTo(ProfileRow other) {
    return ORDER.compare(this, other);
  }
}
