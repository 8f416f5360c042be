package testdata;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Reasons for fairness in other words. */
class Reasons {
  // First come, first served.
  private final ReentrantLock counter = new ReentrantLock(true);

  /** Writers enter in the order in which they arrive. */
  private final ReentrantLock entry = new ReentrantLock(true);

  // An unfair lock lets some callers wait for seconds.
  private final ReentrantLock desk = new ReentrantLock(true);

  private final Semaphore seats = new Semaphore(2, true); // the longest waiting thread sits down

  void run(Runnable task) throws InterruptedException {
    seats.acquire();
    counter.lock();
    entry.lock();
    desk.lock();
    try {
      task.run();
    } finally {
      desk.unlock();
      entry.unlock();
      counter.unlock();
    }
  }
}
