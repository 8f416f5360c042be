package testdata;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Maps that are concurrent already, and maps whose entries must stay until they are removed. */
class Registries {
  static class Latest<V> extends LinkedHashMap<String, V> {
    @Override
    protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
      return size() > 100;
    }
  }

  static class Bounded {
    private final Map<String, String> texts = new Latest<>();

    // BUG: Diagnostic contains: The map evicts its eldest entry: use a bounded concurrent cache such as Caffeine. Get without the lock
    synchronized String get(String key) {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
      return text;
    }
  }

  static class Transactions {
    private final Map<String, StringBuilder> open = new Latest<>();

    // BUG: Diagnostic contains: Use a ConcurrentHashMap, unless the code relies on null keys or values, iteration order or atomic compound operations.
    synchronized StringBuilder begin(String id) {
      StringBuilder transaction = open.get(id);
      if (transaction == null) {
        transaction = new StringBuilder(id);
        open.put(id, transaction);
      }
      return transaction;
    }

    synchronized void commit(String id) {
      open.remove(id);
    }
  }

  static class InOrder {
    private final Map<String, String> texts = new LinkedHashMap<>();

    // BUG: Diagnostic contains: Use a ConcurrentHashMap, unless the code relies on null keys or values, iteration order
    synchronized String get(String key) {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
      return text;
    }
  }

  static class Created {
    private final Lock lock = new ReentrantLock();
    private final Map<String, String> texts = create();
    private final Map<String, String> same = texts;

    private static Map<String, String> create() {
      return new ConcurrentHashMap<>();
    }

    String get(String key) {
      // BUG: Diagnostic contains: The map is concurrent already: get without the lock, and store the missing entry with putIfAbsent or computeIfAbsent.
      lock.lock();
      try {
        String text = same.get(key);
        if (text == null) {
          text = key.trim();
          same.put(key, text);
        }
        return text;
      } finally {
        lock.unlock();
      }
    }
  }

  static class Extended extends ConcurrentHashMap<String, String> {
    // BUG: Diagnostic contains: The map is concurrent already: get without the lock
    synchronized String find(String key) {
      String text = get(key);
      if (text == null) {
        text = key.trim();
        put(key, text);
      }
      return text;
    }
  }

  static class Plain extends HashMap<String, String> {
    // BUG: Diagnostic contains: Hold a ConcurrentHashMap instead of extending a map.
    synchronized String find(String key) {
      String text = get(key);
      if (text == null) {
        text = key.trim();
        put(key, text);
      }
      return text;
    }
  }
}
