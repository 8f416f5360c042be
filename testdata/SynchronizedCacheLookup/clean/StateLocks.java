package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Each of several objects has a lock, or what holds it is held by another lock already. */
class StateLocks {
  private static final class Tables {
    final Object mutex = new Object();
  }

  private record Berths(Lock lock) {}

  private final Tables odd = new Tables();
  private final Tables even = new Tables();
  private final Map<String, Integer> lengths = new HashMap<>();
  private final Berths north = new Berths(new ReentrantLock());
  private final Berths south = new Berths(new ReentrantLock());
  private final Map<String, Object> byPier = new HashMap<>();

  int length(String name, int number) {
    Tables half = number % 2 == 0 ? even : odd;
    synchronized (half.mutex) {
      Integer found = lengths.get(name);
      if (found == null) {
        found = name.length();
        lengths.put(name, found);
      }
      return found;
    }
  }

  int odd(String name) {
    synchronized (odd.mutex) {
      return name.length();
    }
  }

  Object berth(String pier) {
    north.lock().lock();
    try {
      Object found = byPier.get(pier);
      if (found == null) {
        found = new Object();
        byPier.put(pier, found);
      }
      return found;
    } finally {
      north.lock().unlock();
    }
  }

  void south(String pier) {
    south.lock().lock();
    try {
      byPier.put(pier, pier);
    } finally {
      south.lock().unlock();
    }
  }

  private static final class Ferries {
    final Object mutex = new Object();
    final Map<String, Object> byName = new HashMap<>();
  }

  private final Ferries ferries = new Ferries();

  /** The own monitor is held around it. */
  synchronized Object ferry(String name) {
    ferries.byName.put("last", name);
    synchronized (ferries.mutex) {
      Object found = ferries.byName.get(name);
      if (found == null) {
        found = new Object();
        ferries.byName.put(name, found);
      }
      return found;
    }
  }
}
