package testdata;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks around another lock or a thread local that do more. */
class Needed {
  /** The monitor keeps several steps of a writer together. */
  static class Steps {
    private final Map<String, String> nodes = new HashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    synchronized String get(String key) {
      lock.readLock().lock();
      try {
        return nodes.get(key);
      } finally {
        lock.readLock().unlock();
      }
    }

    synchronized void replace(String key, String value) {
      lock.writeLock().lock();
      try {
        nodes.clear();
      } finally {
        lock.writeLock().unlock();
      }
      lock.writeLock().lock();
      try {
        nodes.put(key, value);
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  /** What readers find, they move; or they drop what is stale. */
  static class Moving {
    private final Map<String, String> recent = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<Object, String> weak = new WeakHashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    synchronized String get(String key) {
      lock.readLock().lock();
      try {
        return recent.get(key);
      } finally {
        lock.readLock().unlock();
      }
    }

    synchronized String weak(Object key) {
      lock.readLock().lock();
      try {
        return weak.get(key);
      } finally {
        lock.readLock().unlock();
      }
    }

    synchronized void put(String key, String value) {
      lock.writeLock().lock();
      try {
        recent.put(key, value);
      } finally {
        lock.writeLock().unlock();
      }
    }

    synchronized void putWeak(Object key, String value) {
      lock.writeLock().lock();
      try {
        weak.put(key, value);
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  /** A look-up drops what is stale, though nothing else moves. */
  static class Dropping {
    private final Map<Object, String> weak = new WeakHashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    synchronized String get(Object key) {
      lock.readLock().lock();
      try {
        return weak.get(key);
      } finally {
        lock.readLock().unlock();
      }
    }

    synchronized void put(Object key, String value) {
      lock.writeLock().lock();
      try {
        weak.put(key, value);
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  /** Nothing shows that the method of a library's object, which is no collection, only reads. */
  static class Asking {
    private final StringBuilder text = new StringBuilder();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    synchronized int find(String part) {
      lock.readLock().lock();
      try {
        return text.indexOf(part);
      } finally {
        lock.readLock().unlock();
      }
    }

    synchronized void add(String part) {
      lock.writeLock().lock();
      try {
        text.append(part);
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  /** A reader that counts needs the monitor. */
  static class Counting {
    private final Map<String, String> nodes = new HashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int reads;

    synchronized String get(String key) {
      lock.readLock().lock();
      try {
        return nodes.get(key);
      } finally {
        lock.readLock().unlock();
      }
    }

    synchronized String counted(String key) {
      lock.readLock().lock();
      try {
        reads++;
        return nodes.get(key);
      } finally {
        lock.readLock().unlock();
      }
    }

    synchronized void put(String key, String value) {
      lock.writeLock().lock();
      try {
        nodes.put(key, value + reads);
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  /** Other code locks the object. */
  static class Shared {
    private final Map<String, String> nodes = new HashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    synchronized String get(String key) {
      lock.readLock().lock();
      try {
        return nodes.get(key);
      } finally {
        lock.readLock().unlock();
      }
    }

    void put(String key, String value) {
      lock.writeLock().lock();
      try {
        nodes.put(key, value);
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  static void both(Shared shared) {
    synchronized (shared) {
      shared.put("a", "b");
      shared.put("b", "a");
    }
  }

  /** The read lock is another object's, which does not exclude the writers of this one. */
  static class OfClass {
    private static final Map<String, String> NODES = new HashMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    String get(String key) {
      synchronized (OfClass.class) {
        lock.readLock().lock();
        try {
          return NODES.get(key);
        } finally {
          lock.readLock().unlock();
        }
      }
    }

    void put(String key, String value) {
      synchronized (OfClass.class) {
        lock.writeLock().lock();
        try {
          NODES.put(key, value);
        } finally {
          lock.writeLock().unlock();
        }
      }
    }
  }

  /** The initial values come from a pool that the monitor guards. */
  static class Pool {
    private final Deque<StringBuilder> pool = new ArrayDeque<>();
    private final ThreadLocal<StringBuilder> buffers =
        ThreadLocal.withInitial(() -> pool.isEmpty() ? new StringBuilder() : pool.poll());
    private final ThreadLocal<String> names =
        new ThreadLocal<>() {
          @Override
          protected String initialValue() {
            return "thread " + next++;
          }
        };
    private ThreadLocal<String> replaced = new ThreadLocal<>();
    private final ThreadLocal<String> given;
    private int next;
    private int uses;

    Pool(ThreadLocal<String> given) {
      this.given = given;
    }

    synchronized StringBuilder buffer() {
      return buffers.get();
    }

    synchronized String name() {
      return names.get();
    }

    synchronized void give(StringBuilder buffer) {
      if (pool.size() < next) {
        pool.add(buffer);
      }
    }

    synchronized String replaced() {
      return replaced.get();
    }

    synchronized void replace() {
      replaced = new ThreadLocal<>();
    }

    synchronized String given() {
      return given.get();
    }

    private final ThreadLocal<String> text = ThreadLocal.withInitial(() -> "");

    synchronized String counted() {
      uses++;
      return text.get();
    }

    synchronized void keep() {
      text.set(text.get() + uses);
    }
  }

  /** The field of the other object changes. */
  static class Page {
    private final ReentrantLock lock;
    private final int[] sizes;
    private int used;

    Page(ReentrantLock lock, int[] sizes) {
      this.lock = lock;
      this.sizes = sizes;
    }

    static int used(Page page) {
      page.lock.lock();
      try {
        return page.used;
      } finally {
        page.lock.unlock();
      }
    }

    static int[] sizes(Page page) {
      page.lock.lock();
      try {
        page.used++;
        return page.sizes;
      } finally {
        page.lock.unlock();
      }
    }
  }
}
