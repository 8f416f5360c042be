package testdata;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;

/** One method looks up, another one stores what it did not find. */
final class FilledByHelpers {
  private static final Map<Object, Reference<Object>> CACHE =
      // BUG: Diagnostic contains: After construction, only a miss adds to it.
      Collections.synchronizedMap(new WeakHashMap<>());

  static Object find(Object key) {
    Object found = known(key);
    if (found == null) {
      found = new Object();
      keep(key, found);
    }
    return found;
  }

  static Object first(Object key) {
    Object known = known(key);
    if (known != null) {
      return known;
    }
    Object made = key.toString();
    keep(key, made);
    return made;
  }

  static Object last(Object key) {
    try {
      Object known = known(key);
      if (known != null) {
        return known;
      }
      Object made = Class.forName(key.toString());
      keep(key, made);
      return made;
    } catch (ClassNotFoundException e) {
      System.out.println(e);
    }
    Object made = key.toString();
    keep(key, made);
    return made;
  }

  private static Object known(Object key) {
    Reference<Object> reference = CACHE.get(key);
    if (reference != null) {
      return reference.get();
    }
    return null;
  }

  private static void keep(Object key, Object value) {
    if (value != null) {
      CACHE.put(key, new WeakReference<>(value));
    }
  }

  // BUG: Diagnostic contains: Its writes after construction are in code that runs less often
  private static final Map<String, Object> OTHERS = Collections.synchronizedMap(new HashMap<>());

  static Object other(String key, boolean isFirst) {
    Object value = other(key, "none");
    if (value == null) {
      store(key, isFirst);
    }
    return value;
  }

  /** It may return something else. */
  private static Object other(String key, String fallback) {
    return key.isEmpty() ? fallback : OTHERS.get(key + fallback);
  }

  private static void store(String key, Object value) {
    OTHERS.put(key, value);
  }
}
