package testdata;

import java.util.HashMap;
import java.util.Map;

/** The lock is what a method of the class returns that no class in sight overrides. */
class GetterLocks {
  private final Object combiner = new Object();
  private final Map<String, String> current = new HashMap<>();

  protected Object getCombiner() {
    return combiner;
  }

  String current(String key) {
    String found;
    // BUG: Diagnostic contains: Every hit in 'current' takes 'combiner'
    synchronized (getCombiner()) {
      found = current.get(key);
      if (found == null) {
        found = key.trim();
        current.put(key, found);
      }
    }
    return found;
  }
}
