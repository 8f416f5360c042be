package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** The ways to wait for a lock. */
class Locks {
  private static final class Shard extends ReentrantLock {
    private final transient Map<String, Integer> ids = new ConcurrentHashMap<>();

    int id(String name) {
      // BUG: Diagnostic contains: Every hit in 'ids' takes the lock of this Shard
      Integer id = ids.get(name);
      if (id == null) {
        id = name.hashCode();
        Integer existing = ids.putIfAbsent(name, id);
        if (existing != null) {
          id = existing;
        }
      }
      return id;
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
    private final Map<String, Integer> ids = new ConcurrentHashMap<>();
    private final Map<String, Integer> sizes = new ConcurrentHashMap<>();

    int id(String name) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      Integer id = ids.get(name);
      if (id == null) {
        id = name.hashCode();
        Integer existing = ids.putIfAbsent(name, id);
        if (existing != null) {
          id = existing;
        }
      }
      return id;
    }

    int size(String name) {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      Integer size = sizes.get(name);
      if (size == null) {
        size = name.length();
        Integer existing = sizes.putIfAbsent(name, size);
        if (existing != null) {
          size = existing;
        }
      }
      return size;
    }
  }
}
