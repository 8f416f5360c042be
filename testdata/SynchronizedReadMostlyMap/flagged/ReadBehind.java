import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** The collection that is wrapped has a field of its own, by which only construction writes it. */
class ReadBehind {
  private final Map<String, String> plain = new HashMap<>();

  // BUG: Diagnostic contains: ADVICE Every read of 'locked' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. This file does not write to it after construction.
  private final Map<String, String> locked = Collections.synchronizedMap(plain);

  private final Map<String, String> other = new HashMap<>();

  // BUG: Diagnostic contains: The collection is returned, so other code may write to it.
  private final Map<String, String> shown = Collections.synchronizedMap(other);

  ReadBehind() {
    plain.put("a", "b");
  }

  String get(String key) {
    return locked.get(key) + shown.get(key) + plain.get(key);
  }

  Map<String, String> shown() {
    return other;
  }
}
