package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The lambda of orElseGet stores nothing, or a hit changes something, too. */
class OptionalHits {
  private final Map<String, String> names = new HashMap<>();
  private final Map<String, String> used = new HashMap<>();
  private int uses;

  synchronized String name(String key) {
    return Optional.ofNullable(names.get(key)).orElseGet(() -> key + uses++);
  }

  synchronized void name(String key, String name) {
    names.put(key, name);
  }

  synchronized String used(String key) {
    uses++;
    return Optional.ofNullable(used.get(key))
        .orElseGet(
            () -> {
              used.put(key, key.trim());
              return key;
            });
  }
}
