package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** All calls of the method around hold one lock. */
@SuppressWarnings("SynchronizedCacheLookup")
class GuardedByCallers {
  private final Map<String, String> names = new ConcurrentHashMap<>();
  private final Map<String, String> others = new ConcurrentHashMap<>();
  private final Lock lock = new ReentrantLock();

  @interface VisibleForTesting {}

  synchronized String first(String key) {
    return name(key);
  }

  String second(String key) {
    synchronized (this) {
      return name(key);
    }
  }

  private String name(String key) {
    return names.computeIfAbsent(key, k -> "name of " + k);
  }

  String third(String key) {
    lock.lock();
    try {
      return step(key);
    } finally {
      lock.unlock();
    }
  }

  private String step(String key) {
    return other(key);
  }

  @VisibleForTesting
  public String other(String key) {
    return others.computeIfAbsent(key, k -> "other " + k);
  }

  public static void main(String[] args) {
    GuardedByCallers it = new GuardedByCallers();
    System.out.println(it.first("a") + it.second("b") + it.third("c"));
  }
}
