package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Numbers that a lock with calls guards, and sums whose result is returned behind them. */
class ExplicitLocks {
  private final Lock lock = new ReentrantLock();
  private int next;

  int next() {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE All that 'lock' guards is the number 'next'.
    lock.lock();
    try {
      next++;
      return next;
    } finally {
      lock.unlock();
    }
  }

  int current() {
    lock.lock();
    try {
      return next;
    } finally {
      lock.unlock();
    }
  }

  /** The lock is a word of the interface. */
  static class Sides {
    private final ReentrantReadWriteLock sides = new ReentrantReadWriteLock();
    private long bytes;

    void add(long read) {
      // BUG: Diagnostic contains: UNSAFE All that 'sides' guards is the number 'bytes'.
      sides.writeLock().lock();
      try {
        // Everything that was read.
        bytes += read;
      } finally {
        sides.writeLock().unlock();
      }
    }

    long bytes() {
      sides.readLock().lock();
      try {
        return bytes;
      } finally {
        sides.readLock().unlock();
      }
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
    private int id;

    // BUG: Diagnostic contains: UNSAFE All that the monitor of this Others guards
    synchronized int next(int by) {
      id -= by;
      return (id);
    }

    synchronized int twice() {
      id += 2;
      return this.id;
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
    private int open;

    FieldSides() {
      write = sides.writeLock();
    }

    void opened() {
      // BUG: Diagnostic contains: UNSAFE All that 'sides' guards is the number 'open'.
      write.lock();
      try {
        open++;
      } finally {
        write.unlock();
      }
    }

    int open() {
      read.lock();
      try {
        return open;
      } finally {
        read.unlock();
      }
    }
  }
}
