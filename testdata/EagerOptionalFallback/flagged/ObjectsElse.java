package testdata;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Objects.requireNonNullElse, and places where it may stand. */
public class ObjectsElse {
  private final String name;

  ObjectsElse(String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated on every call, even when the first argument is not null. Use requireNonNullElseGet with a lambda, which runs only when the first argument is null.
    this.name = Objects.requireNonNullElse(name, slow("constructor"));
  }

  record Pair(String first, String second) {
    Pair {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      first = Objects.requireNonNullElse(first, slow("compact"));
    }
  }

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  static <T> List<T> copyOf(List<T> list) {
    return new ArrayList<>(requireNonNull(list));
  }

  static String qualified(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return java.util.Objects.requireNonNullElse(given, slow("qualified"));
  }

  static Number lub(Integer given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Objects.requireNonNullElse(given, Double.valueOf(slow("1").length()));
  }

  static List<String> diamond(List<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Objects.requireNonNullElse(given, new ArrayList<>(copyOf(List.of("diamond"))));
  }

  static String ternary(String given, boolean first) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Objects.requireNonNullElse(first ? given : null, first ? slow("first") : slow("second"));
  }

  static int unboxed(Integer given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Objects.requireNonNullElse(given, slow("unboxed").length());
  }

  static Object explicit(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Objects.<Object>requireNonNullElse(given, slow("explicit"));
  }

  static String chained(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Objects.requireNonNullElse(slow("evaluated").isEmpty() ? "" : given, slow("c")).strip();
  }

  static String bothNull(String given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return Objects.requireNonNullElse(given, slow("").isEmpty() ? null : "never");
  }

  public static void main(String[] args) {
    System.out.println(new ObjectsElse(null).name + new ObjectsElse("name").name);
    System.out.println(new Pair(null, "2") + " " + new Pair("1", "2"));
    System.out.println(qualified(null) + qualified("q") + explicit(null) + explicit("e"));
    System.out.println(lub(null) + " " + lub(1) + diamond(null) + diamond(List.of()));
    System.out.println(ternary(null, true) + ternary("t", true) + ternary("t", false));
    System.out.println(unboxed(null) + " " + unboxed(7) + chained(null) + chained("chained"));
    System.out.println(bothNull("both"));
    try {
      System.out.println(bothNull(null));
    } catch (NullPointerException e) {
      System.out.println("both null");
    }
  }
}
