package testdata;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Maps of other objects that hits change, or that only misses or one thread lock. */
class OfOtherObject {
  static class Automaton {
    final Map<String, String> states = new HashMap<>();
    final Map<String, String> recent = new LinkedHashMap<>(16, 0.75f, true);
    final Map<String, String> fast = new ConcurrentHashMap<>();
    Map<String, String> replaced = new HashMap<>();
    int hits;
  }

  private Automaton own = new Automaton();

  /** A hit moves the entry. */
  String inAccessOrder(Automaton automaton, String key) {
    synchronized (automaton.recent) {
      String existing = automaton.recent.get(key);
      if (existing == null) {
        existing = key.trim();
        automaton.recent.put(key, existing);
      }
      return existing;
    }
  }

  /** A hit counts. */
  String counted(Automaton automaton, String key) {
    synchronized (automaton.states) {
      automaton.hits++;
      String existing = automaton.states.get(key);
      if (existing == null) {
        existing = key.trim();
        automaton.states.put(key, existing);
      }
      return existing;
    }
  }

  /** Only a miss takes the lock. */
  String doubleChecked(Automaton automaton, String key) {
    String existing = automaton.fast.get(key);
    if (existing != null) {
      return existing;
    }
    synchronized (automaton.fast) {
      existing = automaton.fast.get(key);
      if (existing == null) {
        existing = key.trim();
        automaton.fast.put(key, existing);
      }
      return existing;
    }
  }

  String looksUpFirst(Automaton given, String key) {
    String existing = given.fast.get(key);
    return existing != null ? existing : createdOnMiss(given, key);
  }

  /** Only a miss of the caller enters. */
  private String createdOnMiss(Automaton automaton, String key) {
    synchronized (automaton.fast) {
      String existing = automaton.fast.get(key);
      if (existing == null) {
        existing = key.trim();
        automaton.fast.put(key, existing);
      }
      return existing;
    }
  }

  /** No other thread has the object. */
  String ofNewObject(String key) {
    Automaton automaton = new Automaton();
    synchronized (automaton.states) {
      String existing = automaton.states.get(key);
      if (existing == null) {
        existing = key.trim();
        automaton.states.put(key, existing);
      }
      return existing;
    }
  }

  /** The lock does not guard the map of the other object. */
  String ofDifferentObjects(Automaton one, Automaton other, String key) {
    synchronized (one.states) {
      String existing = other.states.get(key);
      if (existing == null) {
        existing = key.trim();
        other.states.put(key, existing);
      }
      return existing;
    }
  }

  /** The variable may have another object by then. */
  String ofVariable(String key) {
    synchronized (own.states) {
      String existing = own.states.get(key);
      if (existing == null) {
        existing = key.trim();
        own.states.put(key, existing);
      }
      return existing;
    }
  }

  void replace() {
    own = new Automaton();
    own.replaced = new HashMap<>();
  }

  /** The field may hold another map by then. */
  String ofReplacedMap(Automaton automaton, String key) {
    synchronized (automaton.replaced) {
      String existing = automaton.replaced.get(key);
      if (existing == null) {
        existing = key.trim();
        automaton.replaced.put(key, existing);
      }
      return existing;
    }
  }
}
