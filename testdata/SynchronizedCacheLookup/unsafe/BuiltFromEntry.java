package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/** Hits make a new object of what they find: nobody else has it, so it needs no lock. */
class BuiltFromEntry {
  private final Map<Class<?>, List<String>> rules = new HashMap<>();
  private final Map<String, List<String>> parts = new ConcurrentHashMap<>();
  private final Map<String, List<String>> lines = new HashMap<>();
  private boolean reloading;

  // BUG: Diagnostic contains: Every hit in 'rules' takes the monitor of this BuiltFromEntry
  synchronized List<String> rulesOf(Class<?> type, String method) {
    if (!rules.containsKey(type)) {
      rules.put(type, read(type.getName()));
    } else if (reloading) {
      rules.put(type, read(type.getSimpleName()));
    }
    List<String> found = new ArrayList<>();
    for (String rule : rules.get(type)) {
      if (method == null || method.equals(rule)) {
        found.add(rule.trim());
      }
    }
    return found;
  }

  void setReloading(boolean reloading) {
    this.reloading = reloading;
  }

  // BUG: Diagnostic contains: Every hit in 'parts' takes the monitor of this BuiltFromEntry
  String joined(String key) {
    List<String> found = parts.get(key);
    if (found == null) {
      found = read(key);
      List<String> existing = parts.putIfAbsent(key, found);
      if (existing != null) {
        found = existing;
      }
    }
    StringBuilder text;
    text = new StringBuilder();
    for (String part : found) {
      text.append(part).append(',');
    }
    return text.toString();
  }

  // BUG: Diagnostic contains: Every hit in 'lines' takes the monitor of this BuiltFromEntry
  synchronized List<String> linesOf(String key) {
    List<String> found = lines.get(key);
    if (found == null) {
      found = read(key);
      lines.put(key, found);
    }
    return new ArrayList<>(found);
  }

  synchronized int known() {
    int size = 0;
    for (List<String> each : lines.values()) {
      size += each.size();
    }
    return size;
  }

  synchronized void forget(String key) {
    List<String> removed = lines.remove(key);
    System.out.println(removed.size());
  }

  private static List<String> read(String key) {
    return List.of(key.split(","));
  }

  /** Entries change, but hits do not look into them, or need no lock for it. */
  static class Changing {
    private final Map<String, List<String>> listeners = new ConcurrentHashMap<>();
    private final Map<String, AtomicLong> counters = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: Every hit in 'listeners' takes the monitor of this Changing
    List<String> listeners(String topic) {
      List<String> found = listeners.get(topic);
      if (found == null) {
        found = new CopyOnWriteArrayList<>();
        List<String> existing = listeners.putIfAbsent(topic, found);
        if (existing != null) {
          found = existing;
        }
      }
      return found;
    }

    synchronized void silence(String topic) {
      listeners.get(topic).clear();
    }

    // BUG: Diagnostic contains: Every hit in 'counters' takes the monitor of this Changing
    long count(String topic) {
      AtomicLong counter = counters.get(topic);
      if (counter == null) {
        counter = new AtomicLong();
        AtomicLong existing = counters.putIfAbsent(topic, counter);
        if (existing != null) {
          counter = existing;
        }
      }
      return counter.get();
    }

    synchronized void reset(String topic) {
      counters.get(topic).set(0);
    }
  }
}
