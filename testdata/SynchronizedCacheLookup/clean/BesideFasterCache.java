package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Only what a faster cache lacks is looked up under the lock, and the faster cache gets it. */
class BesideFasterCache {
  private final Map<String, Integer> recent = new ConcurrentHashMap<>();
  private final Map<String, Integer> given;
  private final Map<String, Integer> slow = new HashMap<>();

  BesideFasterCache(Map<String, Integer> given) {
    this.given = given;
  }

  Integer filled(String key) {
    Integer number = recent.get(key);
    if (number != null) {
      return number;
    }
    synchronized (slow) {
      number = slow.get(key);
    }
    if (number == null) {
      number = key.length();
      synchronized (slow) {
        slow.put(key, number);
      }
    }
    recent.put(key, number);
    return number;
  }

  Integer filledByOthers(String key) {
    Integer number = given.get(key);
    if (number != null) {
      return number;
    }
    synchronized (slow) {
      number = slow.get(key);
    }
    if (number != null) {
      return number;
    }
    number = key.length();
    synchronized (slow) {
      slow.put(key, number);
    }
    return number;
  }
}
