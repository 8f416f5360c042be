package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Ways to compare with null, and what they say of the code behind them. */
class NullComparisons {
  private static class Node {
    private final String name;

    Node(String name) {
      this.name = name;
    }
  }

  static String counted(Optional<String> o, String s) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated
    return o.orElseGet(() -> clean(s));
  }

  static String otherwise(Optional<String> o, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated
    return o.orElseGet(() -> clean(s + s.length()));
  }

  static String besideTest(Optional<String> o, String s) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The fallback is evaluated
    return o.orElseGet(() -> clean(s));
  }

  static String tested(Optional<String> o, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated
    return o.orElseGet(() -> clean(s + s.length()));
  }

  static String ofField(Optional<String> o, String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated
    return o.orElseGet(() -> clean(s + s.length()));
  }

  private static String clean(String s) {
    return s.trim().concat("!");
  }

  private static boolean holds(BooleanSupplier test, String text) {
    return test.getAsBoolean() && !text.isEmpty();
  }

  static List<String> use() {
    List<String> all = new ArrayList<>();
    int missing = 0;
    for (String s : new String[] {"v", "w", null}) {
      if (s == null) {
        missing++;
      }
      if (missing == 0) {
        all.add(counted(Optional.of("x"), s));
      }
    }
    all.add("" + missing);
    return all;
  }

  static List<String> useOtherwise() {
    List<String> all = new ArrayList<>();
    for (String s : new String[] {"v", "w", null}) {
      if (s != null) {
        all.add(s);
      } else {
        continue;
      }
      all.add(otherwise(Optional.of("x"), s));
    }
    return all;
  }

  static List<String> useBeside() {
    List<String> all = new ArrayList<>();
    for (String s : new String[] {"v", all.isEmpty() ? "w" : null}) {
      all.add("" + holds(() -> s == null, besideTest(Optional.of("x"), s)));
    }
    return all;
  }

  static List<String> useTested() {
    List<String> all = new ArrayList<>();
    for (String s : new String[] {"v", "w", null}) {
      if (Objects.nonNull(s)) {
        all.add(tested(Optional.of("x"), s));
      }
    }
    return all;
  }

  static List<String> useOfField() {
    List<String> all = new ArrayList<>();
    for (Node node : new Node[] {new Node("v"), new Node(null)}) {
      if (node.name != null) {
        all.add(ofField(Optional.of("x"), node.name));
      }
    }
    return all;
  }

  public static void main(String[] args) {
    System.out.println(use() + " " + useOtherwise() + " " + useBeside());
    System.out.println(useTested() + " " + useOfField());
  }
}
