package testdata;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Subclasses of locks, whose constructors decide on the fairness or on something else. */
class OwnLocks {
  static class TracedLock extends ReentrantLock {
    private static final long serialVersionUID = 1;

    private final boolean traced;

    TracedLock(boolean traced) {
      this.traced = traced;
    }

    boolean traced() {
      return traced;
    }
  }

  /** Not the parameter as it is. */
  static class PlainLock extends ReentrantLock {
    private static final long serialVersionUID = 1;

    PlainLock(boolean barging, int slots) {
      super(!barging || slots > 64);
    }

    PlainLock(boolean checked) {
      super(checked = false);
    }
  }

  /** The parameter gets another value before it is passed on. */
  static class SizedLock extends ReentrantLock {
    private static final long serialVersionUID = 1;

    private final int slots;

    SizedLock(int slots, boolean fair) {
      this((fair = slots > 64) ? slots : 1, fair, "");
    }

    private SizedLock(int slots, boolean fair, String unused) {
      super(fair);
      this.slots = slots;
    }

    int slots() {
      return slots;
    }
  }

  /** More constructors than are followed. */
  static class FarLock extends ReentrantLock {
    private static final long serialVersionUID = 1;

    FarLock(boolean fair) {
      this(fair, 1);
    }

    private FarLock(boolean fair, int one) {
      this(fair, one, 2);
    }

    private FarLock(boolean fair, int one, int two) {
      this(fair, one, two, 3);
    }

    private FarLock(boolean fair, int one, int two, int three) {
      super(fair);
    }
  }

  /** No lock. */
  static class Options {
    private final boolean fair;

    Options(boolean fair) {
      this.fair = fair;
    }

    boolean fair() {
      return fair;
    }
  }

  static class PoolSemaphore extends Semaphore {
    private static final long serialVersionUID = 1;

    PoolSemaphore(int permits, boolean fair) {
      super(permits, fair);
    }
  }

  static class Table {
    private final TracedLock traced = new TracedLock(true);
    private final PlainLock plain = new PlainLock(true, 3);
    private final PlainLock unchecked = new PlainLock(true);
    private final SizedLock sized = new SizedLock(8, true);
    private final FarLock far = new FarLock(true);
    private final Options options = new Options(true);

    // Readers starved without fairness.
    private final PoolSemaphore reasoned = new PoolSemaphore(4, true);

    private final PoolSemaphore unfair = new PoolSemaphore(4, false);

    /** Bounds a capacity, and its order decides who times out. */
    private final PoolSemaphore capacity = new PoolSemaphore(4, true);

    private final PoolSemaphore starts = new PoolSemaphore(1, true);

    int size;
    int other;

    void start() throws InterruptedException {
      starts.acquire();
      other++;
      starts.release();
    }

    boolean take() throws InterruptedException {
      return capacity.tryAcquire(1, TimeUnit.SECONDS);
    }

    void giveBack() {
      capacity.release();
    }

    int add() throws InterruptedException {
      traced.lock();
      plain.lock();
      unchecked.lock();
      sized.lock();
      far.lock();
      reasoned.acquire();
      unfair.acquire();
      try {
        return options.fair() ? size++ + other : 0;
      } finally {
        unfair.release();
        reasoned.release();
        far.unlock();
        sized.unlock();
        unchecked.unlock();
        plain.unlock();
        traced.unlock();
      }
    }
  }
}
