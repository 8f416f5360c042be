package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Maps with values of another type than they say: a variable of that type would cast them. */
class OtherTypes {
  private static final ConcurrentHashMap<String, String> NAMES = new ConcurrentHashMap<>();

  @SuppressWarnings({"rawtypes", "unchecked"})
  static void pollute() {
    ((Map) NAMES).put("key", 1);
  }

  static Object any(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return getOrCompute(NAMES, key, k -> "any");
  }

  static String shown(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.valueOf((Object) getOrCompute(NAMES, key, k -> "shown"));
  }

  static String text(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String value = NAMES.get(key);
    return value != null ? value : NAMES.computeIfAbsent(key, k -> "text");
  }

  static int length(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    String value = NAMES.get(key);
    if (value == null) {
      value = NAMES.computeIfAbsent(key, k -> "length");
    }
    return value.length();
  }

  public static void main(String[] args) {
    pollute();
    System.out.println(any("key") + shown("key") + any("a") + shown("b") + text("c") + length("d"));
    try {
      System.out.println(text("key"));
    } catch (ClassCastException e) {
      System.out.println("another type");
    }
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
