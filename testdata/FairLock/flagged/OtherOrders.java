package testdata;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Comments with words of an order that is not that of threads. */
class OtherOrders {
  /** Guards the order book, and what it is ordered by. */
  // BUG: Diagnostic contains: SUGGESTION UNSAFE This ReentrantLock
  private final ReentrantLock book = new ReentrantLock(true);

  // BUG: Diagnostic contains: SUGGESTION ADVICE This ReentrantLock
  private final ReentrantLock affairs = new ReentrantLock(Boolean.TRUE); // other people's affairs

  /** Kept in the order of the columns. Callers may wait here. */
  // BUG: Diagnostic contains: SUGGESTION UNSAFE This Semaphore
  private final Semaphore columns = new Semaphore(1, true);

  void run(Runnable task) throws InterruptedException {
    columns.acquire();
    book.lock();
    affairs.lock();
    try {
      task.run();
    } finally {
      affairs.unlock();
      book.unlock();
    }
  }
}
