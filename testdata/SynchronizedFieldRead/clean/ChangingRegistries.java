package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Maps whose entries come and go, or that other code has. */
class ChangingRegistries {
  static class Replaced {
    private final Map<String, String> entries = new HashMap<>();

    synchronized String get(String name) {
      return entries.get(name);
    }

    synchronized void put(String name, String value) {
      entries.put(name, value);
    }

    String describe(String name) {
      return name + get(name);
    }
  }

  static class Removed {
    private final Map<String, String> entries = new HashMap<>();

    synchronized String get(String name) {
      return entries.get(name);
    }

    synchronized void add(String name, String value) {
      if (entries.get(name) == null) {
        entries.put(name, value);
      }
    }

    synchronized void remove(String name) {
      entries.remove(name);
    }
  }

  static class Filtered {
    private final Map<String, String> entries = new HashMap<>();

    synchronized String get(String name) {
      return entries.get(name);
    }

    synchronized void add(String name, String value) {
      entries.putIfAbsent(name, value);
    }

    synchronized void filter() {
      entries.keySet().removeIf(String::isEmpty);
    }
  }

  static class Given {
    private final Map<String, String> entries = new HashMap<>();

    synchronized String get(String name) {
      return entries.get(name);
    }

    synchronized void add(String name, String value) {
      entries.putIfAbsent(name, value);
    }

    Map<String, String> entries() {
      return entries;
    }
  }

  static class Renewed {
    private Map<String, String> entries = new HashMap<>();

    synchronized String get(String name) {
      return entries.get(name);
    }

    synchronized void add(String name, String value) {
      entries.putIfAbsent(name, value);
    }

    synchronized void clear() {
      entries = new HashMap<>();
    }
  }

  static class Open {
    protected final Map<String, String> entries = new HashMap<>();

    synchronized String get(String name) {
      return entries.get(name);
    }

    synchronized void add(String name, String value) {
      entries.putIfAbsent(name, value);
    }
  }

  static class Polled {
    private final NavigableMap<String, String> entries = new TreeMap<>();

    synchronized String get(String name) {
      return entries.get(name);
    }

    synchronized void add(String name, String value) {
      entries.putIfAbsent(name, value);
    }

    synchronized void dropFirst() {
      entries.pollFirstEntry();
    }
  }

  /** An addition without the lock may go on while the section reads. */
  static class Unlocked {
    private final Map<String, String> entries = new HashMap<>();

    synchronized String get(String name) {
      return entries.get(name);
    }

    void add(String name, String value) {
      entries.putIfAbsent(name, value);
    }
  }
}
