package testdata;

import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** What stands on one line with the method around it stays there. */
public class WithinLines {
  private static final ConcurrentHashMap<String, String> NAMES = new ConcurrentHashMap<>();
  private static int seen;

  // BUG: Diagnostic contains: SAFE
  static void note(String key, boolean all) { if (all) { if (!NAMES.containsKey(key)) { NAMES.computeIfAbsent(key, k -> k + "1"); } } seen++; }

  static void either(String key, boolean all) {
    // BUG: Diagnostic contains: SAFE
    seen++; if (all) { if (!NAMES.containsKey(key)) { NAMES.computeIfAbsent(key, k -> k + "2"); } } else seen++;
    if (all) seen++;
    // BUG: Diagnostic contains: SAFE
    else if (!NAMES.containsKey(key)) {
      NAMES.computeIfAbsent(key, k -> k + "3");
    }
  }

  // BUG: Diagnostic contains: SAFE
  static Function<String, String> names() { return key -> { String value = NAMES.get(key); return value != null ? value : NAMES.computeIfAbsent(key, k -> k + "4"); }; }

  static void chain(String key, int kind) {
    if (kind == 0) {
      seen++;
    } else if (kind == 1) seen--;
    // BUG: Diagnostic contains: SAFE
    else if (!NAMES.containsKey(key)) {
      NAMES.computeIfAbsent(key,
          k -> k + "5");
    }
  }

  /** The last else must not become that of the new test. */
  static void dangling(String key, boolean all, boolean some) {
    if (all)
      if (some) seen++;
      // BUG: Diagnostic contains: SAFE
      else {
        if (!NAMES.containsKey(key)) {
          NAMES.computeIfAbsent(key, k -> k + "6");
        }
      }
    else seen--;
  }

  static int broken(String key) {
    // BUG: Diagnostic contains: SAFE
    String value = NAMES.get(key);
    if (value == null) {
      value = NAMES.computeIfAbsent(key, k -> k + "7");
    }
    return value
        .length();
  }

  public static void main(String[] args) {
    for (String key : new String[] {"a", "b", "a"}) {
      note(key, false);
      note(key, true);
      either(key + "e", true);
      either(key + "f", false);
      chain(key + "g", seen % 3);
      dangling(key + "h", key.equals("a"), false);
      dangling(key + "h", key.equals("b"), true);
      System.out.println(broken(key));
      System.out.println(names().apply(key) + names().apply(key + "n") + seen);
    }
    System.out.println(NAMES.size());
  }
}
