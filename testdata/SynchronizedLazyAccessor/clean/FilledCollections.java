package testdata;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Collections that other code fills, too, or that calls change. */
class FilledCollections {
  static class Pool {
    private final Deque<StringBuilder> free = new ArrayDeque<>();

    synchronized StringBuilder take(int length) {
      if (free.isEmpty()) {
        free.add(new StringBuilder(length));
      }
      return free.removeFirst();
    }

    synchronized void give(StringBuilder text) {
      text.setLength(0);
      free.addFirst(text);
    }
  }

  static class Added {
    private final Map<String, String> names = new HashMap<>();

    synchronized String name(String key) {
      if (names.isEmpty()) {
        names.put("a", "b");
      }
      return names.get(key);
    }

    synchronized void add(String key, String name) {
      names.put(key, name);
    }
  }

  static class Counted {
    private final Map<String, String> names = new HashMap<>();
    private long count;

    synchronized String name(String key) {
      if (names.isEmpty()) {
        names.put("a", "b");
      }
      count++;
      return names.get(key) + count;
    }
  }

  static class Batch {
    private final Map<String, String> pending = new HashMap<>();

    /** Nothing reads what the first call notes. */
    synchronized void begin(String key) {
      if (pending.isEmpty()) {
        pending.put(key, "begun");
      }
    }
  }

  static class Tested {
    private final Map<String, String> names = new ConcurrentHashMap<>();
    private final Map<String, String> others = new ConcurrentHashMap<>();

    String name(String key) {
      if (names.isEmpty()) {
        synchronized (this) {
          if (names.isEmpty()) {
            names.put("a", "b");
          }
        }
      }
      return names.get(key);
    }

    String other(String key) {
      if (others.isEmpty()) {
        load();
      }
      return others.get(key);
    }

    private synchronized void load() {
      if (others.isEmpty()) {
        others.put("a", "b");
      }
    }
  }
}
