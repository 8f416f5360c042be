package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Hits that look into what other code changes under the lock. */
class ChangedContents {
  private final Map<String, List<String>> listeners = new HashMap<>();
  private final Map<String, List<String>> names = new HashMap<>();
  private final Map<String, List<String>> jobs = new HashMap<>();
  private final Map<String, List<String>> paths = new HashMap<>();
  private final Map<String, String> values = new HashMap<>();
  private final List<String> seen = new ArrayList<>();

  synchronized List<String> listenersOf(String topic) {
    List<String> found = listeners.get(topic);
    if (found == null) {
      found = new ArrayList<>();
      listeners.put(topic, found);
    }
    return new ArrayList<>(found);
  }

  synchronized void add(String topic, String listener) {
    List<String> found = listeners.get(topic);
    if (found != null) {
      found.add(listener);
    }
  }

  synchronized List<String> namesOf(String group) {
    List<String> found = names.get(group);
    if (found == null) {
      found = new ArrayList<>(List.of(group));
      names.put(group, found);
    }
    List<String> copy = new ArrayList<>();
    for (String name : found) {
      copy.add(name);
    }
    return copy;
  }

  synchronized void rename(String group, String name) {
    names.get(group).set(0, name);
  }

  synchronized int jobsOf(String worker) {
    List<String> found = jobs.get(worker);
    if (found == null) {
      found = new ArrayList<>(List.of(worker));
      jobs.put(worker, found);
    }
    return found.size();
  }

  synchronized void drop() {
    for (List<String> each : jobs.values()) {
      each.clear();
    }
  }

  synchronized boolean isOn(String path, String part) {
    List<String> found = paths.get(path);
    if (found == null) {
      found = new ArrayList<>(List.of(path.split("/")));
      paths.put(path, found);
    }
    return found.contains(part);
  }

  synchronized void append(String path, String part) {
    paths.computeIfPresent(
        path,
        (unused, parts) -> {
          parts.add(part);
          return parts;
        });
  }

  synchronized List<String> valueOf(String key) {
    String value = values.get(key);
    if (value == null) {
      value = key.trim();
      values.put(key, value);
    }
    List<String> kept = new ArrayList<>();
    kept = seen;
    kept.add(value);
    return kept;
  }
}
