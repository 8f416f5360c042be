package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.Profile;
import java.util.BitSet;

/** Count, sum and maximum of waits or samples, and the number of their threads. */
final class Tally {
  /** Thread ids are sequential, so that this many threads are told apart. */
  private static final int MAX_THREADS = 1 << 12;

  private final BitSet threads = new BitSet();
  private long count;
  private long amount;
  private long max;

  /** Adds one wait or sample. */
  void add(long added, long threadId) {
    count++;
    amount = Profile.saturatedSum(amount, added);
    max = Math.max(max, added);
    threads.set((int) Math.floorMod(threadId, (long) MAX_THREADS));
  }

  /** Adds another tally of the same recording. */
  void add(Tally other) {
    count = Profile.saturatedSum(count, other.count);
    amount = Profile.saturatedSum(amount, other.amount);
    max = Math.max(max, other.max);
    threads.or(other.threads);
  }

  /** Sets the amount of samples that have none of their own. */
  void setAmountPerSample(long each) {
    amount = Math.multiplyHigh(count, each) == 0 ? Math.max(0, count * each) : Long.MAX_VALUE;
    max = each;
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
