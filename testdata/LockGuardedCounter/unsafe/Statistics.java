package testdata;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks that guard one number. */
class Statistics {
  private final AtomicInteger created = new AtomicInteger();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE All that the monitor of this Statistics guards is the number 'created'. Threads block each other for a single addition. Use an AtomicInteger, unless code out of sight also takes the lock.$
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
      // BUG: Diagnostic contains: UNSAFE All that 'LOCK' guards is the number 'total'. Threads block each other for a single addition. Use an AtomicLong, or a LongAdder if many threads add and few read, unless reflection uses the field or its lock.$
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
    private final AtomicInteger count = new AtomicInteger();

    void update(int increment) {
      // BUG: Diagnostic contains: UNSAFE All that 'lock' guards is the number 'count'. Threads block each other for a single addition. Use an AtomicInteger, or a LongAdder
      count.addAndGet(increment);
    }

    void reset() {
      count.set(0);
    }

    int count() {
      // The number of updates.
      return count.get();
    }
  }

  /** The exception is caught that a lock may throw. */
  static class Within {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int count;

    void add() {
      try {
        // BUG: Diagnostic contains: ADVICE All that 'lock' guards is the number 'count'.
        lock.writeLock().lock();
        count++;
      } catch (RuntimeException e) {
        System.err.println(e);
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  static class Taken {
    private final AtomicInteger taken = new AtomicInteger();

    int take(int seats) {
      // BUG: Diagnostic contains: UNSAFE All that 'lock' guards is the number 'taken'. Threads block each other for a single addition. Use an AtomicInteger, unless reflection uses the field or its lock.$
      return taken.addAndGet(seats);
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
