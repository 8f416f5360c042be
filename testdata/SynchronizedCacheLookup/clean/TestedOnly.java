package testdata;

import java.util.HashMap;
import java.util.Map;

/** The code behind a block that tests for an entry does not look the entry up. */
class TestedOnly {
  private final Map<String, String> seen = new HashMap<>();
  private final Map<String, String> other = new HashMap<>();

  String recorded(String key) {
    synchronized (this) {
      if (!seen.containsKey(key)) {
        seen.put(key, key.trim());
      }
    }
    return key;
  }

  String ofOtherMap(String key) {
    synchronized (this) {
      if (!seen.containsKey(key)) {
        seen.put(key, key.trim());
      }
    }
    return other.get(key);
  }
}
