package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks that an inner class, a getter or a part of another lock names. */
class OuterLocks {
  private final Object lock = new Object();
  private final Lock own = new ReentrantLock();
  private final Map<String, String> texts = new HashMap<>();

  class Inner {
    String byField(String key) {
      // BUG: Diagnostic contains: Every hit in 'texts' takes 'lock'
      synchronized (OuterLocks.this.lock) {
        String text = texts.get(key);
        if (text == null) {
          text = key.trim();
          texts.put(key, text);
        }
        return text;
      }
    }

    String byMonitor(String key) {
      // BUG: Diagnostic contains: Every hit in 'texts' takes the monitor of this OuterLocks
      synchronized (OuterLocks.this) {
        String text = texts.get(key);
        if (text == null) {
          text = key.trim();
          texts.put(key, text);
        }
        return text;
      }
    }
  }

  interface Texts {
    String text(String key);
  }

  Texts anonymous() {
    return new Texts() {
      private final Map<String, String> known = new ConcurrentHashMap<>();

      // BUG: Diagnostic contains: Every hit in 'known' takes the monitor of this object
      @Override
      public String text(String key) {
        String text = known.get(key);
        if (text == null) {
          text = key.trim();
          String existing = known.putIfAbsent(key, text);
          if (existing != null) {
            text = existing;
          }
        }
        return text;
      }
    };
  }

  private Lock ownLock() {
    return own;
  }

  String byGetter(String key) {
    // BUG: Diagnostic contains: Every hit in 'texts' takes 'own'
    this.ownLock().lock();
    try {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
      return text;
    } finally {
      this.ownLock().unlock();
    }
  }

  static class Sides {
    private final ReentrantReadWriteLock both = new ReentrantReadWriteLock();
    private final ReentrantReadWriteLock.WriteLock write;
    private final Map<String, String> texts = new ConcurrentHashMap<>();

    Sides() {
      write = both.writeLock();
    }

    String text(String key) {
      // BUG: Diagnostic contains: Every hit in 'texts' takes 'both'
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        String existing = texts.putIfAbsent(key, text);
        if (existing != null) {
          text = existing;
        }
      }
      return text;
    }
  }

  /** Only the constructor names the lock that both sides belong to. */
  static class LocalSides {
    private final Lock read;
    private final Lock write;
    private final Map<String, String> texts = new ConcurrentHashMap<>();

    LocalSides() {
      ReentrantReadWriteLock both = new ReentrantReadWriteLock();
      read = both.readLock();
      write = both.writeLock();
    }

    String text(String key) {
      // BUG: Diagnostic contains: Every hit in 'texts' takes 'both'
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        String existing = texts.putIfAbsent(key, text);
        if (existing != null) {
          text = existing;
        }
      }
      return text;
    }

    boolean isEmpty() {
      read.lock();
      try {
        return texts.isEmpty();
      } finally {
        read.unlock();
      }
    }
  }
}
