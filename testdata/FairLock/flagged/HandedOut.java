package testdata;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A private lock that other code gets from its object, which is created once. */
class HandedOut {
  static class BufferPool {
    private static final boolean FAIR = true;

    // BUG: Diagnostic contains: readers share it only
    private final ReadWriteLock lock = new ReentrantReadWriteLock(FAIR);

    // BUG: Diagnostic contains: each element goes to
    private final BlockingQueue<byte[]> free = new SynchronousQueue<>(!false);

    ReadWriteLock lock() {
      return lock;
    }

    BlockingQueue<byte[]> free() {
      return free;
    }
  }

  static Semaphore limiter(int permits) {
    // BUG: Diagnostic contains: every acquisition queues
    return new Semaphore(permits, (true));
  }

  /** The executor's threads wait for the queue, whoever builds it. */
  static class WorkerPool {
    private final ThreadPoolExecutor workers;

    WorkerPool(int threads) {
      workers =
          new ThreadPoolExecutor(
              threads,
              threads,
              1,
              TimeUnit.MINUTES,
              // BUG: Diagnostic contains: every put and take queues
              new ArrayBlockingQueue<>(64, true));
    }

    void submit(Runnable task) {
      workers.execute(task);
    }
  }
}
