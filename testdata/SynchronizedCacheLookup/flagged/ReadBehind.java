package testdata;

import java.util.HashMap;
import java.util.Map;

/** A hit leaves the block, and reads the entry behind it. */
class ReadBehind {
  private final Map<Class<?>, Integer> byName = new HashMap<>();
  private final Map<Class<?>, String> byKey = new HashMap<>();

  Object superclasses(Class<?> type, boolean isKeyed) {
    Class<?> at = type;
    // BUG: Diagnostic contains: Every hit in 'byName' takes the monitor of this ReadBehind
    synchronized (this) {
      if (!byName.containsKey(type)) {
        int last = 0;
        while (at != null) {
          if (!byName.containsKey(at)) {
            byName.put(at, at.getModifiers());
            byKey.put(at, at.toString());
          } else {
            last = byName.get(at);
          }
          at = at.getSuperclass();
        }
        return last;
      }
    }
    return isKeyed ? byKey.get(type) : byName.get(type);
  }
}
