package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** The map is in an object that holds the state of this one, however that is declared. */
class HelperObjects {
  static final class State {
    final Map<String, Object> byName = new HashMap<>();
  }

  static class OfPackage {
    private final State state = new State();
    private final ReentrantLock lock = new ReentrantLock();

    Object get(String name) {
      // BUG: Diagnostic contains: Every hit in 'byName' takes 'lock'
      lock.lock();
      try {
        Object found = state.byName.get(name);
        if (found == null) {
          found = new Object();
          state.byName.put(name, found);
        }
        return found;
      } finally {
        lock.unlock();
      }
    }
  }

  static final class Given {
    final Map<String, Object> byName = new HashMap<>();
  }

  /** Others created it. */
  static class OfOthers {
    private final Given given;

    OfOthers(Given given) {
      this.given = given;
    }

    Object get(String name) {
      // BUG: Diagnostic contains: Every hit in 'byName' takes 'given'
      synchronized (given) {
        Object found = given.byName.get(name);
        if (found == null) {
          found = new Object();
          given.byName.put(name, found);
        }
        return found;
      }
    }
  }

  static final class Kept {
    final Map<String, Object> byName = new HashMap<>();
  }

  /** Nothing assigns the field again. */
  static class NotFinal {
    private Kept kept = new Kept();

    Object get(String name) {
      // BUG: Diagnostic contains: Every hit in 'byName' takes 'kept'
      synchronized (kept) {
        Object found = kept.byName.get(name);
        if (found == null) {
          found = new Object();
          kept.byName.put(name, found);
        }
        return found;
      }
    }
  }

  static class Holder {
    private final Map<String, Object> map = new HashMap<>();
    final Map<String, Object> other = new HashMap<>();

    Map<String, Object> map() {
      return map;
    }
  }

  static class ByVariable {
    private final Holder holder = new Holder();

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized Object byGetter(String name) {
      Map<String, Object> map = holder.map();
      Object found = map.get(name);
      if (found == null) {
        found = new Object();
        map.put(name, found);
      }
      return found;
    }

    // BUG: Diagnostic contains: Every hit in 'other'
    synchronized Object byField(String name) {
      Map<String, Object> other = holder.other;
      Object found = other.get(name);
      if (found == null) {
        found = new Object();
        other.put(name, found);
      }
      return found;
    }
  }
}
