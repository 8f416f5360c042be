package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sections that look an entry up, and store on a hit, on every call or before the lookup. */
class NoHits {
  private final Map<String, String> map = new HashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private final List<String> list = new ArrayList<>();

  /** Changes what is there, and leaves alone what is not. */
  synchronized String refresh(String key) {
    boolean missing = map.get(key) == null;
    if (missing) {
      return key;
    }
    map.put(key, key.trim());
    return map.get(key);
  }

  synchronized String refreshKnown(String key) {
    String value = map.get(key);
    if (value == null) {
      return key;
    }
    map.put(key, key.trim());
    return value;
  }

  synchronized int count(String key) {
    Integer count = counts.get(key);
    int next = count == null ? 1 : count + 1;
    counts.put(key, next);
    return next;
  }

  synchronized String storeFirst(String key) {
    map.put("last", key);
    String value = map.get(key);
    if (value == null) {
      return key.trim();
    }
    return value;
  }

  /** Only what is asked for while a condition holds is kept. */
  synchronized String previous(String key, boolean replace) {
    String value = map.get(key);
    if (replace) {
      map.put(key, key.trim());
    }
    return value;
  }

  synchronized boolean addOnce(String name) {
    for (String each : list) {
      if (each.equals(name)) {
        return false;
      }
    }
    list.add(name);
    return true;
  }
}
