package testdata;

import java.util.concurrent.locks.StampedLock;

/** Stamped locks that are also read without waiting, converted, or seen as another lock. */
class OptimisticReads {
  static class Optimistic {
    private final StampedLock lock = new StampedLock();
    private long value;

    void add(int by) {
      long stamp = lock.writeLock();
      try {
        value += by;
      } finally {
        lock.unlockWrite(stamp);
      }
    }

    boolean isAbove(long limit) {
      long stamp = lock.tryOptimisticRead();
      long seen = value;
      return lock.validate(stamp) && seen > limit;
    }
  }

  static class Viewed {
    private final StampedLock lock = new StampedLock();
    private long value;

    void add(int by) {
      long stamp = lock.writeLock();
      try {
        value += by;
      } finally {
        lock.unlockWrite(stamp);
      }
    }

    void run(Runnable task) {
      lock.asWriteLock().lock();
      try {
        task.run();
      } finally {
        lock.asWriteLock().unlock();
      }
    }
  }
}
