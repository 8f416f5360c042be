package testdata;

import java.util.HashMap;
import java.util.Map;

/** Lookups that only the calls in sight enter, which hold the lock. */
public class Siblings {
  private final Map<String, Integer> ids = new HashMap<>();

  /** Only the package can call it. */
  synchronized int id(String name) {
    Integer id = ids.get(name);
    if (id == null) {
      id = name.hashCode();
      ids.put(name, id);
    }
    return id;
  }

  public synchronized int both(String first, String second) {
    return id(first) + id(second);
  }

  /** Its class is not visible. */
  static class Hidden {
    private final Map<String, Integer> ids = new HashMap<>();

    public synchronized int id(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.hashCode();
        ids.put(name, id);
      }
      return id;
    }

    public synchronized int both(String first, String second) {
      return id(first) + id(second);
    }
  }
}
