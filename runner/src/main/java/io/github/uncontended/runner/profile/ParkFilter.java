package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;

/**
 * Decides whether a parked thread waits for a lock. Threads that wait for a condition, a latch, a
 * future or work in a queue are parked too, idle pool threads for hours; that is no contention.
 */
final class ParkFilter {
  /** The classes that a thread parks on while it waits for a lock of the JDK, by prefix. */
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

  /** Acquisition in exclusive mode. Latches and gates acquire in shared mode. */
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
   * @param parkedOn binary name of the class of the blocker; empty if there is none
   * @param calls the frames inside the application's, as in {@link FoldedStack#calls}
   */
  static boolean isForLock(String parkedOn, List<String> calls) {
    if (parkedOn.isEmpty() || parkedOn.endsWith("$ConditionObject")) {
      return false;
    }
    if (LOCKS.stream().anyMatch(parkedOn::startsWith)) {
      return true;
    }
    // A synchronizer of a library: the method that it was acquired with decides.
    return !parkedOn.startsWith("java.") && calls.stream().anyMatch(ParkFilter::isExclusive);
  }

  private static boolean isExclusive(String call) {
    for (String synchronizer : SYNCHRONIZERS) {
      if (call.startsWith(synchronizer)) {
        String method = call.substring(synchronizer.length());
        // acquire(int) is exclusive. Since JDK 17, acquire with six parameters serves both modes.
        return EXCLUSIVE.contains(method) || method.equals("acquire(I)");
      }
    }
    return false;
  }
}
