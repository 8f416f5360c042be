package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.Profile;
import java.util.BitSet;

/**
 * Count, sum and maximum of waits or samples, the number of their threads, and how much chance may
 * move the sum.
 */
final class Tally {
  /** Thread ids are sequential, so that this many threads are told apart. */
  private static final int MAX_THREADS = 1 << 12;

  private final BitSet threads = new BitSet();
  private long count;
  private long amount;
  private long max;
  private final TimeSeries series = new TimeSeries();

  /** The sum of the squares of the amounts. */
  private double squares;

  /**
   * Adds one wait or sample.
   *
   * @param start when it started, in nanoseconds since the start of the recording
   */
  void add(long added, long start, long duration, long threadId) {
    count++;
    amount = Profile.saturatedSum(amount, added);
    max = Math.max(max, added);
    squares += (double) added * added;
    series.add(start, duration, added);
    threads.set((int) Math.floorMod(threadId, (long) MAX_THREADS));
  }

  /** Adds another tally of the same recording. */
  void add(Tally other) {
    count = Profile.saturatedSum(count, other.count);
    amount = Profile.saturatedSum(amount, other.amount);
    max = Math.max(max, other.max);
    threads.or(other.threads);
    squares += other.squares;
    series.add(other.series);
  }

  /** Multiplies the amounts of all samples. */
  void multiply(long factor) {
    amount = saturatedProduct(amount, factor);
    max = saturatedProduct(max, factor);
    squares *= (double) factor * factor;
    series.multiply(factor);
  }

  private static long saturatedProduct(long a, long b) {
    return Math.multiplyHigh(a, b) == 0 ? Math.max(0, a * b) : Long.MAX_VALUE;
  }

  /**
   * The standard deviation of the sum between recordings of one load: that of independent waits, or
   * more if waits come together.
   *
   * @param recordedNanos how long was recorded
   */
  long deviation(long recordedNanos) {
    return Math.round(Math.sqrt(Math.max(squares, series.varianceOfSum(recordedNanos))));
  }

  long count() {
    return count;
  }

  long amount() {
    return amount;
  }

  long max() {
    return max;
  }

  int threads() {
    return threads.cardinality();
  }
}
