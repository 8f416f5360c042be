package testdata;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Lookups in maps that are used in other ways, too. */
class ByHand {
  static class OtherType {
    private final LinkedHashMap<String, String> map = new LinkedHashMap<>();

    // BUG: Diagnostic contains: ADVICE
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  static class Handed {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: ADVICE
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }

    Map<String, String> all() {
      return map;
    }
  }

  static class Iterated {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: ADVICE
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }

    synchronized void print() {
      map.forEach((key, value) -> System.out.println(key + value));
    }
  }

  /** A concurrent map does both, and not in one step. */
  static class Compound {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: ADVICE
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }

    synchronized void drop(String key) {
      if (map.containsKey(key)) {
        map.remove(key);
      }
    }
  }

  static class OtherValue {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: ADVICE
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value.toUpperCase());
      }
      return value;
    }
  }

  static class KeyInField {
    private final Map<String, String> map = new HashMap<>();
    private final String key = "key".trim();

    // BUG: Diagnostic contains: ADVICE
    synchronized String get() {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  static class TwoEntries {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: ADVICE
    synchronized String get(String key, String alias) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
        map.put(alias, value);
      }
      return value;
    }
  }

  static class OneLine {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: ADVICE
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim(); map.put(key, value);
      }
      return value;
    }
  }

  /** The maps that are passed, or returned, are not all concurrent. */
  static class Passed {
    private final Map<String, String> map;

    private Passed(Map<String, String> map) {
      this.map = map;
    }

    static Passed concurrent() {
      return new Passed(new ConcurrentHashMap<>());
    }

    static Passed plain() {
      return new Passed(new HashMap<>());
    }

    // BUG: Diagnostic contains: Use a ConcurrentHashMap, unless
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  static class GivenBySubclass {
    private final Map<String, String> map;

    GivenBySubclass(Map<String, String> map) {
      this.map = map;
    }

    // BUG: Diagnostic contains: Use a ConcurrentHashMap, unless
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  static class Created {
    private final Map<String, String> map = create(8);

    private static Map<String, String> create(int threads) {
      if (threads == 1) {
        return new HashMap<>();
      }
      return new ConcurrentHashMap<>();
    }

    // BUG: Diagnostic contains: Use a ConcurrentHashMap, unless
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  static class Declared {
    private final ConcurrentMap<String, String> map;

    Declared(ConcurrentMap<String, String> map) {
      this.map = map;
    }

    // BUG: Diagnostic contains: The map is concurrent already
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  /** The section that does the work is the one to change. */
  static class Delegating {
    private final Map<String, String> map = new HashMap<>();

    synchronized String get(String key) {
      return find(key);
    }

    // BUG: Diagnostic contains: ADVICE
    synchronized String find(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }

    Iterable<String> all() {
      return map.values();
    }

    String trimmed(String key) {
      return find(key).trim();
    }
  }

  /** Only another section fills the map, behind a lookup of its own. */
  static class FilledElsewhere {
    private final Map<String, String> map = new HashMap<>();
    private int fills;

    // BUG: Diagnostic contains: ADVICE
    synchronized String peek(String key) {
      return map.get(key);
    }

    String get(String key) {
      String value = peek(key);
      if (value == null) {
        value = key.trim();
        store(key, value);
      }
      return value;
    }

    private synchronized void store(String key, String value) {
      map.put(key, value);
      fills++;
    }
  }

  /** The lock of one object, and the map of another. */
  static class OfOther {
    private final Map<String, String> map = new HashMap<>();

    synchronized String get(OfOther given, String key) {
      String value = given.map.get(key);
      if (value == null) {
        value = key.trim();
        given.map.put(key, value);
      }
      return value;
    }
  }
}
