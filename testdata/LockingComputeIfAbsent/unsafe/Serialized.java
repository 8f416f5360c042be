// OPTIONS: --release 8
package testdata;

import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Below release 11, accessor methods are part of the default serialVersionUID. */
class Serialized implements Serializable {
  private static final Map<String, String> NAMES = new ConcurrentHashMap<>();
  private static int keys;

  static class Nested {
    static String name(boolean known) {
      // BUG: Diagnostic contains: UNSAFE
      return known ? getOrCompute(NAMES, "a" + keys++, k -> "nested") : null;
    }
  }

  static String own(String key) {
    // BUG: Diagnostic contains: SAFE
    String value = NAMES.get(key);
    return value != null ? value : NAMES.computeIfAbsent(key, k -> "own");
  }

  public static void main(String[] args) {
    System.out.println(ObjectStreamClass.lookup(Serialized.class).getSerialVersionUID());
    System.out.println(Nested.name(true) + own("b"));
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
