// OPTIONS: --release 8
package testdata;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** On JDK 8 every hit locks. */
public class Jdk8 {
  @SuppressWarnings("rawtypes")
  private static final Map<String, List> BUILDERS = new ConcurrentHashMap<>(8, 1);

  private static final Map<Object, Integer> COUNTS = new ConcurrentHashMap<>();

  @SuppressWarnings("rawtypes")
  private final List builder;

  public Jdk8(final String type) {
    // BUG: Diagnostic contains: WARNING SAFE On JDK 8, computeIfAbsent locks the key's bin on every call, even on a hit (JDK-8161372). Concurrent readers of that bin then block each other. Call get first and computeIfAbsent only on a miss.
    builder = BUILDERS.computeIfAbsent(type, key -> new ArrayList<>(1));
  }

  int count(Object key) {
    // BUG: Diagnostic contains: WARNING SAFE
    return COUNTS.computeIfAbsent(key, k -> 3);
  }

  static Collection<String> captured(ConcurrentHashMap<String, ? super ArrayList<String>> map) {
    // BUG: Diagnostic contains: WARNING SAFE
    Object list = map.computeIfAbsent("captured", k -> new ArrayList<>());
    @SuppressWarnings("unchecked")
    Collection<String> result = (Collection<String>) list;
    return result;
  }

  public static void main(String[] args) {
    ConcurrentHashMap<String, Collection<String>> map = new ConcurrentHashMap<>();
    for (int i = 0; i < 2; i++) {
      System.out.println(new Jdk8("a").builder + " " + new Jdk8("a").count("b"));
      System.out.println(captured(map) + " " + map + BUILDERS);
    }
  }
}
