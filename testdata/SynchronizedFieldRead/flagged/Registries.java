package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Maps to which code only adds, each entry once. */
class Registries {
  static class Properties {
    Map<String, String> props = new LinkedHashMap<>(1);

    // BUG: Diagnostic contains: SUGGESTION ADVICE This code takes the monitor of this Properties only to read 'props'. Concurrent readers block each other, and wait while another thread holds the lock. Code only adds entries to 'props', and replaces or removes none: keep them in a ConcurrentHashMap, unless the code relies on null or on their order, and read it without the lock.$
    synchronized String get(String name) {
      return props.get(name);
    }

    synchronized void add(String name, String value) {
      if (name.isEmpty()) {
        throw new IllegalArgumentException();
      }
      String old = props.get(name);
      if (old == null) {
        props.put(name, value);
      } else if (!old.equals(value)) {
        throw new IllegalStateException(name);
      }
    }

    void addAll(Properties others) {
      for (Map.Entry<String, String> each : others.props.entrySet()) {
        add(each.getKey(), each.getValue());
      }
    }

    Map<String, String> all() {
      return Collections.unmodifiableMap(props);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Properties that && props.equals(that.props);
    }

    @Override
    public int hashCode() {
      return props.hashCode();
    }
  }

  static class Types {
    private final Map<String, Class<?>> types = new HashMap<>();
    private final Object lock = new Object();
    private int added;

    boolean has(String name) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE This code takes 'lock' only to read 'types'
      synchronized (lock) {
        return types.containsKey(name);
      }
    }

    void add(String name, Class<?> type) {
      synchronized (lock) {
        added++;
        types.putIfAbsent(name, type);
      }
    }

    int added() {
      synchronized (lock) {
        return added + types.size();
      }
    }
  }
}
