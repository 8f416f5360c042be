package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** The ways to wait for a lock. */
class Locks {
  private static final class Shard extends ReentrantLock {
    private final transient Map<String, Integer> ids = new HashMap<>();

    int id(String name) {
      // BUG: Diagnostic contains: Every hit in 'ids' takes the lock of this Shard
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
  }

  /** Each hit still takes the lock of its shard. */
  private final Shard[] shards = {new Shard(), new Shard()};

  int sharded(String name) {
    return shards[name.length() & 1].id(name);
  }

  static class Timed {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> ids = new HashMap<>();

    int orThrow(String name) throws InterruptedException {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      if (!lock.tryLock(5, TimeUnit.SECONDS)) {
        throw new IllegalStateException("busy");
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

    int orNone(String name) throws InterruptedException {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      if (lock.tryLock(5, TimeUnit.SECONDS)) {
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
      return -1;
    }

    int withoutBlocks(String name) throws InterruptedException {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      if (lock.tryLock(5, TimeUnit.SECONDS))
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
      else return -1;
    }
  }

  static class Interruptible {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> ids = new HashMap<>();

    Integer id(String name) {
      try {
        // BUG: Diagnostic contains: SUGGESTION ADVICE
        lock.lockInterruptibly();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return null;
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
  }

  static class Holder {
    protected final ReentrantLock lock = new ReentrantLock();
    protected final Object monitor = new Object();
  }

  static class Inherited extends Holder {
    private final Map<String, Integer> ids = new HashMap<>();
    private final Map<String, Integer> sizes = new HashMap<>();

    int id(String name) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      super.lock.lock();
      try {
        Integer id = ids.get(name);
        if (id == null) {
          id = name.hashCode();
          ids.put(name, id);
        }
        return id;
      } finally {
        super.lock.unlock();
      }
    }

    int size(String name) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      synchronized (super.monitor) {
        Integer size = sizes.get(name);
        if (size == null) {
          size = name.length();
          sizes.put(name, size);
        }
        return size;
      }
    }
  }
}
