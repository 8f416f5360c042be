package testdata;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Subclasses of locks, whose constructors pass a parameter on. */
class OwnLocks {
  static class CountingSemaphore extends Semaphore {
    private static final long serialVersionUID = 1;

    private final long[] counts;

    CountingSemaphore(int permits, boolean fair, long[] counts) {
      super(permits, (fair));
      this.counts = counts;
    }

    @Override
    public void release() {
      super.release();
      counts[0]++;
    }
  }

  /** One more constructor, and one more class, on the way. */
  static class LimitingSemaphore extends CountingSemaphore {
    private static final long serialVersionUID = 1;

    LimitingSemaphore(boolean fair) {
      this(8, fair);
    }

    LimitingSemaphore(int permits) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE This LimitingSemaphore
      this(permits, true);
    }

    private LimitingSemaphore(int permits, boolean fair) {
      super(permits, fair, new long[1]);
    }
  }

  /** Another use of the parameter: false would change that, too. */
  static class NamedLock extends ReentrantLock {
    private static final long serialVersionUID = 1;

    private final String name;

    NamedLock(String name, boolean verbose, boolean fair) {
      super(fair);
      this.name = verbose ? name : name + (fair ? " (fair)" : "");
    }

    String name() {
      return name;
    }
  }

  static class TracedLock extends ReentrantReadWriteLock {
    private static final long serialVersionUID = 1;

    TracedLock(boolean fair, boolean traced) {
      super(fair);
      if (traced) {
        System.err.println("created");
      }
    }
  }

  static class Connections {
    private static final boolean FAIR = true;

    // BUG: Diagnostic contains: every acquisition queues
    private final Semaphore first = new CountingSemaphore(4, true, new long[1]);

    // BUG: Diagnostic contains: UNSAFE This LimitingSemaphore
    private final Semaphore second = new LimitingSemaphore(/* as before */ true);

    // BUG: Diagnostic contains: ADVICE This CountingSemaphore
    private final Semaphore third = new CountingSemaphore(4, FAIR, new long[1]);

    // BUG: Diagnostic contains: ADVICE This NamedLock
    private final NamedLock lock = new NamedLock("connections", false, true);

    // BUG: Diagnostic contains: readers share it only
    private final TracedLock table = new TracedLock(true, true);

    int size;

    void add() throws InterruptedException {
      first.acquire();
      second.acquire();
      third.acquire();
      lock.lock();
      table.writeLock().lock();
      try {
        size++;
      } finally {
        table.writeLock().unlock();
        lock.unlock();
        third.release();
        second.release();
        first.release();
      }
    }
  }
}
