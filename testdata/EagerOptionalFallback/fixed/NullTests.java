package testdata;

import java.util.Optional;

/** A comparison with null says of what comes after it only that null does not go on. */
class NullTests {
  static String later(Optional<String> o, String s) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated
    return o.orElse(clean(s));
  }

  static String elsewhere(Optional<String> o, String s) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated
    return o.orElse(clean(s + s.length()));
  }

  static String returned(Optional<String> o, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated
    return o.orElseGet(() -> clean(s + s.length()));
  }

  static String inside(Optional<String> o, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated
    return o.orElseGet(() -> clean(s + s.length()));
  }

  static String beside(Optional<String> o, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated
    return o.orElseGet(() -> clean(s + s.length()));
  }

  private static String clean(String s) {
    return s.trim().concat("!");
  }

  static String use() {
    StringBuilder all = new StringBuilder();
    for (String s : new String[] {"v", "w", null}) {
      if (all.length() < 2) {
        all.append(later(Optional.of("x"), s));
      }
      if (s == null) {
        return all.toString();
      }
      all.append(returned(Optional.of("x"), s));
    }
    return all.toString();
  }

  static String others() {
    StringBuilder all = new StringBuilder();
    for (String s : new String[] {"v", null}) {
      all.append(s == null ? 0 : s.length());
      if (all.length() < 2) {
        all.append(elsewhere(Optional.of("x"), s));
      }
      if (s != null) {
        all.append(inside(Optional.of("x"), s));
      }
      all.append(s == null ? "" : beside(Optional.of("x"), s));
    }
    return all.toString();
  }

  public static void main(String[] args) {
    System.out.println(use() + others());
  }
}
