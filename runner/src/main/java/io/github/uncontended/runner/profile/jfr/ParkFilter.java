package io.github.uncontended.runner.profile.jfr;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;

/**
 * Tells threads that wait for a lock from those that wait for something to do: both are parked, and
 * idle pools park for hours.
 */
final class ParkFilter {
  /** What one parks on who wants a lock of the JDK. */
  private static final ImmutableList<String> LOCKS =
      ImmutableList.of(
          "java.util.concurrent.locks.ReentrantLock$",
          "java.util.concurrent.locks.ReentrantReadWriteLock$",
          "java.util.concurrent.locks.StampedLock",
          "java.util.concurrent.Semaphore$",
          "java.util.concurrent.ConcurrentHashMap$TreeBin");

  private static final ImmutableList<String> SYNCHRONIZERS =
      ImmutableList.of(
          "java.util.concurrent.locks.AbstractQueuedSynchronizer#",
          "java.util.concurrent.locks.AbstractQueuedLongSynchronizer#");

  /** Where a synchronizer is taken by one thread alone: latches and gates are shared. */
  private static final ImmutableSet<String> EXCLUSIVE =
      ImmutableSet.of(
          "acquireInterruptibly",
          "tryAcquireNanos",
          "acquireQueued",
          "doAcquireInterruptibly",
          "doAcquireNanos");

  private ParkFilter() {}

  /**
   * Whether a parked thread waits for a lock.
   *
   * @param parkedOn binary name of the class that it parks on; empty if it told none
   * @param calls the frames of the JDK above the application's, {@code type#method} each, the
   *     innermost first
   */
  static boolean isForLock(String parkedOn, List<String> calls) {
    if (parkedOn.isEmpty() || parkedOn.endsWith("$ConditionObject")) {
      return false;
    }
    if (LOCKS.stream().anyMatch(parkedOn::startsWith)) {
      return true;
    }
    // Of a library's own synchronizer, only the way in tells.
    return !parkedOn.startsWith("java.") && calls.stream().anyMatch(ParkFilter::isExclusive);
  }

  private static boolean isExclusive(String call) {
    for (String synchronizer : SYNCHRONIZERS) {
      if (call.startsWith(synchronizer)) {
        String method = call.substring(synchronizer.length());
        // The method of that name with one parameter is exclusive; the one with six is shared too,
        // but then acquireShared is on the stack.
        return EXCLUSIVE.contains(method) || method.equals("acquire(I)");
      }
    }
    return false;
  }
}
