package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What other programs may call, whatever lock the other methods of the class hold. */
public class Siblings {
  private final Map<String, Integer> ids = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  public synchronized int id(String name) {
    Integer id = ids.get(name);
    if (id == null) {
      id = name.hashCode();
      ids.put(name, id);
    }
    return id;
  }

  public synchronized List<Integer> all(List<String> names) {
    List<Integer> all = new ArrayList<>();
    for (String name : names) {
      all.add(id(name));
    }
    return all;
  }

  /** A subclass may call it. */
  public abstract static class Base {
    private final Map<String, Integer> ids = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    protected synchronized int id(String name) {
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

  /** Those who know only the interface call it. */
  static class Through implements java.util.function.ToIntFunction<String> {
    private final Map<String, Integer> ids = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    @Override
    public synchronized int applyAsInt(String name) {
      Integer id = ids.get(name);
      if (id == null) {
        id = name.hashCode();
        ids.put(name, id);
      }
      return id;
    }

    synchronized int both(String first, String second) {
      return applyAsInt(first) + applyAsInt(second);
    }
  }
}
