package testdata;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** One method only looks up what another one creates: the hits of both wait for each other. */
class BesideFilling {
  private final Map<String, Object> singletons = new HashMap<>();
  private final Set<String> names = new LinkedHashSet<>();

  Object find(String name) {
    // BUG: Diagnostic contains: Every hit in 'singletons' takes 'singletons', so concurrent hits block each other.
    synchronized (singletons) {
      return singletons.get(name);
    }
  }

  Object find(String name, Supplier<Object> factory) {
    // BUG: Diagnostic contains: Every hit in 'singletons' takes 'singletons'
    synchronized (singletons) {
      Object found = singletons.get(name);
      if (found == null) {
        found = factory.get();
        singletons.put(name, found);
        names.add(name);
      }
      return found;
    }
  }

  /** Tests, which find nothing. */
  boolean has(String name) {
    synchronized (singletons) {
      return singletons.containsKey(name);
    }
  }

  /** Another lock. */
  synchronized int count() {
    return singletons.size();
  }

  /** Nothing else is done under the lock. */
  static class Words {
    private final Map<String, String> words = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: Every hit in 'words' takes the monitor of this Words, so concurrent hits block each other.
    String known(String name) {
      return words.get(name);
    }

    // BUG: Diagnostic contains: Every hit in 'words' takes the monitor of this Words
    String find(String name) {
      String found = words.get(name);
      if (found == null) {
        found = name.trim();
        String existing = words.putIfAbsent(name, found);
        if (existing != null) {
          found = existing;
        }
      }
      return found;
    }
  }
}
