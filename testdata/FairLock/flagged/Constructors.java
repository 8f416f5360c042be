package testdata;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Constructors of subclasses that call {@code super(true)}. */
class Constructors {
  static int counted() {
    new Segment(3).add();
    new Segment().add();
    new Permits(2).acquireUninterruptibly();
    return new Alone().getHoldCount();
  }

  static class Segment extends ReentrantLock {
    int count;

    Segment(int count) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE This ReentrantLock
      super(true);
      this.count = count;
    }

    Segment() {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE This ReentrantLock
      super(true);
    }

    void add() {
      lock();
      try {
        count++;
      } finally {
        unlock();
      }
    }
  }

  static class Permits extends Semaphore {
    Permits(int permits) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE This Semaphore
      super(permits, true);
    }
  }

  static class Alone extends ReentrantLock {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE This ReentrantLock
    Alone() { super(true); }
  }
}
