package testdata;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Semaphores that exclude threads, and one that bounds what is in use. */
public class Semaphores {
  // BUG: Diagnostic contains: while threads wait for it, every acquisition queues and costs a context switch.
  private final Semaphore working = new Semaphore(4, true);

  // BUG: Diagnostic contains: while threads wait for a permit, one that is given back goes to the thread that has waited longest and has to be woken, even if a running thread could take it at once.
  private final Semaphore borrowed = new Semaphore(10, true);

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
}
