package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Comments behind the statement, in its line. */
class CommentsBehind {
  private static final ConcurrentHashMap<String, List<String>> NAMES = new ConcurrentHashMap<>();

  static void ignored(String key) {
    // BUG: Diagnostic contains: SAFE
    NAMES.computeIfAbsent(key, k -> new ArrayList<>()); /* made once */
    // BUG: Diagnostic contains: SAFE
    NAMES.computeIfAbsent(key + "2", k -> new ArrayList<>()); /* made */ // once
    // BUG: Diagnostic contains: SAFE
    NAMES.computeIfAbsent(key + "3", k -> new ArrayList<>()); /* made
      in two lines */
    // BUG: Diagnostic contains: SAFE
    NAMES.computeIfAbsent(key + "4", k -> new ArrayList<>()); /* made */ System.out.println(key);
  }

  static int declared(String key) {
    // BUG: Diagnostic contains: SAFE
    List<String> names = NAMES.computeIfAbsent(key, k -> new ArrayList<>()); /* made once */
    return names.size();
  }

  static void branch(String key, boolean really) {
    if (really)
      // BUG: Diagnostic contains: SAFE
      NAMES.computeIfAbsent(key, k -> new ArrayList<>()); /* made once */
    else
      // BUG: Diagnostic contains: SAFE
      NAMES.computeIfAbsent("else", k -> new ArrayList<>()); // made once
    // BUG: Diagnostic contains: SAFE
    if (really) NAMES.computeIfAbsent(key, k -> new ArrayList<>()); // made once
  }

  static Function<String, List<String>> lambda() {
    return twice(
        key ->
            // BUG: Diagnostic contains: SAFE
            NAMES.computeIfAbsent(key, k -> new ArrayList<>()) // made once
        );
  }

  static Function<String, List<String>> argument() {
    return both(
        // BUG: Diagnostic contains: SAFE
        key -> NAMES.computeIfAbsent(key, k -> new ArrayList<>()), // the first
        // BUG: Diagnostic contains: SAFE
        key -> NAMES.computeIfAbsent(key, k -> new ArrayList<>()) /* the second */);
  }

  static boolean chain(String key) {
    // BUG: Diagnostic contains: SAFE
    return NAMES.computeIfAbsent(key, k -> new ArrayList<>()).add(key); // never false
  }

  static boolean test(String key) {
    // BUG: Diagnostic contains: SAFE
    if (NAMES.computeIfAbsent(key, k -> new ArrayList<>()).isEmpty()) { // only made
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
}
