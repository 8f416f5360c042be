package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** Maps whose callers store before they look up, or under another key. */
class NotFilled {
  static class Registry {
    private final Map<String, String> map = new HashMap<>();

    synchronized String find(String key) {
      return map.get(key);
    }

    synchronized void put(String key, String value) {
      map.put(key, value);
    }
  }

  /** What finds a text counts it, too. */
  static class Counting {
    private final Map<String, String> map = new HashMap<>();
    private int finds;

    String find(String key) {
      String found;
      synchronized (this) {
        found = map.get(key);
      }
      finds++;
      return found;
    }

    int finds() {
      return finds;
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

  /** The key is computed before the lookup. */
  static class Trimming {
    private final Map<String, String> map = new HashMap<>();

    String find(String key) {
      String trimmed = key.trim();
      synchronized (this) {
        return map.get(trimmed);
      }
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

  /** The result is that of the last lookup of any thread. */
  static class Last {
    private final Map<String, String> map = new HashMap<>();
    private String last;

    String find(String key) {
      synchronized (this) {
        last = map.get(key);
      }
      return last;
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

  /** The result is computed. */
  static class Upper {
    private final Map<String, String> map = new HashMap<>();

    String find(String key) {
      String found;
      synchronized (this) {
        found = map.get(key);
      }
      return found == null ? null : found.toUpperCase();
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

  /** A lookup needs more than a key. */
  static class Scoped {
    private final Map<String, String> map = new HashMap<>();

    synchronized String find(String key, String scope) {
      return map.get(scope + key);
    }

    synchronized void put(String key, String scope, String value) {
      map.put(scope + key, value);
    }
  }

  private final Registry registry = new Registry();
  private final Registry constants = new Registry();
  private final Scoped scoped = new Scoped();

  String store(String key) {
    registry.put(key, key.trim());
    return registry.find(key);
  }

  String constant() {
    String value = constants.find("a" + hashCode());
    if (value == null) {
      constants.put("a" + hashCode(), "b");
    }
    return value;
  }

  BiConsumer<String, String> store(Registry given, String key) {
    String value = given.find(key);
    return value == null ? given::put : null;
  }

  String scoped(String key, String scope) {
    String value = scoped.find(key, scope);
    if (value == null) {
      scoped.put(key, scope, key.trim());
    }
    return value;
  }

  String replace(Registry one, Registry other, String key) {
    String value = one.find(key);
    if (value == null) {
      other.put(key, key.trim());
    }
    return value;
  }
}
