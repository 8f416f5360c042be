package testdata;

import java.util.HashMap;
import java.util.Map;

/** Code that takes the lock of a cache by a reference, for what nothing may change between. */
class OtherReferences {
  static class Names {
    private final Map<String, String> names = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'names' takes the monitor of this Names
    synchronized String get(String key) {
      String name = names.get(key);
      if (name == null) {
        name = key.trim();
        names.put(key, name);
      }
      return name;
    }

    synchronized int size() {
      return names.size();
    }
  }

  static String bounded(Names names, String key) {
    synchronized (names) {
      return names.size() > 100 ? key : names.get(key);
    }
  }

  static class Computed {
    private final Map<String, String> names = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION ADVICE
    synchronized String get(String key) {
      return names.computeIfAbsent(key, String::trim);
    }

    synchronized int size() {
      return names.size();
    }
  }

  static String bounded(Computed names, String key) {
    synchronized (names) {
      return names.size() > 100 ? key : names.get(key);
    }
  }
}
