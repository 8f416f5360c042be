package testdata;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** The forms of a lookup under a lock, without a fix. */
class Forms {
  interface Loader {
    String load(String key) throws Exception;
  }

  static class ContainsKey {
    private final HashMap<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'map' takes the monitor of this ContainsKey, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap: get first, and putIfAbsent on a miss, unless the code relies on null keys or values or on creating each entry only once.
    synchronized String get(String key) {
      if (!map.containsKey(key)) {
        map.put(key, key.trim());
      }
      return map.get(key);
    }
  }

  static class ContainsFirst {
    private final Map<String, String> map = new HashMap<>();

    // BUG: Diagnostic contains: UNSAFE Every hit in 'map'
    synchronized String get(String key) {
      if (map.containsKey(key)) {
        return map.get(key);
      }
      String value = key.trim();
      map.put(key, value);
      return value;
    }
  }

  static class EarlyReturn {
    private static final Map<String, String> MAP = new HashMap<>();

    // BUG: Diagnostic contains: takes the monitor of the class EarlyReturn
    static synchronized String get(String key, Loader loader) throws Exception {
      String value = MAP.get(key);
      if (value != null) {
        return value;
      }
      value = loader.load(key);
      MAP.put(key, value);
      return value;
    }
  }

  static class ExplicitLock {
    private final Lock lock = new ReentrantLock();
    private final Map<String, String> map = new HashMap<>();

    String get(String key) {
      // BUG: Diagnostic contains: Every hit in 'map' takes 'lock'
      lock.lock();
      try {
        String value = map.get(key);
        if (value == null) {
          value = key.trim();
          map.put(key, value);
        }
        return value;
      } finally {
        lock.unlock();
      }
    }
  }

  static class LockInTry {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, String> map = new HashMap<>();

    String get(String key) {
      try {
        // BUG: Diagnostic contains: Every hit in 'map' takes 'lock'
        lock.writeLock().lock();
        String value = map.get(key);
        if (value == null) {
          value = key.trim();
          map.put(key, value);
        }
        return value;
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  static class Stamped {
    private final StampedLock lock = new StampedLock();
    private final Map<String, String> map = new HashMap<>();

    String get(String key) {
      // BUG: Diagnostic contains: Every hit in 'map' takes 'lock'
      long stamp = lock.writeLock();
      try {
        return map.computeIfAbsent(key, String::trim);
      } finally {
        lock.unlockWrite(stamp);
      }
    }
  }

  /** A ClassValue would keep what belongs to one object for as long as the class lives. */
  static class Rendered {
    private final Map<Class<?>, String> texts;
    private final List<String> parts;

    Rendered(List<String> parts) {
      this.texts = new HashMap<>();
      this.parts = parts;
    }

    // BUG: Diagnostic contains: Every hit in 'texts' takes the monitor of this Rendered, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap
    synchronized String text(Class<?> target) {
      String text = texts.get(target);
      if (text == null) {
        text = target.getSimpleName() + parts.size();
        texts.put(target, text);
      }
      return text;
    }
  }

  static class TwoBlocks {
    private final Map<Class<?>, String> names = new HashMap<>();

    String get(Class<?> type) {
      String name;
      // BUG: Diagnostic contains: ADVICE Every hit in 'names' takes 'names', so concurrent hits block each other. Use a ClassValue
      synchronized (names) {
        name = names.get(type);
      }
      if (name == null) {
        name = type.getName();
        synchronized (names) {
          names.put(type, name);
        }
      }
      return name;
    }

    String peek(Class<?> type) {
      // BUG: Diagnostic contains: Every hit in 'names' takes 'names', so concurrent hits block each other.
      synchronized (names) {
        return names.get(type);
      }
    }
  }

  static class Weak {
    final Map<Object, String> map = new WeakHashMap<>();

    // BUG: Diagnostic contains: Use a concurrent map with weak keys
    synchronized String get(Object key) {
      String value = map.get(key);
      if (value == null) {
        value = key.toString();
        map.put(key, value);
      }
      return value;
    }
  }

  static class Bounded {
    private final Map<String, String> map =
        new LinkedHashMap<String, String>() {
          @Override
          protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > 100;
          }
        };

    // BUG: Diagnostic contains: The map evicts its eldest entry: use a bounded concurrent cache such as Caffeine
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  static class Locked {
    private final Hashtable<String, String> table = new Hashtable<>();
    private final Object lock = new Object();

    String get(String key) {
      // BUG: Diagnostic contains: Every hit in 'table' takes 'lock'
      synchronized (lock) {
        String value = table.get(key);
        if (value == null) {
          value = key.trim();
          table.put(key, value);
        }
        return value;
      }
    }
  }

  static class Concurrent {
    private final Map<String, String> map = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: The map is concurrent already: get without the lock
    synchronized String get(String key) {
      String value = map.get(key);
      if (value == null) {
        value = key.trim();
        map.put(key, value);
      }
      return value;
    }
  }

  static class Passed {
    private final Map<Class<?>, String> map;

    private Passed(Map<Class<?>, String> map) {
      this.map = map;
    }

    static Passed create() {
      return new Passed(new ConcurrentHashMap<>());
    }

    // BUG: Diagnostic contains: The map is concurrent already
    synchronized String get(Class<?> key) {
      String value = map.get(key);
      if (value == null) {
        value = key.getName();
        map.put(key, value);
      }
      return value;
    }
  }

  static class WeakClasses {
    private final Map<Class<?>, String> map = Collections.synchronizedMap(new WeakHashMap<>());

    // BUG: Diagnostic contains: Use a ClassValue, which is read without a lock and does not keep classes alive.$
    synchronized String get(Class<?> key) {
      String value = map.get(key);
      if (value == null) {
        value = key.getName();
        map.put(key, value);
      }
      return value;
    }
  }

  static class ClassList {
    private final List<Class<?>> list = new ArrayList<>();

    // BUG: Diagnostic contains: Read from a concurrent collection
    synchronized Class<?> find(String name) {
      for (Class<?> each : list) {
        if (each.getName().equals(name)) {
          return each;
        }
      }
      list.add(String.class);
      return String.class;
    }
  }

  static class Helper {
    private final Map<String, String> map = Collections.synchronizedMap(new HashMap<>());

    // BUG: Diagnostic contains: Every hit in 'map'
    synchronized String get(String key) {
      return find(key);
    }

    private String find(String key) {
      String value = lookup(key);
      if (value == null) {
        value = key.trim();
        store(key, value);
      }
      return value;
    }

    private String lookup(String key) {
      return map.get(key);
    }

    private void store(String key, String value) {
      map.put(key, value);
    }
  }

  static class IsAMap extends HashMap<String, String> {
    private static final long serialVersionUID = 1;

    // BUG: Diagnostic contains: Every hit in this map takes the monitor of this IsAMap, so concurrent hits block each other and wait for the thread that creates an entry. Hold a ConcurrentHashMap instead of extending a map.
    synchronized String find(String key) {
      String value = get(key);
      if (value == null) {
        value = key.trim();
        put(key, value);
      }
      return value;
    }
  }

  static class ArrayCache {
    private final String[] cache = new String[100];

    // BUG: Diagnostic contains: Every hit in 'cache' takes the monitor of this ArrayCache, so concurrent hits block each other and wait for the thread that creates an entry. Read from a concurrent collection, or from an immutable snapshot in a volatile field. Take the lock only on a miss.
    synchronized String get(int index) {
      String value = cache[index];
      if (value == null) {
        value = "v" + index;
        cache[index] = value;
      }
      return value;
    }
  }

  static class ListCache {
    private final List<String> list = new ArrayList<>();

    // BUG: Diagnostic contains: Every hit in 'list'
    synchronized String intern(String name) {
      for (String each : list) {
        if (each.equals(name)) {
          return each;
        }
      }
      list.add(name);
      return name;
    }
  }

  /** The fast path is another cache. */
  static class SecondLevel {
    private static final String[] FAST = new String[16];
    private static final Map<String, String> CACHE = new HashMap<>();

    static String get(String key) {
      int index = key.hashCode() & 15;
      String value = FAST[index];
      if (value != null && value.equals(key)) {
        return value;
      }
      // BUG: Diagnostic contains: Every hit in 'CACHE' takes 'CACHE'
      synchronized (CACHE) {
        value = CACHE.get(key);
        if (value == null) {
          value = key.trim();
          CACHE.put(key, value);
        }
      }
      FAST[index] = value;
      return value;
    }
  }

  /** A local alias of the lock. */
  static class Alias {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, String> map = new HashMap<>();

    String get(String key) {
      final ReentrantLock mine = this.lock;
      // BUG: Diagnostic contains: Every hit in 'map' takes 'lock'
      mine.lock();
      try {
        String value = map.get(key);
        if (value == null) {
          map.put(key, value = key.trim());
        }
        return value;
      } finally {
        mine.unlock();
      }
    }
  }
}
