package testdata;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks that guard one number. */
class Statistics {
  private final AtomicInteger created = new AtomicInteger();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE All that the monitor of this Statistics guards is the number 'created'. Threads block each other for a single addition. Use an AtomicInteger, or a LongAdder if many threads add and few read.
  void add(int increment) {
    created.addAndGet(increment);
  }

  int increment() {
    return created.incrementAndGet();
  }

  void reset() {
    this.created.set(0);
  }

  int created() {
    return created.get();
  }

  static class Block {
    private static final AtomicLong total = new AtomicLong(1);

    static void increment() {
      // BUG: Diagnostic contains: UNSAFE All that 'LOCK' guards is the number 'total'. Threads block each other for a single addition. Use an AtomicLong
      total.incrementAndGet();
    }

    static void decrement(long by) {
      total.addAndGet(-by);
    }

    static long total() {
      return total.get();
    }
  }

  static class ReadWrite {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int count;

    void update(int increment) {
      try {
        // BUG: Diagnostic contains: ADVICE All that 'lock' guards is the number 'count'.
        lock.writeLock().lock();
        count += increment;
      } finally {
        lock.writeLock().unlock();
      }
    }

    int count() {
      lock.readLock().lock();
      try {
        return count;
      } finally {
        lock.readLock().unlock();
      }
    }
  }

  /** Each operation, with and without its result. */
  static class Operations {
    private static final int START = 5;

    private final AtomicInteger level = new AtomicInteger(START);

    int level() {
      return level.get();
    }

    // BUG: Diagnostic contains: UNSAFE All that the monitor of this Operations guards
    int up() {
      return level.getAndIncrement();
    }

    int down() {
      return level.getAndDecrement();
    }

    void lower() {
      level.decrementAndGet();
    }

    void lowerBy(int by) {
      level.addAndGet(-by);
    }

    void lowerMore() {
      level.addAndGet(-2);
    }

    int unlocked() {
      return -level.get() + ~level.get();
    }
  }

  /** The first section is cold. */
  static class Prepared {
    private final AtomicLong zero = new AtomicLong();

    void init() {
      zero.incrementAndGet();
    }

    // BUG: Diagnostic contains: UNSAFE All that the monitor of this Prepared guards is the number 'zero'
    void add(long by) {
      zero.addAndGet(by);
    }
  }
}
