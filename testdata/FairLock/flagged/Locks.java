package testdata;

import com.google.common.util.concurrent.Monitor;
import java.util.Collections;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.springframework.web.bind.annotation.GetMapping;

/** Each type that can be fair. */
public class Locks {
  private static final boolean FAIR = true;

  /** Guards the stream, in order to write whole lines. */
  // BUG: Diagnostic contains: while threads wait for it, every acquisition queues
  protected final ReentrantLock lock = new ReentrantLock(true);

  // BUG: Diagnostic contains: readers share it only while no thread waits. As soon as a writer waits,
  private final ReadWriteLock both = new ReentrantReadWriteLock(true);

  private final Lock read = both.readLock();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE This
  private final Semaphore permits = new Semaphore(4, true);

  // BUG: Diagnostic contains: SUGGESTION ADVICE This
  private final Lock byConstant = new ReentrantLock(FAIR);

  // BUG: Diagnostic contains: SUGGESTION UNSAFE This
  private final Lock withName = new ReentrantLock(/* fair= */ true);

  // BUG: Diagnostic contains: SUGGESTION UNSAFE This
  private final Monitor monitor = new Monitor(true);

  private final BlockingQueue<String> queue;

  private final BlockingQueue<String> filled;

  private final BlockingQueue<String> handOff;

  Locks(int capacity, boolean small) {
    queue =
        // BUG: Diagnostic contains: SUGGESTION UNSAFE This
        new ArrayBlockingQueue<>(
            capacity,
            true);
    // BUG: Diagnostic contains: every put and take queues and costs a context switch
    filled = new ArrayBlockingQueue<>(1, true, Collections.singleton("a"));
    // BUG: Diagnostic contains: each element goes to
    handOff = small ? null : (new SynchronousQueue<>(true));
  }

  @GetMapping
  String list() throws InterruptedException {
    lock.lock();
    try {
      read.lock();
      permits.acquire();
      return queue.poll();
    } finally {
      lock.unlock();
    }
  }

  @GetMapping
  String take() throws InterruptedException {
    byConstant.lock();
    withName.lock();
    monitor.enter();
    return handOff == null ? filled.take() : handOff.take();
  }

  /** A lock of its own. */
  static class Segment extends ReentrantLock {
    Segment() {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE This
      super(true);
    }
  }

  static Lock named(String name) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE This
    return new ReentrantLock(true) {
      @Override
      public String toString() {
        return name;
      }
    };
  }

  /** Locks that are created at startup, whose result is stored. */
  static class Tried {
    private static ReentrantLock shared;

    private static SynchronousQueue<String> names;

    static void init() {
      // BUG: Diagnostic contains: while threads wait for it, every acquisition queues
      shared = new ReentrantLock(true);
      // BUG: Diagnostic contains: each element goes to
      names = new SynchronousQueue<>(true);
    }

    @GetMapping
    boolean isFree() throws InterruptedException {
      boolean taken = shared.tryLock(1, TimeUnit.SECONDS);
      String name = names.poll();
      return taken && name == null;
    }
  }

  // SAME OUTPUT
  public static void main(String[] args) throws InterruptedException {
    Locks it = new Locks(2, true);
    it.queue.add("b");
    System.out.println(it.list() + it.filled.size() + it.handOff);
    System.out.println(it.take());
    new Segment().lock();
    System.out.println(named("c"));
  }
}
