package testdata;

import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentHashMap;

/** A function that always throws is a check of what get returns. */
public class AlwaysThrows {
  private static final ConcurrentHashMap<String, String> HOSTS =
      new ConcurrentHashMap<>(Map.of("a", "localhost"));

  static String host(String name) {
    // BUG: Diagnostic contains: ADVICE computeIfAbsent can lock the key's bin even on a hit (on JDK 9+: unless the key is the first node in its bin). Concurrent readers of that bin then block each other. The function always throws, so that nothing is ever stored. Call get, and throw where it returns null.
    return HOSTS.computeIfAbsent(
        name,
        key -> {
          throw new NoSuchElementException(key);
        });
  }

  static String checked(String name) {
    // BUG: Diagnostic contains: SAFE
    return HOSTS.computeIfAbsent(
        name,
        key -> {
          if (key.isEmpty()) {
            throw new NoSuchElementException(key);
          }
          return key + ".local";
        });
  }

  public static void main(String[] args) {
    System.out.println(host("a") + checked("a") + checked("b") + checked("b"));
    for (String name : new String[] {"c", ""}) {
      try {
        System.out.println(name.isEmpty() ? checked(name) : host(name));
      } catch (NoSuchElementException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
