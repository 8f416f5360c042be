package testdata;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Caches with a locked method for the lookup and another for the store. */
class Wrapped {
  static class Types {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'map' takes the monitor of this Types, so concurrent hits block each other. Use a ConcurrentHashMap
    synchronized String find(String key) {
      if (key == null) {
        throw new IllegalArgumentException();
      }
      return map.get(key);
    }

    synchronized void put(String key, String type) {
      map.put(key, type);
    }

    synchronized int size() {
      return map.size();
    }
  }

  static class Bounded {
    private final Map<String, String> map =
        new LinkedHashMap<>() {
          @Override
          protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > 100;
          }
        };

    String find(String key) {
      // BUG: Diagnostic contains: Every hit in 'map' takes the monitor of this Bounded
      synchronized (this) {
        return map.get(key);
      }
    }

    void put(String key, String type) {
      synchronized (this) {
        map.put(key, type);
      }
    }
  }

  /** Another map is asked first, which nothing is stored in. */
  static class Recent {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map' takes the monitor of this Recent
    synchronized String find(String key) {
      return map.get(key);
    }

    synchronized void put(String key, String type) {
      map.put(key, type);
    }
  }

  private static final Map<String, String> PRIMITIVES = Map.of("int", "I");

  private final Recent recent = new Recent();
  private final Types types = new Types();
  private final Bounded bounded = new Bounded();

  String type(String key, boolean fresh) {
    String type = fresh ? null : types.find(key);
    if (type == null) {
      type = key.trim();
      types.put(key, type);
    }
    return type;
  }

  String primitive(String key) {
    String type = PRIMITIVES.get(key);
    if (type != null) {
      return type;
    }
    type = recent.find(key);
    if (type == null) {
      type = key.trim();
      recent.put(key, type);
    }
    return type;
  }

  String bounded(String key) {
    String known = bounded.find(key);
    if (known != null) {
      return known;
    }
    String type = key.strip();
    bounded.put(key, type);
    return type;
  }
}
