package testdata;

import java.util.HashMap;
import java.util.Map;

/** A private map: hits need no lock. */
class Schemas {
  private final Map<String, Integer> parsed = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'parsed' takes the monitor of this Schemas, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap
  synchronized Integer parse(String text) {
    Integer result = parsed.get(text);
    if (result == null) {
      result = text.length();
      parsed.put(text, result);
    }
    return result;
  }

  int size() {
    return parsed.size();
  }

  static final class Blocks {
    private final Map<String, String> names = new HashMap<String, String>();

    String name(String key) {
      String name;
      // BUG: Diagnostic contains: UNSAFE Every hit in 'names' takes 'names'
      synchronized (names) {
        name = names.get(key);
        if (name == null) {
          name = key.trim();
          names.put(key, name);
        }
      }
      return name;
    }
  }

  /** Other methods change the map in one operation each. */
  static final class Changed {
    private final Map<String, String> names = new HashMap<>();

    Changed() {
      names.put("a", "A");
      names.put("b", "B");
    }

    String name(String key) {
      String name;
      // BUG: Diagnostic contains: UNSAFE Every hit in 'names' takes 'names'
      synchronized (names) {
        name = names.get(key);
        if (name == null) {
          name = key.trim();
          names.put(key, name);
        }
      }
      return name;
    }

    void remove(String key) {
      synchronized (names) {
        names.remove(key);
      }
    }

  }
}
