package testdata;

import java.util.HashMap;
import java.util.Map;

/** Callers that store under the key that they did not find. */
class Filled {
  static class Unqualified {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map' takes the monitor of this Unqualified, so concurrent hits block each other.
    synchronized String find(String key) {
      return map.get(key);
    }

    synchronized void put(String key, String value) {
      map.put(key, value);
    }

    String text(String key) {
      String text = find(key);
      if (text == null) {
        text = key.trim();
        put(key, text);
      }
      return text;
    }
  }

  static class Parameter {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'map' takes the monitor of this Parameter, so concurrent hits block each other.
    synchronized String find(String key) {
      return map.get(key);
    }

    synchronized void put(String key, String value) {
      map.put(key, value);
    }
  }

  static String text(Parameter texts, String key) {
    String text = texts.find(key);
    if (text != null) {
      return text;
    }
    texts.put(key, key.trim());
    return key.trim();
  }
}
