package testdata;

import java.util.HashMap;
import java.util.Map;

/** A try statement around the miss, whose end changes nothing on a hit. */
class TriedBetween {
  private final Map<String, Object> map = new HashMap<>();

  // BUG: Diagnostic contains: Every hit in 'map'
  synchronized Object get(String key) {
    Object value = map.get(key);
    try {
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
    } finally {
      Thread.yield();
    }
    return value;
  }
}
