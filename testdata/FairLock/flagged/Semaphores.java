package testdata;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Semaphores that exclude threads, and one that bounds what is in use. */
public class Semaphores {
  // BUG: Diagnostic contains: while threads wait for it, every acquisition queues and costs a context switch.
  private final Semaphore working = new Semaphore(4, true);

  // BUG: Diagnostic contains: while threads wait for a permit, one that is given back goes to
  private final Semaphore borrowed = new Semaphore(10, true);

  private final Semaphore tried = new Semaphore(10, true);

  // BUG: Diagnostic contains: while threads wait for it, every acquisition queues
  private final Semaphore handedOver = new Semaphore(10, true);

  private final Permits permits = new Permits();

  public boolean work(Runnable task) throws InterruptedException {
    if (!working.tryAcquire(1, TimeUnit.SECONDS)) {
      return false;
    }
    try {
      task.run();
    } finally {
      working.release();
    }
    return true;
  }

  public void borrow() throws InterruptedException {
    borrowed.acquire();
  }

  public void giveBack() {
    borrowed.release();
  }

  public boolean tryBorrow() {
    return tried.tryAcquire();
  }

  public void giveBackTried() {
    tried.release();
  }

  public void acquireOther() throws InterruptedException {
    handedOver.acquire();
  }

  public void use() throws InterruptedException {
    handedOver.acquire();
    permits.acquire();
  }

  /** Not a call of the semaphore. */
  public void release(boolean all) {
    permits.release(all ? handedOver : null);
  }

  static class Permits {
    void acquire() {}

    void release(Semaphore permits) {}
  }

  /** What the first try says is not known where the thread waits. */
  static class Retried {
    // BUG: Diagnostic contains: while threads wait for it, every acquisition queues
    private final Semaphore slots = new Semaphore(4, true);

    // BUG: Diagnostic contains: while threads wait for it, every acquisition queues
    private final Semaphore all = new Semaphore(4, true);

    // BUG: Diagnostic contains: while threads wait for it, every acquisition queues
    private final Semaphore either = new Semaphore(4, true);

    // BUG: Diagnostic contains: while threads wait for it, every acquisition queues
    private final Semaphore checked = new Semaphore(4, true);

    void enter(boolean first) throws InterruptedException {
      if (first && slots.tryAcquire()) {
        return;
      }
      slots.acquire();
    }

    void enterAlone() throws InterruptedException {
      all.acquire(4);
    }

    void enterOne(boolean first) throws InterruptedException {
      if (first || !either.tryAcquire()) {
        either.acquire();
      }
      if (either.tryAcquire()) {
        return;
      }
      either.acquire(1);
    }

    boolean check(long millis) throws InterruptedException {
      if (checked.tryAcquire(millis, TimeUnit.MILLISECONDS)) {
        checked.release();
        return true;
      }
      return false;
    }
  }
}
