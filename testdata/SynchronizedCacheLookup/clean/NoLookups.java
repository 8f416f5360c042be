package testdata;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class NoLookups {
  /** A hit moves the entry. */
  static class AccessOrder {
    private final Map<String, String> map = new LinkedHashMap<>(16, 0.75f, true);

    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  static class Lru extends LinkedHashMap<String, String> {
    private static final long serialVersionUID = 1;

    Lru() {
      super(16, 0.75f, true);
    }
  }

  static class AccessOrderByClass {
    private final Lru map = new Lru();

    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  /** A hit counts. */
  static class Counting {
    private final Map<String, String> map = new HashMap<>();
    private int hits;

    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      } else {
        hits++;
      }
      return value + hits;
    }
  }

  static class Entry {
    int uses;

    void touch() {
      uses++;
    }
  }

  /** A hit changes the entry. */
  static class Touching {
    private final Map<String, Entry> map = new HashMap<>();

    synchronized Entry get(String key) {
      Entry entry = map.get(key);
      if (entry == null) {
        entry = new Entry();
        map.put(key, entry);
      }
      entry.touch();
      return entry;
    }
  }

  /** Other state is read with the entry. */
  static class Compound {
    private final Map<String, String> map = new HashMap<>();
    private boolean closed;

    synchronized void close() {
      closed = true;
      map.clear();
    }

    synchronized String get(String key) {
      if (closed) {
        throw new IllegalStateException();
      }
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  /** Hits take no lock. */
  static class SlowPath {
    private final Map<String, String> map = new ConcurrentHashMap<>();

    String get(String key) {
      String value = map.get(key);
      if (value == null) {
        synchronized (this) {
          value = map.get(key);
          if (value == null) {
            value = key.trim();
            map.put(key, value);
          }
        }
      }
      return value;
    }
  }

  static class SlowMethod {
    private final Map<String, String> map = new ConcurrentHashMap<>();

    String get(String key) {
      String value = lookup(key);
      return value != null ? value : create(key);
    }

    private String lookup(String key) {
      if (key == null) {
        throw new IllegalArgumentException();
      }
      return map.get(key);
    }

    private synchronized String create(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  /** A test without the lock comes first, also through methods that call themselves. */
  static class Tested {
    private final Map<String, String> map = new ConcurrentHashMap<>();

    String get(String key) {
      if (!map.containsKey(key)) {
        synchronized (map) {
          if (map.get(key) == null) {
            map.put(key, key.trim());
          }
          return map.get(key);
        }
      }
      return map.get(key);
    }

    String inherited(String key) {
      String value = find(key);
      if (value != null) {
        return value;
      }
      synchronized (map) {
        value = map.get(key);
        if (value == null) {
          value = key.trim();
          map.put(key, value);
        }
        return value;
      }
    }

    private String find(String key) {
      String value = map.get(key);
      return value != null || key.isEmpty() ? value : find(key.substring(1));
    }
  }

  /** A set of what was seen. */
  static class Seen {
    private final Map<String, Long> seen = new HashMap<>();
    private final Set<String> names = new HashSet<>();

    synchronized boolean isNew(String key) {
      if (seen.containsKey(key)) {
        return false;
      }
      seen.put(key, 1L);
      return true;
    }

    synchronized void register(String name) {
      if (!names.contains(name)) {
        names.add(name);
      }
    }
  }

  /** Work in progress. */
  static class InProgress {
    private final Map<String, Object> locks = new HashMap<>();

    void run(String id, Runnable task) {
      Object lock;
      synchronized (this) {
        lock = locks.get(id);
        if (lock == null) {
          lock = new Object();
          locks.put(id, lock);
        }
      }
      synchronized (lock) {
        task.run();
      }
      synchronized (this) {
        locks.remove(id);
      }
    }
  }

  /** Readers do not exclude each other. */
  static class ReadLock {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, String> map = new HashMap<>();

    String get(String key) {
      lock.readLock().lock();
      try {
        String value = map.get(key);
        if (value != null) {
          return value;
        }
      } finally {
        lock.readLock().unlock();
      }
      lock.writeLock().lock();
      try {
        String value = map.get(key);
        if (value == null) {
          value = key.trim();
          map.put(key, value);
        }
        return value;
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  /** Only entered with the lock. */
  static class Nested {
    private final Map<String, String> map = new HashMap<>();
    private int calls;

    synchronized String next(String key) {
      calls++;
      return get(key) + calls;
    }

    private synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  /** Not shared. */
  static String count(String[] words) {
    Map<String, String> map = new HashMap<>();
    for (String word : words) {
      synchronized (word) {
        String value = map.get(word);
        if (value == null) {
          map.put(word, word);
        }
      }
    }
    return map.toString();
  }

  /** Waits for the entry. */
  static class Waiting {
    private final Map<String, String> map = new HashMap<>();

    synchronized String get(String key) throws InterruptedException {
      String value = map.get(key);
      while (value == null) {
        wait();
        value = map.get(key);
      }
      return value;
    }

    synchronized void put(String key, String value) {
      map.put(key, value);
      notifyAll();
    }
  }

  /** Stores what its callers bring: nothing is created on a miss. */
  static class Snapshots<K, V> {
    private final java.util.Map<K, V> entries = new java.util.HashMap<>();

    public synchronized V putIfAbsent(K key, V value) {
      V existing = entries.get(key);
      if (existing != null) {
        return existing;
      }
      entries.put(key, value);
      return null;
    }
  }
}
