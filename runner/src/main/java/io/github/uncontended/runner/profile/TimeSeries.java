package io.github.uncontended.runner.profile;

/**
 * How an amount spreads over the time of a recording: its sums over windows of equal length. The
 * length doubles whenever the recording outgrows the windows.
 */
final class TimeSeries {
  private static final int WINDOWS = 64;

  /** The base 2 logarithm of the first length in nanoseconds: 17 ms. */
  private static final int FIRST_LENGTH = 24;

  /** With fewer windows, a series does not tell whether an amount comes steadily. */
  private static final int LEAST_WINDOWS = 4;

  private final float[] sums = new float[WINDOWS];

  /** The base 2 logarithm of the length of a window in nanoseconds. */
  private int length = FIRST_LENGTH;

  /**
   * Adds an amount that is spread evenly over a time.
   *
   * @param start nanoseconds since the start of the recording, not negative
   */
  void add(long start, long duration, long amount) {
    long end = start > Long.MAX_VALUE - duration ? Long.MAX_VALUE : start + duration;
    while (end >> length >= WINDOWS) {
      doubleLength();
    }
    int first = (int) (start >> length);
    int last = (int) (end >> length);
    if (first == last) {
      sums[first] += amount;
      return;
    }
    double rate = (double) amount / (end - start);
    for (int i = first; i <= last; i++) {
      long from = Math.max(start, (long) i << length);
      long to = i == last ? end : (i + 1L) << length;
      sums[i] += (float) (rate * (to - from));
    }
  }

  /** Adds another series of the same recording. */
  void add(TimeSeries other) {
    while (length < other.length) {
      doubleLength();
    }
    for (int i = 0; i < WINDOWS; i++) {
      sums[i >> (length - other.length)] += other.sums[i];
    }
  }

  /** Multiplies all amounts. */
  void multiply(long factor) {
    for (int i = 0; i < WINDOWS; i++) {
      sums[i] *= factor;
    }
  }

  private void doubleLength() {
    for (int i = 0; i < WINDOWS; i++) {
      sums[i] = 2 * i < WINDOWS ? sums[2 * i] + sums[2 * i + 1] : 0;
    }
    length++;
  }

  /**
   * Estimates the variance of the sum between recordings of the same load, from the differences of
   * successive windows: a load that starts late or grows is not taken for chance. What comes in
   * bursts differs more between long windows than between short ones; the largest estimate counts.
   *
   * @param recordedNanos how long was recorded
   */
  double varianceOfSum(long recordedNanos) {
    while (recordedNanos >> length >= WINDOWS) {
      doubleLength();
    }
    // The last window is incomplete.
    int windows = (int) (recordedNanos >> length);
    double[] current = new double[windows];
    for (int i = 0; i < windows; i++) {
      current[i] = sums[i];
    }
    double variance = 0;
    for (int count = windows; count >= LEAST_WINDOWS; count /= 2) {
      variance = Math.max(variance, varianceOfSum(current, count));
      for (int i = 0; i < count / 2; i++) {
        current[i] = current[2 * i] + current[2 * i + 1];
      }
    }
    return variance;
  }

  private static double varianceOfSum(double[] values, int count) {
    double squares = 0;
    for (int i = 1; i < count; i++) {
      double difference = values[i] - values[i - 1];
      squares += difference * difference;
    }
    return count * squares / (2 * (count - 1));
  }
}
