package testdata;

import java.util.HashMap;
import java.util.Map;

/** Maps of the own code whose lookups only read. */
class OwnMaps {
  interface Storage {
    String get(String key);

    void put(String key, String value);
  }

  /** Only a store changes the object. */
  static class Plain implements Storage {
    private final Map<String, String> entries = new HashMap<>();
    private int puts;

    @Override
    public String get(String key) {
      return entries.get(key);
    }

    @Override
    public void put(String key, String value) {
      puts++;
      entries.put(key, value);
    }

    int puts() {
      return puts;
    }
  }

  /** Objects of other classes than this one are in the field. */
  static class Counting implements Storage {
    private int gets;

    @Override
    public String get(String key) {
      gets++;
      return null;
    }

    @Override
    public void put(String key, String value) {
      gets = 0;
    }
  }

  static class Trimming extends Plain {
    @Override
    public String get(String key) {
      return super.get(key.trim());
    }
  }

  abstract static class Open extends Plain {
    @Override
    public abstract String get(String key);
  }

  static class Created {
    private final Storage map = new Plain();

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  static class Passed {
    private final Plain map;

    Passed(Plain map) {
      this.map = map;
    }

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }
}
