package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Some paths are neither hits nor misses, and change what else the lock guards. */
class OtherPaths {
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, Integer> others = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'values' takes the monitor of this OtherPaths, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap, unless the code relies on null keys or values, iteration order or atomic compound operations. Get without the lock, and take it only on a miss, and where the code uses what else it guards.
  synchronized String first(List<String> keys) {
    String found = null;
    for (String key : keys) {
      if (found == null) {
        found = values.get(key);
        if (found == null) {
          found = key.trim();
          values.put(key, found);
        }
      } else {
        others.merge(key, 1, Integer::sum);
      }
    }
    return found;
  }

  synchronized int count(String key) {
    return others.getOrDefault(key, 0);
  }

  private final Map<String, String> names = new HashMap<>();
  private final Map<String, Integer> calls = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'names'
  synchronized String name(String key, boolean counts) {
    if (counts) {
      calls.merge(key, 1, Integer::sum);
      return null;
    }
    String name = names.get(key);
    if (name == null) {
      name = key.trim();
      names.put(key, name);
    }
    return name;
  }

  synchronized int calls(String key) {
    return calls.getOrDefault(key, 0);
  }
}
