package testdata;

import java.util.HashMap;
import java.util.Map;

/** The map is a field of an object that only this one has, or of the object that is locked. */
class StateObject {
  private static final class State {
    private final Map<String, Object> byName = new HashMap<>();
    final Map<String, String> texts = new HashMap<>();

    int size() {
      return byName.size();
    }
  }

  private final State state = new State();
  private final Map<String, Object> own = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'byName' takes the monitor of this StateObject
  synchronized Object get(String name) {
    Object found = state.byName.get(name);
    if (found == null) {
      found = new Object();
      state.byName.put(name, found);
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
      private final Map<String, Object> map = new HashMap<>();
    }

    Object get(String key) {
      // BUG: Diagnostic contains: Every hit in 'map' takes 'map'
      synchronized (state.map) {
        Object found = state.map.get(key);
        if (found == null) {
          found = new Object();
          state.map.put(key, found);
        }
        return found;
      }
    }
  }

  static Object own(StateObject owner, String name) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'own' takes 'owner'
    synchronized (owner) {
      Object found = owner.own.get(name);
      if (found == null) {
        found = new Object();
        owner.own.put(name, found);
      }
      return found;
    }
  }
}
