package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.springframework.web.bind.annotation.GetMapping;

/** Requests write, too. */
class Changed {
  // BUG: Diagnostic contains: This place matters: reached from @GetMapping visit()
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private final Lock write = lock.writeLock();
  private final Map<String, Integer> visits = new HashMap<>();

  @GetMapping
  public int visit(String key) {
    write.lock();
    try {
      return visits.merge(key, 1, Integer::sum);
    } finally {
      write.unlock();
    }
  }

  /** The setting may ask for a fair lock, too; this code does so in any case. */
  static class Waiting {
    private Lock lock;
    private int size;

    Waiting(boolean fair) {
      lock = new ReentrantLock(fair);
    }

    void setMaxWait(long millis) {
      if (millis > 0) {
        // BUG: Diagnostic contains: every acquisition queues
        lock = new ReentrantLock();
      }
    }

    int take() {
      lock.lock();
      try {
        return --size;
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] arguments) {
    System.out.println(new Changed().visit("a"));
  }
}
