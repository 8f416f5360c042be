import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;

/** Collections that the code locks on. */
public class Monitors {
  private final Map<String, Integer> locked = Collections.synchronizedMap(new HashMap<>());
  private final List<String> aliased = Collections.synchronizedList(new ArrayList<>());
  private final List<String> waited = new Vector<>();
  private static final Map<String, Integer> SHARED = Collections.synchronizedMap(new HashMap<>());

  @SuppressWarnings("SynchronizedFieldRead")
  int sum() {
    int sum = 0;
    synchronized (locked) {
      for (int value : locked.values()) {
        sum += value;
      }
    }
    return sum + locked.size();
  }

  void record(String name, int value) {
    synchronized (locked) {
      locked.put(name, value);
    }
  }

  boolean has(String name) {
    final List<String> names = aliased;
    synchronized (names) {
      return names.contains(name);
    }
  }

  void await() throws InterruptedException {
    while (waited.isEmpty()) {
      waited.wait();
    }
  }

  static class Nested {
    Integer get(String key) {
      synchronized (((Monitors.SHARED))) {
        return SHARED.get(key);
      }
    }

    void forget(String key) {
      synchronized (SHARED) {
        SHARED.remove(key);
      }
    }
  }
}
