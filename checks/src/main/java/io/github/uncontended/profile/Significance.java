package io.github.uncontended.profile;

/**
 * Decides whether a measurement is evidence, or could be chance: a handful of samples, or one wait
 * of a few milliseconds.
 */
public final class Significance {
  /** The fewest waits or samples that count. */
  public static final int MIN_COUNT = 5;

  /** The least share of all samples. */
  private static final double MIN_SAMPLE_SHARE = 0.005;

  /** The least share of the thread time. */
  private static final double MIN_THREAD_SHARE = 0.001;

  /** From this share of the thread time on, a few long waits count, too. */
  private static final double LONG_WAITS = 0.01;

  private Significance() {}

  /**
   * Whether a measurement counts.
   *
   * @param shareOfKind which part it is of all that was measured of the kind
   * @param shareOfThreads which part it is of the thread time, if it is a wait
   */
  public static boolean of(
      ProfileKind kind, long count, double shareOfKind, double shareOfThreads) {
    return kind.isBlocking()
        ? shareOfThreads >= MIN_THREAD_SHARE && (count >= MIN_COUNT || shareOfThreads >= LONG_WAITS)
        : count >= MIN_COUNT && shareOfKind >= MIN_SAMPLE_SHARE;
  }
}
