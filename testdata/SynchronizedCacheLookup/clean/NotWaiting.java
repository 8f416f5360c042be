package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Nobody waits for the lock, or the lookup may run without it. */
class NotWaiting {
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, Integer> ids = new HashMap<>();

  /** Whoever does not get it at once goes on without. */
  int atOnce(String name) {
    if (!lock.tryLock()) {
      return name.hashCode();
    }
    try {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.hashCode();
        ids.put(name, id);
      }
      return id;
    } finally {
      lock.unlock();
    }
  }

  static class Unlocked {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> ids = new HashMap<>();

    /** The code behind the test runs without the lock, too. */
    int either(String name) throws InterruptedException {
      if (!lock.tryLock(1, TimeUnit.SECONDS)) {
        System.out.println("busy");
      }
      Integer id = ids.get(name);
      if (id == null) {
        id = name.hashCode();
        ids.put(name, id);
      }
      if (lock.isHeldByCurrentThread()) {
        lock.unlock();
      }
      return id;
    }

    int interrupted(String name) {
      try {
        lock.lockInterruptibly();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
      Integer id = ids.get(name);
      if (id == null) {
        id = name.hashCode();
        ids.put(name, id);
      }
      if (lock.isHeldByCurrentThread()) {
        lock.unlock();
      }
      return id;
    }
  }

  /** Its own methods lock nothing. */
  static class Named {
    private final Map<String, Integer> ids = new HashMap<>();
    private int depth;

    int id(String name) {
      lock();
      try {
        Integer id = ids.get(name);
        if (id == null) {
          id = name.hashCode();
          ids.put(name, id);
        }
        return id;
      } finally {
        unlock();
      }
    }

    private void lock() {
      depth++;
    }

    private void unlock() {
      depth--;
    }
  }
}
