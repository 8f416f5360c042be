package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.profile.Profile;
import java.util.BitSet;

/** A sum of waits or samples. */
public final class Tally {
  /** Threads are told apart up to this many; their ids are given in sequence. */
  private static final int MAX_THREADS = 1 << 12;

  private final BitSet threads = new BitSet();
  private long count;
  private long amount;
  private long max;

  public void add(long added, long thread) {
    count++;
    amount = Profile.saturatedSum(amount, added);
    max = Math.max(max, added);
    threads.set((int) Math.floorMod(thread, (long) MAX_THREADS));
  }

  /** Adds what was counted elsewhere in the same recording. */
  public void add(Tally other) {
    count = Profile.saturatedSum(count, other.count);
    amount = Profile.saturatedSum(amount, other.amount);
    max = Math.max(max, other.max);
    threads.or(other.threads);
  }

  /** Makes samples an amount: each stands for so much. */
  void multiply(long each) {
    amount = Math.multiplyHigh(count, each) == 0 ? Math.max(0, count * each) : Long.MAX_VALUE;
    max = each;
  }

  public long count() {
    return count;
  }

  public long amount() {
    return amount;
  }

  long max() {
    return max;
  }

  int threads() {
    return threads.cardinality();
  }
}
