package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Comments behind the statement, in its line. */
class CommentsBehind {
  private static final ConcurrentHashMap<String, List<String>> NAMES = new ConcurrentHashMap<>();

  static void ignored(String key) {
    // BUG: Diagnostic contains: SAFE
    if (!NAMES.containsKey(key)) {
      NAMES.computeIfAbsent(key, k -> new ArrayList<>()); /* made once */
    }
    // BUG: Diagnostic contains: SAFE
    String key2 = key + "2";
    if (!NAMES.containsKey(key2)) {
      NAMES.computeIfAbsent(key2, k -> new ArrayList<>()); /* made */ // once
    }
    // BUG: Diagnostic contains: SAFE
    String key3 = key + "3";
    if (!NAMES.containsKey(key3)) {
      NAMES.computeIfAbsent(key3, k -> new ArrayList<>()); /* made
      in two lines */
    }
    // BUG: Diagnostic contains: SAFE
    String key4 = key + "4";
    if (!NAMES.containsKey(key4)) {
      NAMES.computeIfAbsent(key4, k -> new ArrayList<>());
    } /* made */ System.out.println(key);
  }

  static int declared(String key) {
    // BUG: Diagnostic contains: SAFE
    List<String> names = NAMES.get(key);
    if (names == null) {
      names = NAMES.computeIfAbsent(key, k -> new ArrayList<>()); /* made once */
    }
    return names.size();
  }

  static void branch(String key, boolean really) {
    if (really)
      // BUG: Diagnostic contains: SAFE
      getOrCompute(NAMES, key, k -> new ArrayList<>()); /* made once */
    else
      // BUG: Diagnostic contains: SAFE
      getOrCompute(NAMES, "else", k -> new ArrayList<>()); // made once
    // BUG: Diagnostic contains: SAFE
    if (really) {
      if (!NAMES.containsKey(key)) {
        NAMES.computeIfAbsent(key, k -> new ArrayList<>()); // made once
      }
    }
  }

  static Function<String, List<String>> lambda() {
    return twice(
        key ->
            // BUG: Diagnostic contains: SAFE
            {
          List<String> value = NAMES.get(key);
          return value != null ? value : NAMES.computeIfAbsent(key, k -> new ArrayList<>()); // made once
        }
        );
  }

  static Function<String, List<String>> argument() {
    return both(
        // BUG: Diagnostic contains: SAFE
        key -> {
          List<String> value = NAMES.get(key);
          return value != null ? value : NAMES.computeIfAbsent(key, k -> new ArrayList<>());
        }, // the first
        // BUG: Diagnostic contains: SAFE
        key -> {
          List<String> value = NAMES.get(key);
          return value != null ? value : NAMES.computeIfAbsent(key, k -> new ArrayList<>());
        } /* the second */);
  }

  static boolean chain(String key) {
    // BUG: Diagnostic contains: SAFE
    List<String> value = NAMES.get(key);
    if (value == null) {
      value = NAMES.computeIfAbsent(key, k -> new ArrayList<>());
    }
    return value.add(key); // never false
  }

  static boolean test(String key) {
    // BUG: Diagnostic contains: SAFE
    List<String> value = NAMES.get(key);
    if (value == null) {
      value = NAMES.computeIfAbsent(key, k -> new ArrayList<>());
    }
    if (value.isEmpty()) { // only made
      return true;
    } // else there are some
    return false;
  }

  private static <T> T twice(T function) {
    return function;
  }

  private static Function<String, List<String>> both(
      Function<String, List<String>> first, Function<String, List<String>> second) {
    return key -> first.apply(key).isEmpty() ? second.apply(key + "5") : first.apply(key);
  }

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      ignored("a");
      System.out.println(declared("b"));
      branch("c", i == 0);
      System.out.println(lambda().apply("d"));
      System.out.println(argument().apply("e"));
      System.out.println(chain("f"));
      System.out.println(test("g"));
    }
    System.out.println(new java.util.TreeMap<>(NAMES));
  }

  /** Gets before it computes: computeIfAbsent alone may lock even on a hit. */
  private static <K, V> V getOrCompute(
      Map<K, V> map, K key, Function<? super K, ? extends V> function) {
    V value = map.get(key);
    return value != null ? value : map.computeIfAbsent(key, function);
  }
}
