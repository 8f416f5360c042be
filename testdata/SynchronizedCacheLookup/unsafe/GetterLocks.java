package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The lock is what a method of the class returns that no class in sight overrides. */
class GetterLocks {
  private final Object combiner = new Object();
  private final Map<String, String> current = new ConcurrentHashMap<>();

  protected Object getCombiner() {
    return combiner;
  }

  String current(String key) {
    String found;
    // BUG: Diagnostic contains: Every hit in 'current' takes 'combiner'
    found = current.get(key);
    if (found == null) {
      found = key.trim();
      String existing = current.putIfAbsent(key, found);
      if (existing != null) {
        found = existing;
      }
    }
    return found;
  }
}
