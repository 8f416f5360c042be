package testdata;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.StampedLock;

/** Stamped locks that guard one number. */
class StampedLocks {
  static class Sequence {
    private final AtomicLong value = new AtomicLong();

    long next(int step) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE All that 'lock' guards is the number 'value'.
      return value.addAndGet(step);
    }

    long last() {
      return value.get();
    }
  }

  static class Logged {
    private final StampedLock lock = new StampedLock();
    private int count;

    void add() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE All that 'lock' guards is the number 'count'.
      long stamp = lock.writeLock();
      try {
        count++;
      } finally {
        lock.unlockWrite(stamp);
        System.out.println(stamp);
      }
    }
  }
}
