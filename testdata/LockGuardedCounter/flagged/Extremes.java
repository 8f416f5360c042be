package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Locks that guard the greatest or the least value. */
class Extremes {
  static class Waits {
    private final Object longestLock = new Object();
    private volatile long longest;

    void update(long waited) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE All that 'longestLock' guards is the number 'longest'. Threads block each other for a single comparison. Use an AtomicLong: if get() is less, call accumulateAndGet(value, Math::max). A LongAccumulator suits many threads that raise it and few that read it.$
      synchronized (longestLock) {
        if (waited > longest) {
          longest = waited;
        }
      }
    }

    long longest() {
      return longest;
    }
  }

  static class Sizes {
    private final Lock lock = new ReentrantLock();
    private int smallest = Integer.MAX_VALUE;

    int update(int size) {
      // BUG: Diagnostic contains: ADVICE All that 'lock' guards is the number 'smallest'. Threads block each other for a single comparison. Use an AtomicInteger: if get() is greater, call accumulateAndGet(value, Math::min).
      lock.lock();
      try {
        smallest = Math.min(size, smallest);
        return smallest;
      } finally {
        lock.unlock();
      }
    }

    void reset() {
      lock.lock();
      try {
        smallest = Integer.MAX_VALUE;
      } finally {
        lock.unlock();
      }
    }
  }

  static class Peaks {
    private long peak;

    // BUG: Diagnostic contains: ADVICE All that the monitor of this Peaks guards is the number 'peak'
    synchronized void raise(long start) {
      long value = System.nanoTime() - start;
      if (peak <= value) peak = value;
    }

    synchronized void raiseTo(long value) {
      peak = Long.max(peak, value);
    }

    synchronized long peak() {
      return peak;
    }
  }
}
