package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The class has the method already; another that is named so does something else. */
class HelperMethodKnown {
  private static final Map<String, Integer> LENGTHS = new ConcurrentHashMap<>();

  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }

  static int longer(String one, boolean both) {
    // BUG: Diagnostic contains: SAFE
    return both && LENGTHS.computeIfAbsent(one, String::length) > 3 ? 1 : 0;
  }

  static class Hiding {
    static void getOrCompute() {}

    static int longer(String one, boolean both) {
      // BUG: Diagnostic contains: SAFE
      return both && LENGTHS.computeIfAbsent(one, k -> 11) > 3 ? 1 : 0;
    }
  }

  public static void main(String[] args) {
    System.out.println(longer("three", true) + longer("three", true) + longer("one", true));
    System.out.println(Hiding.longer("five", true));
    System.out.println(getOrCompute(LENGTHS, "seven", k -> 7));
  }
}
