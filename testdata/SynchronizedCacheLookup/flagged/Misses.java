package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** The ways to ask whether there is an entry, and to create it. */
class Misses {
  static class ByConstant {
    private final Map<Integer, String> names = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'names'
    synchronized String name(int id) {
      if (names.containsKey(id) == false) {
        names.put(id, "n" + id);
      }
      return names.get(id);
    }

    // BUG: Diagnostic contains: Every hit in 'names'
    synchronized String named(int id) {
      if (names.containsKey(id) == true) {
        return names.get(id);
      }
      String name = "n" + id;
      names.put(id, name);
      return name;
    }
  }

  static class BySupplier {
    private final Map<String, Integer> slots = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'slots'
    synchronized int slot(String name) {
      return Objects.requireNonNullElseGet(
          slots.get(name),
          () -> {
            int slot = name.length();
            slots.put(name, slot);
            return slot;
          });
    }
  }

  static class ByComputation {
    private final Map<String, Long> sizes = new HashMap<>();

    long size(String name) {
      long size;
      // BUG: Diagnostic contains: Every hit in 'sizes'
      synchronized (this) {
        Long known = sizes.get(name);
        size = known != null ? known : sizes.computeIfAbsent(name, key -> (long) key.length());
      }
      return size;
    }
  }
}
