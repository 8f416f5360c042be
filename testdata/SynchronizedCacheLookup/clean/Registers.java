package testdata;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Maps whose users do not store what they did not find, and lookups that change the map. */
class Registers {
  static class Registry {
    private final Map<String, String> map = new HashMap<>();

    synchronized String find(String key) {
      return map.get(key);
    }

    synchronized void put(String key, String value) {
      map.put(key, value);
    }
  }

  static class Recent {
    private final Map<String, String> map = new LinkedHashMap<>(16, 0.75f, true);

    synchronized String find(String key) {
      return map.get(key);
    }

    synchronized void put(String key, String value) {
      map.put(key, value);
    }
  }

  private final Registry registry = new Registry();
  private final Registry others = new Registry();
  private final Recent recent = new Recent();

  void register(String key, String value) {
    registry.put(key, value);
  }

  String lookUp(String key) {
    return registry.find(key);
  }

  /** Stores under another key, and in another map. */
  void copy(String from, String to) {
    String value = registry.find(from);
    registry.put(to, value);
    others.put(from, value);
  }

  String recent(String key) {
    String value = recent.find(key);
    if (value == null) {
      value = key.trim();
      recent.put(key, value);
    }
    return value;
  }
}
