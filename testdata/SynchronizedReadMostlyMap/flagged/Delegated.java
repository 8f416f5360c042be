package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** A constructor passes the collection to another one, which keeps it. */
class Delegated {
  private final Map<String, String> cache;
  private final int limit;

  Delegated(Map<String, String> cache, int limit) {
    this.cache = cache;
    this.limit = limit;
  }

  Delegated(int limit) {
    // BUG: Diagnostic contains: Every read of 'cache' takes the single lock of Collections.synchronizedMap
    this(Collections.synchronizedMap(new WeakHashMap<>()), limit);
  }

  String find(String key) {
    if (key.length() > limit) {
      return key;
    }
    String found = cache.get(key);
    if (found == null) {
      cache.put(key, key);
      found = key;
    }
    return found;
  }

  /** Both constructors hand it on. */
  static class Twice {
    private final Map<String, Integer> names;

    private Twice(Map<String, Integer> names, List<String> unused) {
      this.names = names;
    }

    private Twice(Map<String, Integer> names) {
      this(names, List.of());
    }

    Twice() {
      // BUG: Diagnostic contains: Nothing writes to it after construction
      this(Collections.synchronizedMap(new HashMap<>(Map.of("one", 1))));
    }

    Integer number(String name) {
      return names.get(name);
    }
  }
}
