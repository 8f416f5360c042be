package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The map is a field of an object that only this one has, or of the object that is locked. */
class StateObject {
  private static final class State {
    private final Map<String, Object> byName = new ConcurrentHashMap<>();
    final Map<String, String> texts = new HashMap<>();

    int size() {
      return byName.size();
    }
  }

  private final State state = new State();
  private final Map<String, Object> own = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'byName' takes the monitor of this StateObject
  Object get(String name) {
    Object found = state.byName.get(name);
    if (found == null) {
      found = new Object();
      Object existing = state.byName.putIfAbsent(name, found);
      if (existing != null) {
        found = existing;
      }
    }
    return found;
  }

  String text(String name) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'texts' takes 'state'
    synchronized (state) {
      if (!(this.state).texts.containsKey(name)) {
        state.texts.put(name, name.trim());
      }
      return state.texts.get(name);
    }
  }

  static class OwnLock {
    private final State state = new State();

    static final class State {
      private final Map<String, Object> map = new ConcurrentHashMap<>();
    }

    Object get(String key) {
      // BUG: Diagnostic contains: Every hit in 'map' takes 'map'
      Object found = state.map.get(key);
      if (found == null) {
        found = new Object();
        Object existing = state.map.putIfAbsent(key, found);
        if (existing != null) {
          found = existing;
        }
      }
      return found;
    }
  }

  static Object own(StateObject owner, String name) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'own' takes 'owner'
    Object found = owner.own.get(name);
    if (found == null) {
      found = new Object();
      Object existing = owner.own.putIfAbsent(name, found);
      if (existing != null) {
        found = existing;
      }
    }
    return found;
  }
}
