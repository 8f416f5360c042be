package testdata;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Later calls look into what other code changes, too. */
class LookedUp {
  private final Map<String, String> names = new HashMap<>();
  private boolean loaded;

  synchronized String find(String key) {
    if (!loaded) {
      load();
      loaded = true;
    }
    return names.get(key);
  }

  synchronized void reload() {
    names.clear();
    load();
  }

  private void load() {
    names.put("a", "b");
    names.put("c", "d");
  }

  /** Filled entry by entry. */
  static class Settings {
    private Map<String, String> values;

    synchronized String get(String key) {
      if (values == null) {
        values = new HashMap<>();
      }
      return values.get(key);
    }

    synchronized void put(String key, String value) {
      if (values == null) {
        values = new HashMap<>();
      }
      values.put(key, value);
    }
  }

  /** Each lookup moves the entry. */
  static class Recent {
    private Map<String, String> values;

    synchronized String get(String key) {
      if (values == null) {
        values = new LinkedHashMap<>(16, 0.75f, true);
      }
      return values.get(key);
    }
  }

  /** Other files may fill it. */
  static class Open {
    Map<String, String> values;

    synchronized String get(String key) {
      if (values == null) {
        values = new HashMap<>();
      }
      return values.get(key);
    }
  }
}
