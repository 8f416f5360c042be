package testdata;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks that guard one number. */
class Statistics {
  private int created;

  // BUG: Diagnostic contains: SUGGESTION UNSAFE All that the monitor of this Statistics guards is the number 'created'. Threads block each other for a single addition. Use an AtomicInteger, unless code out of sight also takes the lock.$
  synchronized void add(int increment) {
    created += increment;
  }

  synchronized int increment() {
    return ++created;
  }

  synchronized void reset() {
    this.created = 0;
  }

  synchronized int created() {
    return created;
  }

  static class Block {
    private static final Object LOCK = new Object();
    private static long total = 1;

    static void increment() {
      // BUG: Diagnostic contains: UNSAFE All that 'LOCK' guards is the number 'total'. Threads block each other for a single addition. Use an AtomicLong, or a LongAdder if many threads add and few read, unless reflection uses the field or its lock.$
      synchronized (LOCK) {
        total++;
      }
    }

    static void decrement(long by) {
      synchronized (LOCK) {
        total -= by;
      }
    }

    static long total() {
      synchronized (LOCK) {
        return total;
      }
    }
  }

  static class ReadWrite {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int count;

    void update(int increment) {
      try {
        // BUG: Diagnostic contains: UNSAFE All that 'lock' guards is the number 'count'. Threads block each other for a single addition. Use an AtomicInteger, or a LongAdder
        lock.writeLock().lock();
        count += increment;
      } finally {
        lock.writeLock().unlock();
      }
    }

    void reset() {
      lock.writeLock().lock();
      try {
        count = 0;
      } finally {
        lock.writeLock().unlock();
      }
    }

    int count() {
      try {
        lock.readLock().lock();
        // The number of updates.
        return count;
      } finally {
        lock.readLock().unlock();
      }
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
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private int taken;

    int take(int seats) {
      try {
        // BUG: Diagnostic contains: UNSAFE All that 'lock' guards is the number 'taken'. Threads block each other for a single addition. Use an AtomicInteger, unless reflection uses the field or its lock.$
        lock.writeLock().lock();
        taken += seats;
        return taken;
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  /** Each operation, with and without its result. */
  static class Operations {
    private static final int START = 5;

    private int level = START;

    synchronized int level() {
      return level;
    }

    // BUG: Diagnostic contains: UNSAFE All that the monitor of this Operations guards
    synchronized int up() {
      return level++;
    }

    synchronized int down() {
      return level--;
    }

    synchronized void lower() {
      level--;
    }

    synchronized void lowerBy(int by) {
      level -= by;
    }

    synchronized void lowerMore() {
      level -= 2;
    }

    int unlocked() {
      return -level + ~level;
    }
  }

  /** The first section is cold. */
  static class Prepared {
    private long zero = 0;

    synchronized void init() {
      zero += 1;
    }

    // BUG: Diagnostic contains: UNSAFE All that the monitor of this Prepared guards is the number 'zero'
    synchronized void add(long by) {
      zero += by;
    }
  }
}
