import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** A fill on a miss is no write. */
public class Caches {
  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'checked' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. After construction, only a miss adds to it. Use a ConcurrentHashMap
  private final Map<String, Integer> checked = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'computed'
  private final Map<String, Integer> computed = Collections.synchronizedMap(new HashMap<>());

  // BUG: Diagnostic contains: Use a ConcurrentSkipListMap, which keeps the order
  private final Map<String, Integer> sorted = Collections.synchronizedMap(new TreeMap<>());

  // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'reassignable' takes the single lock of Hashtable
  private transient Map<String, Integer> reassignable = new ConcurrentHashMap<>();

  // BUG: Diagnostic contains: After construction, only a miss adds to it. Use ConcurrentHashMap.newKeySet()
  private final Set<String> missing = Collections.synchronizedSet(new HashSet<>());

  private transient Map<Class<?>, String> names;

  Caches() {
    readResolve();
  }

  Object find(String name) {
    if (missing.contains(name)) {
      return null;
    }
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      missing.add(name);
      return null;
    }
  }

  void forget() {
    missing.clear();
  }

  String name(Class<?> type) {
    String known = names.get(type);
    if (known != null) {
      return known;
    }
    for (Class<?> each : Set.of(type)) {
      names.put(type, each.getName());
      return each.getName();
    }
    throw new IllegalStateException();
  }

  void register(String name) {
    for (Iterator<Class<?>> it = names.keySet().iterator(); it.hasNext(); ) {
      if (it.next().getName().equals(name)) {
        it.remove();
      }
    }
  }

  void flush() {
    names.clear();
  }

  private Object readResolve() {
    // BUG: Diagnostic contains: Use a ClassValue, which does not keep classes alive: a WeakHashMap removes
    names = Collections.synchronizedMap(new WeakHashMap<>());
    return this;
  }

  int checked(String key) {
    Integer value = checked.get(key);
    if (value == null) {
      value = key.length();
      checked.put(key, value);
    }
    return value;
  }

  int computed(String key) {
    return computed.computeIfAbsent(key, String::length) + computed.size();
  }

  int sorted(String key) {
    if (!sorted.containsKey(key)) {
      sorted.put(key, key.length());
    }
    return sorted.get(key);
  }

  int reassignable(String key) {
    Integer value = reassignable.get(key);
    if (value == null) {
      value = key.length();
      reassignable.put(key, value);
    }
    return value;
  }

  /** Tests for the key first. */
  static class Names {
    private Map<Long, String> names;

    Names() {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE Every read of 'names' takes the single lock of Hashtable
      names = new ConcurrentHashMap<>();
    }

    String name(long id) {
      if (names.containsKey(id)) {
        return names.get(id);
      }
      String name = "user-" + id;
      names.put(id, name);
      return name;
    }
  }

  static class Cleanup {
    private final Caches caches = new Caches();

    void complete(String key) {
      caches.reassignable.remove(key);
    }
  }
}
