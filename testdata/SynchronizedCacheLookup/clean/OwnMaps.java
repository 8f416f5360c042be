package testdata;

import java.util.AbstractMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Maps of the own code whose lookups change them. */
class OwnMaps {
  /** Records what was asked for last. */
  static class Recent extends AbstractMap<String, String> {
    private final Map<String, String> entries = new HashMap<>();
    private Object last;

    @Override
    public String get(Object key) {
      last = key;
      return entries.get(key);
    }

    @Override
    public String put(String key, String value) {
      return entries.put(key, value);
    }

    @Override
    public Set<Map.Entry<String, String>> entrySet() {
      return entries.entrySet();
    }

    Object last() {
      return last;
    }
  }

  /** Records which keys were tested. */
  static class Probed extends HashMap<String, String> {
    private static final long serialVersionUID = 1;
    private Object last;

    @Override
    public boolean containsKey(Object key) {
      last = key;
      return super.containsKey(key);
    }

    Object last() {
      return last;
    }
  }

  static class OfProbed {
    private final Probed map = new Probed();

    synchronized String get(String key) {
      if (map.containsKey(key)) {
        return map.get(key);
      }
      String value = key.trim();
      map.put(key, value);
      return value;
    }
  }

  static class Created {
    private final Map<String, String> map = new Recent();

    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  static class CreatedLater {
    private Map<String, String> map;

    CreatedLater(boolean recent) {
      if (recent) {
        map = (new Recent());
      } else {
        map = new HashMap<>();
      }
    }

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
    private final Recent map;

    Passed(Recent map) {
      this.map = map;
    }

    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  interface Storage {
    String get(String key);

    void put(String key, String value);
  }

  /** Any class may implement the lookup. */
  static class OfInterface {
    private final Storage storage;

    OfInterface(Storage storage) {
      this.storage = storage;
    }

    synchronized String get(String key) {
      String value = storage.get(key);
      if (value == null) {
        value = key.trim();
        storage.put(key, value);
      }
      return value;
    }
  }

  static class Plain {
    private final Map<String, String> entries = new HashMap<>();

    String get(String key) {
      return entries.get(key);
    }

    void put(String key, String value) {
      entries.put(key, value);
    }
  }

  static class Counting extends Plain {
    private int gets;

    @Override
    String get(String key) {
      gets++;
      return super.get(key);
    }

    int gets() {
      return gets;
    }
  }

  /** A subclass of the field's type counts lookups. */
  static class OfSuperclass {
    private final Plain map;

    OfSuperclass(Plain map) {
      this.map = map;
    }

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
