import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** The collection that is wrapped is written past the wrapper. */
class WrittenBehind {
  private final Map<String, String> plain = new HashMap<>();
  private final Map<String, String> locked = Collections.synchronizedMap(plain);

  WrittenBehind() {
    locked.put("a", "b");
  }

  String get(String key) {
    return locked.get(key);
  }

  void learn(String key) {
    plain.put(key, key);
  }
}
