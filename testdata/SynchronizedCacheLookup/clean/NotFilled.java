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
