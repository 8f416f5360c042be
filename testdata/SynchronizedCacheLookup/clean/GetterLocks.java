package testdata;

import java.util.HashMap;
import java.util.Map;

/** A subclass chooses another lock: which one is taken is unknown. */
class GetterLocks {
  private final Object combiner = new Object();
  private final Map<String, String> current = new HashMap<>();

  protected Object getCombiner() {
    return combiner;
  }

  String current(String key) {
    synchronized (getCombiner()) {
      String found = current.get(key);
      if (found == null) {
        found = key.trim();
        current.put(key, found);
      }
      return found;
    }
  }

  static class Apart extends GetterLocks {
    private final Object own = new Object();

    @Override
    protected Object getCombiner() {
      return own;
    }
  }
}
