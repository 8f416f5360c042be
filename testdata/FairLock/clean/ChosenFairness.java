import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** What creates the lock also creates an unfair one: someone chooses. */
class ChosenFairness {
  private final ReentrantLock queue;
  private final ReentrantLock table;
  private Semaphore slots;
  private int waiting;

  ChosenFairness(boolean fair, String policy) {
    this.queue = fair ? new ReentrantLock(true) : new ReentrantLock();
    this.table = byPolicy(policy);
    if (fair) {
      slots = new Semaphore(8, true);
    } else {
      slots = new Semaphore(8);
    }
  }

  static ReentrantLock byPolicy(String policy) {
    return switch (policy) {
      case "fair" -> new ReentrantLock(true);
      default -> new ReentrantLock(false);
    };
  }

  static Lock byFlag(boolean fair) {
    if (fair) {
      return new ReentrantLock(true);
    }
    return new ReentrantLock();
  }

  int enter() throws InterruptedException {
    slots.acquire();
    queue.lock();
    try {
      return ++waiting;
    } finally {
      queue.unlock();
      slots.release();
    }
  }

  int leave() {
    table.lock();
    try {
      return --waiting;
    } finally {
      table.unlock();
    }
  }

  static int lockedBy(Lock lock, int value) {
    lock.lock();
    try {
      return value + 1;
    } finally {
      lock.unlock();
    }
  }

  /** The choice is made where the executor is given its queue. */
  static class Workers {
    private final ThreadPoolExecutor readers;
    private final ThreadPoolExecutor writers;

    Workers(int threads, boolean fair, String policy) {
      readers =
          new ThreadPoolExecutor(
              threads,
              threads,
              1,
              TimeUnit.MINUTES,
              fair ? new ArrayBlockingQueue<>(64, true) : new ArrayBlockingQueue<>(64));
      writers =
          new ThreadPoolExecutor(
              threads,
              threads,
              1,
              TimeUnit.MINUTES,
              switch (policy) {
                case "fair" -> new ArrayBlockingQueue<>(64, true);
                default -> new ArrayBlockingQueue<>(64);
              });
    }

    void read(Runnable task) {
      readers.execute(task);
    }

    void write(Runnable task) {
      writers.execute(task);
    }
  }
}
