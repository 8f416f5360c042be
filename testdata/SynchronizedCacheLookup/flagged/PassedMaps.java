package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/** The helper that looks up gets the map, which is the same one in all of its calls. */
class PassedMaps {
  static class Topics {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, String> topics = new HashMap<>();

    String topic(String name) {
      // BUG: Diagnostic contains: ADVICE Every hit in 'topics' takes 'lock', so concurrent hits block each other and wait for the thread that creates an entry.
      lock.lock();
      try {
        return lookup(topics, name, it -> "topic " + it);
      } finally {
        lock.unlock();
      }
    }

    private static <K, V> V lookup(Map<K, V> map, K key, Function<? super K, ? extends V> maker) {
      V value = map.get(key);
      if (value == null) {
        value = maker.apply(key);
        map.put(key, value);
      }
      return value;
    }
  }

  /** The helper gets one of several maps. */
  static class Several {
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, String> titles = new HashMap<>();

    synchronized String name(String key) {
      return lookup(names, key);
    }

    synchronized String title(String key) {
      return lookup(titles, key);
    }

    private static String lookup(Map<String, String> map, String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  /** The helper may look up in another map than it is given. */
  static class Replaced {
    private final Map<String, String> names = new HashMap<>();

    synchronized String name(String key) {
      return lookup(names, key);
    }

    private static String lookup(Map<String, String> map, String key) {
      if (key.isEmpty()) {
        map = new HashMap<>();
      }
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }
}
