package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A private map: hits need no lock. */
class Schemas {
  private final Map<String, Integer> parsed = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'parsed' takes the monitor of this Schemas, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap
  Integer parse(String text) {
    Integer result = parsed.get(text);
    if (result == null) {
      result = text.length();
      Integer existing = parsed.putIfAbsent(text, result);
      if (existing != null) {
        result = existing;
      }
    }
    return result;
  }

  int size() {
    return parsed.size();
  }

  static final class Blocks {
    private final Map<String, String> names = new ConcurrentHashMap<String, String>();

    String name(String key) {
      String name;
      // BUG: Diagnostic contains: UNSAFE Every hit in 'names' takes 'names'
      name = names.get(key);
      if (name == null) {
        name = key.trim();
        String existing = names.putIfAbsent(key, name);
        if (existing != null) {
          name = existing;
        }
      }
      return name;
    }
  }

  /** Other methods change the map in one operation each. */
  static final class Changed {
    private final Map<String, String> names = new ConcurrentHashMap<>();

    Changed() {
      names.put("a", "A");
      names.put("b", "B");
    }

    String name(String key) {
      String name;
      // BUG: Diagnostic contains: UNSAFE Every hit in 'names' takes 'names'
      name = names.get(key);
      if (name == null) {
        name = key.trim();
        String existing = names.putIfAbsent(key, name);
        if (existing != null) {
          name = existing;
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
