package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A try statement around the miss, whose end changes nothing on a hit. */
class TriedBetween {
  private final Map<String, Object> map = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: Every hit in 'map'
  Object get(String key) {
    Object value = map.get(key);
    try {
      if (value == null) {
        value = key.trim();
        Object existing = map.putIfAbsent(key, value);
        if (existing != null) {
          value = existing;
        }
      }
    } finally {
      Thread.yield();
    }
    return value;
  }
}
