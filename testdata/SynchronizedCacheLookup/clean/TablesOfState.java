package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tables beside each other that are no cache, and copies without the entry. */
class TablesOfState {
  private final int[] windows = new int[64];
  private final int[] counts = new int[64];
  private final String[] owners = new String[64];
  private final String[] states = new String[64];
  private final Map<String, List<String>> listeners = new HashMap<>();
  private Map<String, String> sessions = new HashMap<>();

  /** Only zeros are stored. */
  synchronized int count(int window) {
    int place = window & 63;
    if (windows[place] == window) {
      return counts[place];
    }
    windows[place] = window;
    counts[place] = 0;
    return 0;
  }

  /** The caller passes what is stored. */
  synchronized String state(String owner, String state) {
    int place = owner.hashCode() & 63;
    if (owner.equals(owners[place])) {
      return states[place];
    }
    owners[place] = owner;
    states[place] = state;
    return state;
  }

  synchronized void listen(String topic, String listener) {
    List<String> known = listeners.computeIfAbsent(topic, it -> new ArrayList<>());
    known.add(listener);
  }

  synchronized String close(String id) {
    String session = sessions.get(id);
    if (session == null) {
      Map<String, String> copy = new HashMap<>(sessions);
      copy.remove(id);
      sessions = copy;
    }
    return session;
  }

  /** A map for all purposes: the caller passes what is stored, also through a helper. */
  static class CopiedMap {
    private Map<String, String> entries = new HashMap<>();

    synchronized String putIfAbsent(String key, String value) {
      String existing = entries.get(key);
      if (existing != null) {
        return existing;
      }
      replaceEntry(key, value);
      return null;
    }

    private void replaceEntry(String key, String value) {
      Map<String, String> copy = new HashMap<>(entries);
      copy.put(key, value);
      entries = copy;
    }
  }

  static class PlainMap {
    private final Map<String, String> entries = new HashMap<>();

    synchronized String putIfAbsent(String key, String value) {
      String existing = entries.get(key);
      if (existing != null) {
        return existing;
      }
      store(key, value);
      return null;
    }

    private void store(String key, String value) {
      entries.put(key, value);
    }
  }
}
