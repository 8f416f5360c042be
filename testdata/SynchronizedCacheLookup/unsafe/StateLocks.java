package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** The lock is a field of the object that holds the state, too. */
class StateLocks {
  private static final class Tables {
    final Object mutex = new Object();
    final Map<String, Integer> harbours = new HashMap<>();
  }

  private record Berths(Lock lock, Map<String, Object> byPier) {}

  private static final class Ferries {
    private final Lock guard = new ReentrantLock();
    private final Map<String, Object> byName = new ConcurrentHashMap<>();

    Lock guard() {
      return guard;
    }
  }

  private final Tables tables = new Tables();
  private final Berths berths = new Berths(new ReentrantLock(), new HashMap<>());
  private final Ferries ferries = new Ferries();

  int harbour(String name) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'harbours' takes 'mutex'
    synchronized (tables.mutex) {
      Integer found = tables.harbours.get(name);
      if (found == null) {
        found = name.length();
        tables.harbours.put(name, found);
      }
      return found;
    }
  }

  Object berth(String pier) {
    // BUG: Diagnostic contains: Every hit in 'byPier' takes 'lock'
    berths.lock().lock();
    try {
      Object found = berths.byPier().get(pier);
      if (found == null) {
        found = new Object();
        berths.byPier().put(pier, found);
      }
      return found;
    } finally {
      berths.lock().unlock();
    }
  }

  Object ferry(String name) {
    // BUG: Diagnostic contains: Every hit in 'byName' takes 'guard'
    Object found = ferries.byName.get(name);
    if (found == null) {
      found = new Object();
      Object existing = ferries.byName.putIfAbsent(name, found);
      if (existing != null) {
        found = existing;
      }
    }
    return found;
  }
}
