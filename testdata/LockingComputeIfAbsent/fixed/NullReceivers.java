package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** A method reference to null throws, also on a hit: it is evaluated first. */
public class NullReceivers {
  private static final ConcurrentHashMap<String, String> MAP = new ConcurrentHashMap<>();
  private static final Maker NONE = null;

  static class Maker {
    String make(String key) {
      return key + "!";
    }
  }

  String ofNull(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return getOrCompute(MAP, key, NONE::make);
  }

  public static void main(String[] args) {
    MAP.put("a", "b");
    try {
      System.out.println(new NullReceivers().ofNull("a"));
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
