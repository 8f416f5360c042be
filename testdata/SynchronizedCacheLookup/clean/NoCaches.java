package testdata;

import java.util.HashMap;
import java.util.LinkedList;
import java.util.Map;

/** Sections that look like lookups in a cache. */
class NoCaches {
  /** A hit takes the buffer. */
  static final class BufferPool {
    private final char[][] pool = new char[10][];
    private final boolean[] allocated = new boolean[10];

    synchronized char[] allocate(int size) {
      for (int i = 0; i < pool.length; i++) {
        if (!allocated[i]) {
          allocated[i] = true;
          return pool[i];
        }
      }
      return new char[size];
    }

    synchronized void release(char[] buffer) {
      for (int i = 0; i < pool.length; i++) {
        if (pool[i] == buffer) {
          allocated[i] = false;
        }
      }
    }
  }

  /** A lookup moves the entry to the front. */
  static final class RecentlyUsed {
    private final Map<String, String> entries = new HashMap<>();
    private final LinkedList<String> order = new LinkedList<>();

    String get(String key) {
      touch(key);
      return entries.get(key);
    }

    private void touch(String key) {
      if (order.remove(key)) {
        order.addFirst(key);
      }
    }

    void put(String key, String value) {
      entries.put(key, value);
      order.addFirst(key);
    }
  }

  static class OfRecentlyUsed {
    private final RecentlyUsed cache = new RecentlyUsed();

    synchronized String find(String key) {
      String value = cache.get(key);
      if (value == null) {
        value = key.trim();
        cache.put(key, value);
      }
      return value;
    }
  }

  /** What a lookup does is not known. */
  interface Storage {
    Object get(String key);

    void put(String key, Object value);
  }

  static class OfStorage {
    private final Storage storage;

    OfStorage(Storage storage) {
      this.storage = storage;
    }

    String find(String key) {
      synchronized (storage) {
        Object value = storage.get(key);
        if (value == null) {
          value = key.trim();
          storage.put(key, value);
        }
        return value.toString();
      }
    }
  }

  /** Most threads find the value in their own variable. */
  static class OfThread {
    private static final Map<Thread, Holder> HOLDERS = new HashMap<>();
    private static final ThreadLocal<Holder> HOLDER = new ThreadLocal<>();

    static class Holder {
      volatile boolean stale;
    }

    static Holder holder() {
      Holder holder = HOLDER.get();
      if (holder == null || holder.stale) {
        Thread current = Thread.currentThread();
        synchronized (HOLDERS) {
          holder = HOLDERS.get(current);
        }
        if (holder == null) {
          holder = new Holder();
          synchronized (HOLDERS) {
            HOLDERS.put(current, holder);
          }
        }
        HOLDER.set(holder);
      }
      return holder;
    }

    static Holder early(Thread thread) {
      Holder holder = HOLDER.get();
      if (holder != null) {
        return holder;
      }
      synchronized (HOLDERS) {
        holder = HOLDERS.get(thread);
        if (holder == null) {
          holder = new Holder();
          HOLDERS.put(thread, holder);
        }
      }
      return holder;
    }
  }

  /** At startup. */
  static class Startup {
    private final Map<String, String> map = new HashMap<>();

    void init(String key) {
      synchronized (map) {
        String value = map.get(key);
        if (value == null) {
          value = key.trim();
          map.put(key, value);
        }
        System.out.println(value);
      }
    }
  }

  /** A computed entry is looked at together with other state that changes. */
  static class Notified {
    private final Map<String, String> map = new HashMap<>();

    synchronized String get(String key) {
      String value = map.computeIfAbsent(key, String::trim);
      notifyAll();
      return value;
    }
  }

  /** Entries come and go in one method. */
  static class Taken {
    private final Map<String, String> map = new HashMap<>();

    synchronized String next(String key, String next) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      map.remove(next);
      return value;
    }
  }

  /** A hit answers for another value that other threads change. */
  static class Versioned {
    private final Map<String, String> map = new HashMap<>();
    private int version;

    synchronized void update() {
      version++;
      map.clear();
    }

    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value + version;
    }
  }

  /** The lock is that of each caller. */
  static class ByCaller {
    private final Map<String, String> map = new HashMap<>();

    String get(Object lock, String key) {
      synchronized (lock) {
        String value = map.get(key);
        if (value == null) {
          value = key.trim();
          map.put(key, value);
        }
        return value;
      }
    }
  }
}
