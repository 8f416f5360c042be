package testdata;

import java.util.HashMap;
import java.util.Map;

/** The map is looked up in one object and filled in another one, or not the one that is locked. */
class OtherObjects {
  private static final class State {
    private final Map<String, Object> map = new HashMap<>();
    private final Map<String, Object> exchanged = new HashMap<>();
  }

  private final State first = new State();
  private final State second = new State();
  private State current = new State();
  private final Map<String, Object> own = new HashMap<>();

  synchronized Object get(String name) {
    Object found = first.map.get(name);
    if (found == null) {
      found = new Object();
      second.map.put(name, found);
    }
    return found;
  }

  synchronized Object exchanged(String name) {
    Object found = current.exchanged.get(name);
    if (found == null) {
      current = new State();
      found = new Object();
      current.exchanged.put(name, found);
    }
    return found;
  }

  static Object moved(OtherObjects from, OtherObjects to, String name) {
    synchronized (from) {
      Object found = from.own.get(name);
      if (found == null) {
        found = new Object();
        to.own.put(name, found);
      }
      return found;
    }
  }
}
