package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** A hit does more than to look up. */
class OtherMisses {
  private final Map<Integer, String> names = new HashMap<>();
  private int hits;

  synchronized String name(int id) {
    if (names.containsKey(id) == false) {
      names.put(id, "n" + id);
    } else {
      hits++;
    }
    return names.get(id) + hits;
  }

  private final Map<String, Integer> slots = new HashMap<>();

  /** Nothing is stored on a miss. */
  synchronized int slot(String name) {
    slots.put("last", name.length());
    return Objects.requireNonNullElseGet(slots.get(name), () -> name.length());
  }
}
