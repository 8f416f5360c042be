package testdata;

import java.util.concurrent.locks.StampedLock;

/** Stamped locks that guard one number. */
class StampedLocks {
  static class Sequence {
    private final StampedLock lock = new StampedLock();
    private long value;

    long next(int step) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE All that 'lock' guards is the number 'value'.
      long stamp = lock.writeLock();
      try {
        return value += step;
      } finally {
        lock.unlockWrite(stamp);
      }
    }

    long last() {
      final long stamp = lock.readLock();
      try {
        return value;
      } finally {
        lock.unlock(stamp);
      }
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
