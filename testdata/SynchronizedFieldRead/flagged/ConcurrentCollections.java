package testdata;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** A lock adds nothing to one read of a concurrent collection. */
class ConcurrentCollections {
  private final Map<String, String> registry = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, Object> sessions;
  private final List<String> names = new CopyOnWriteArrayList<>();
  private final Map<String, String> plain = new HashMap<>();
  private Map<String, String> replaced = new ConcurrentHashMap<>();
  private final Map<String, String> mixed;

  ConcurrentCollections(boolean shared) {
    sessions = new ConcurrentHashMap<>();
    mixed = shared ? new ConcurrentHashMap<>() : new HashMap<>();
  }

  // BUG: Diagnostic contains: UNSAFE This code takes the monitor of this ConcurrentCollections only to read 'registry'. Concurrent readers block each other, and wait while another thread holds the lock. 'registry' is a concurrent collection, which needs no other lock: remove this one, unless it matters that a reader waits for a thread that changes more than 'registry' under the lock.
  public synchronized String get(String name) {
    return registry.get(name);
  }

  // BUG: Diagnostic contains: 'sessions' is a concurrent collection, which needs no other lock: remove this one
  public synchronized Set<Object> sessions() {
    return new HashSet<>(sessions.values());
  }

  // BUG: Diagnostic contains: 'registry' is a concurrent collection, which needs no other lock: remove this one
  public synchronized List<String> longer(int length) {
    List<String> found = new ArrayList<>();
    Collection<String> all = new ArrayList<>(registry.values());
    for (String each : all) {
      if (each.length() > length) {
        found.add(each);
      }
    }
    return found;
  }

  // BUG: Diagnostic contains: 'names' is a concurrent collection, which needs no other lock: remove this one
  public synchronized boolean knows(String name) {
    return names.contains(name);
  }

  /** The lock guards the map itself. */
  public synchronized String plain(String name) {
    return plain.get(name);
  }

  /** Which map it is may change. */
  public synchronized String replaced(String name) {
    return replaced.get(name);
  }

  public synchronized String mixed(String name) {
    return mixed.get(name);
  }

  public synchronized void register(String name, String value) {
    registry.put(name, value);
    sessions.put(name, value);
    names.add(name);
    plain.put(name, value);
    replaced = new ConcurrentHashMap<>();
    mixed.put(name, value);
  }
}
