package testdata;

import java.util.concurrent.ConcurrentHashMap;

/** The names of the method and of its types are taken. */
class HelperMethodNamed extends HelperMethodBase {
  private static final ConcurrentHashMap<String, Integer> LENGTHS = new ConcurrentHashMap<>();

  interface Map {}

  interface Function {}

  static boolean longer(String one, boolean both) {
    // BUG: Diagnostic contains: SAFE
    return both && getOrCompute2(LENGTHS, one, String::length) > 3;
  }

  static class Deeper {
    boolean longer(String one, boolean both) {
      // BUG: Diagnostic contains: SAFE
      return both && getOrCompute2(LENGTHS, one, k -> 9) > 3;
    }
  }

  public static void main(String[] args) {
    System.out.println(longer("three", true) + " " + longer("one", true) + longer("one", false));
    System.out.println(new Deeper().longer("three", true) + " " + new Deeper().longer("x", true));
    getOrCompute();
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute2(
      java.util.Map<K, V> map, K key, java.util.function.Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}

class HelperMethodBase {
  static void getOrCompute() {
    System.out.println("inherited");
  }
}
