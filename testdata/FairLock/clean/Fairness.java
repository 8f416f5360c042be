package testdata;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.springframework.web.bind.annotation.GetMapping;

/** Unfair, configured, or fair for a stated reason. */
class Fairness {
  private final Lock unfair = new ReentrantLock();
  private final Lock alsoUnfair = new ReentrantLock(false);
  private final Lock configured;

  // Waiters must not starve.
  private final Lock withReason = new ReentrantLock(true);

  private final Lock onTheSameLine = new ReentrantLock(true); // FIFO, as the protocol requires

  /**
   * Hands out permits fairly.
   *
   * <p>Not only on the first line.
   */
  private final Semaphore permits = new Semaphore(4, true);

  /** The order of the requests is kept. */
  private final BlockingQueue<String> queue;

  private final Lock later;

  private final AtomicBoolean flag = new AtomicBoolean(true);

  Fairness(boolean fair) {
    configured = new ReentrantLock(fair);
    queue = new ArrayBlockingQueue<>(8, true);
    // Prevents starvation of readers.
    later = new ReentrantLock(true);
  }

  void use() throws InterruptedException {
    unfair.lock();
    alsoUnfair.lock();
    configured.lock();
    withReason.lock();
    onTheSameLine.lock();
    permits.acquire();
    queue.put("");
    later.lock();
    flag.set(false);
    new LinkedBlockingDeque<String>(1);
  }

  /** Only {@code init} and {@code close} acquire this one. */
  static class Lifecycle {
    private final Lock lock = new ReentrantLock(true);

    void init() {
      lock.lock();
      lock.unlock();
    }

    void close() {
      lock.lock();
      lock.unlock();
    }
  }

  /** Requests only end what the start waits for. */
  static class Startup {
    private final ReentrantReadWriteLock both;

    private final Lock read;

    private Semaphore started;

    Startup(boolean small) {
      both = small ? new ReentrantReadWriteLock(true) : (new ReentrantReadWriteLock());
      read = both.readLock();
      started = new Semaphore(0, true);
    }

    void init() throws InterruptedException {
      read.lock();
      started.acquire();
    }

    @GetMapping
    void list() {
      read.unlock();
      started.release();
    }
  }

  /** Passes true for something else. */
  static class Flagged extends ThreadLocal<String> {
    Flagged(boolean value) {}

    static class Sub extends Flagged {
      Sub() {
        super(true);
      }
    }
  }

  public static void main(String[] args) {
    // Nobody else sees it.
    ReentrantLock local = new ReentrantLock(true);
    local.lock();
    System.out.println(local.isFair() + " " + ThreadPoolExecutor.class.getSimpleName());
  }
}
