package testdata;

import java.util.HashMap;
import java.util.Map;

/** A block locks a map of another object, which it reads. */
class OfOtherObject {
  static class Automaton {
    final Map<String, String> states = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
  }

  private final Automaton[] automata = {new Automaton()};
  private final Automaton own = new Automaton();

  String ofLocal(int mode, String proposed) {
    Automaton automaton = automata[mode];
    // BUG: Diagnostic contains: Every hit in 'states' takes 'states'
    synchronized (automaton.states) {
      String existing = automaton.states.get(proposed);
      if (existing != null) {
        return existing;
      }
      String created = proposed + automaton.states.size();
      automaton.states.put(created, created);
      return created;
    }
  }

  String ofParameter(Automaton automaton, String key) {
    // BUG: Diagnostic contains: Every hit in 'states' takes 'states'
    synchronized (automaton.states) {
      String existing = automaton.states.get(key);
      if (existing == null) {
        existing = key.trim();
        automaton.states.put(key, existing);
      }
      return existing;
    }
  }

  String ofField(String key) {
    // BUG: Diagnostic contains: Every hit in 'names' takes 'names'
    synchronized (this.own.names) {
      String existing = own.names.get(key);
      if (existing == null) {
        existing = key.trim();
        own.names.put(key, existing);
      }
      return existing;
    }
  }

  String inTwoBlocks(Automaton automaton, String key) {
    String existing;
    // BUG: Diagnostic contains: Every hit in 'states' takes 'states'
    synchronized (automaton.states) {
      existing = automaton.states.get(key);
    }
    if (existing == null) {
      existing = key.trim();
      synchronized (automaton.states) {
        automaton.states.put(key, existing);
      }
    }
    return existing;
  }

  String computed(Automaton automaton, String key) {
    // BUG: Diagnostic contains: Every hit in 'names' takes 'names'
    synchronized (automaton.names) {
      return automaton.names.computeIfAbsent(key, String::trim);
    }
  }
}
