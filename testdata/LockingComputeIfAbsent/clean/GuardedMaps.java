package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Threads queue for a lock before they come to a bin. */
@SuppressWarnings("SynchronizedCacheLookup")
class GuardedMaps {
  private final Map<String, List<String>> lists = new ConcurrentHashMap<>();
  private final Map<String, String> names = new ConcurrentHashMap<>();

  GuardedMaps() {
    names.put("first", "made");
  }

  void add(String key, String value) {
    // The lock keeps the list in the map until the value is in it.
    synchronized (lists) {
      lists.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
    }
  }

  void removeEmpty(String key) {
    synchronized (lists) {
      lists.computeIfPresent(key, (k, list) -> list.isEmpty() ? null : list);
    }
  }

  boolean has(String key) {
    return lists.containsKey(key) && lists.get(key).size() > 1 && !lists.isEmpty();
  }

  synchronized String name(String key) {
    return names.computeIfAbsent(key, k -> "name of " + k);
  }

  synchronized void forget(String key) {
    names.remove(key);
  }

  /** Written without the lock elsewhere: its readers still wait for the lock first. */
  static final Map<String, String> SHARED = new ConcurrentHashMap<>();

  static String ofClass(String key) {
    synchronized (GuardedMaps.class) {
      return SHARED.computeIfAbsent(key, k -> "class");
    }
  }

  String ofObject(String key) {
    synchronized (this) {
      return SHARED.computeIfAbsent(key, k -> "this");
    }
  }

  private final ReentrantLock lock = new ReentrantLock();
  private static final ReadWriteLock LOCKS = new ReentrantReadWriteLock();

  String underLock(String key) {
    lock.lock();
    try {
      if (key.isEmpty()) {
        return key;
      }
      return SHARED.computeIfAbsent(key, k -> "locked");
    } finally {
      lock.unlock();
    }
  }

  String underLockInParentheses(String key) {
    (lock).lock();
    try {
      return SHARED.computeIfAbsent(key, k -> "parentheses");
    } finally {
      (lock).unlock();
    }
  }

  String underWriteLock(String key) {
    LOCKS.writeLock().lock();
    try {
      return SHARED.computeIfAbsent(key, k -> "write");
    } finally {
      names.remove(key);
      LOCKS.writeLock().unlock();
    }
  }

  class Inner {
    String ofOuter(String key) {
      synchronized (GuardedMaps.this) {
        return SHARED.computeIfAbsent(key, k -> "outer");
      }
    }
  }
}
