package heat;

import static heat.Probe.probe;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.web.bind.annotation.GetMapping;

/** What runs until a field or an entry is filled. */
class Misses {
  private final Map<String, String> entries = new HashMap<>();
  private final ReentrantLock lock = new ReentrantLock();
  private static Object single;

  @GetMapping
  String inBlock(String key) {
    {
      String known = entries.get(key);
      if (known != null) {
        return known;
      }
    }
    String found = probe(key); // COLD only on a miss, to fill a field or a cache
    entries.put(key, found);
    return found;
  }

  @GetMapping
  String inSection(String key) {
    synchronized (entries) {
      String known = entries.get(key);
      if (known != null) {
        return known;
      }
    }
    String found = probe(key); // COLD only on a miss, to fill a field or a cache
    synchronized (entries) {
      entries.put(key, found);
    }
    return found;
  }

  @GetMapping
  String inLockedSection(String key) {
    lock.lock();
    try {
      String known = entries.get(key);
      if (known != null) {
        return known;
      }
    } finally {
      lock.unlock();
    }
    String found = probe(key); // COLD only on a miss, to fill a field or a cache
    entries.put(key, found);
    return found;
  }

  @GetMapping
  String inAttempt(String key) {
    try {
      String known = entries.get(key);
      if (known != null) {
        return known;
      }
    } catch (IllegalStateException e) {
      return null;
    }
    String found = probe(key); // COLD only on a miss, to fill a field or a cache
    entries.put(key, found);
    return found;
  }

  @GetMapping
  String inAttemptThatThrows(String key) {
    lock.lock();
    try {
      String known = entries.get(key);
      if (known != null) {
        return known;
      }
      lock.wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } finally {
      lock.unlock();
    }
    String found = null;
    try {
      found = probe(key); // COLD only on a miss, to fill a field or a cache
      return found;
    } finally {
      entries.put(key, found);
    }
  }

  @GetMapping
  String afterFailedAttempt(String key) {
    try {
      String known = entries.get(key);
      if (known != null) {
        return known;
      }
    } catch (IllegalStateException e) {
      e.printStackTrace();
    }
    String found = probe(key); // CONCURRENT by requests in a branch reached from @GetMapping afterFailedAttempt()
    entries.put(key, found);
    return found;
  }

  @GetMapping
  String byHelper(String key) {
    String known = entries.get(key);
    if (known != null) {
      return known;
    }
    String name = probe(key); // COLD only on a miss, to fill a field or a cache
    return load(name);
  }

  private String load(String key) {
    String found = probe(key); // COLD only reached from cold code: only on a miss, to fill a field or a cache
    entries.put(key, found);
    return found;
  }

  @GetMapping
  String bySomeoneElse(String key) {
    String known = entries.get(key);
    if (known != null) {
      return known;
    }
    return other(probe(key)); // CONCURRENT by requests reached from @GetMapping bySomeoneElse()
  }

  private String other(String key) {
    return key;
  }

  @GetMapping
  Object single() {
    if (single == null) {
      single = probe(); // COLD only on a miss, to fill a field or a cache
    }
    return single;
  }

  private java.util.List<java.util.function.Function<String, String>> steps;

  /** The functions run later, however seldom they are created. */
  java.util.List<java.util.function.Function<String, String>> steps() {
    java.util.List<java.util.function.Function<String, String>> current = steps;
    if (current != null) {
      return current;
    }
    current = java.util.List.of(this::step, text -> probe(text)); // UNKNOWN
    steps = current;
    return current;
  }

  private String step(String text) {
    return probe(text); // UNKNOWN
  }
}
