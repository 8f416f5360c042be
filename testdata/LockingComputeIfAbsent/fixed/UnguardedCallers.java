package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Some call of the method around holds no lock, or another one. */
public class UnguardedCallers {
  private final Map<String, String> names = new ConcurrentHashMap<>();
  private final Object lock = new Object();

  synchronized String guarded(String key) {
    return notAlways(key) + twoLocks(key) + exported(key);
  }

  String unguarded(String key) {
    return notAlways(key);
  }

  String otherwiseGuarded(String key) {
    synchronized (lock) {
      return twoLocks(key);
    }
  }

  private String notAlways(String key) {
    // BUG: Diagnostic contains: SAFE
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(key, k -> "name of " + k);
  }

  private String twoLocks(String key) {
    // BUG: Diagnostic contains: SAFE
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(key, k -> "name of " + k);
  }

  public String exported(String key) {
    // BUG: Diagnostic contains: SAFE
    String value = names.get(key);
    return value != null ? value : names.computeIfAbsent(key, k -> "name of " + k);
  }

  public static void main(String[] args) {
    UnguardedCallers it = new UnguardedCallers();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.guarded("a") + it.unguarded("b") + it.otherwiseGuarded("c"));
    }
  }
}
