package testdata;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Numbers that a lock with calls guards, and sums whose result is returned behind them. */
class ExplicitLocks {
  private final AtomicInteger next = new AtomicInteger();

  int next() {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE All that 'lock' guards is the number 'next'.
    return next.incrementAndGet();
  }

  int current() {
    return next.get();
  }

  /** The lock is a word of the interface. */
  static class Sides {
    private final AtomicLong bytes = new AtomicLong();

    void add(long read) {
      // BUG: Diagnostic contains: UNSAFE All that 'sides' guards is the number 'bytes'.
      // Everything that was read.
      bytes.addAndGet(read);
    }

    long bytes() {
      return bytes.get();
    }
  }

  /** The comment would go. */
  static class Commented {
    private final Lock lock = new ReentrantLock();
    private int count;

    void add() {
      // BUG: Diagnostic contains: ADVICE All that 'lock' guards
      lock.lock();
      try {
        count++;
      } finally {
        // Always.
        lock.unlock();
      }
    }

    int count() {
      return count;
    }
  }

  /** An interrupted thread does not count. */
  static class Interruptible {
    private final Lock lock = new ReentrantLock();
    private int count;

    void add() throws InterruptedException {
      // BUG: Diagnostic contains: ADVICE All that 'lock' guards
      lock.lockInterruptibly();
      try {
        count++;
      } finally {
        lock.unlock();
      }
    }
  }

  /** The old value is returned, and one that was computed before. */
  static class Others {
    private final AtomicInteger id = new AtomicInteger();

    // BUG: Diagnostic contains: UNSAFE All that the monitor of this Others guards
    int next(int by) {
      return id.addAndGet(-by);
    }

    int twice() {
      return id.addAndGet(2);
    }
  }

  static class Before {
    private int id;

    // BUG: Diagnostic contains: ADVICE All that the monitor of this Before guards
    synchronized int next() {
      int before = id;
      id++;
      return before;
    }
  }

  /** The sides are in variables of their own. */
  static class LocalSides {
    private final ReentrantReadWriteLock sides = new ReentrantReadWriteLock();
    private int open;

    void opened() {
      Lock write = sides.writeLock();
      // BUG: Diagnostic contains: ADVICE All that 'sides' guards is the number 'open'.
      write.lock();
      try {
        open++;
      } finally {
        write.unlock();
      }
    }

    int open() {
      Lock read = sides.readLock();
      read.lock();
      try {
        return open;
      } finally {
        read.unlock();
      }
    }
  }

  static class FieldSides {
    private final ReentrantReadWriteLock sides = new ReentrantReadWriteLock();
    private final Lock read = sides.readLock();
    private final Lock write;
    private final AtomicInteger open = new AtomicInteger();

    FieldSides() {
      write = sides.writeLock();
    }

    void opened() {
      // BUG: Diagnostic contains: UNSAFE All that 'sides' guards is the number 'open'.
      open.incrementAndGet();
    }

    int open() {
      return open.get();
    }
  }
}
