package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/** Classes in the function declare or use the name of the new variable. */
class NestedClasses {
  private static final ConcurrentHashMap<String, List<String>> NAMES = new ConcurrentHashMap<>();

  private static class Counting extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    String value = "counted";
  }

  static class Base {
    String value = "inherited";
  }

  static List<String> ofParameter(String key) {
    // BUG: Diagnostic contains: SAFE
    return NAMES.computeIfAbsent(
        key,
        k ->
            new ArrayList<>() {
              private static final long serialVersionUID = 1;

              @Override
              public boolean add(String value) {
                return super.add(k + value);
              }
            });
  }

  static List<String> ofField(String key) {
    // BUG: Diagnostic contains: SAFE
    return NAMES.computeIfAbsent(
        key,
        k ->
            new ArrayList<>() {
              private static final long serialVersionUID = 1;
              private final String value = k;

              @Override
              public boolean add(String name) {
                return super.add(value + name);
              }
            });
  }

  static List<String> ofSuperclass(String key) {
    // BUG: Diagnostic contains: SAFE
    return NAMES.computeIfAbsent(
        key,
        k ->
            new Counting() {
              private static final long serialVersionUID = 1;

              @Override
              public boolean add(String name) {
                return super.add(value + name);
              }
            });
  }

  static List<String> ofLambda(String key) {
    // BUG: Diagnostic contains: SAFE
    return NAMES.computeIfAbsent(key, k -> new ArrayList<>(List.of(k).stream().map(value -> value + "!").toList()));
  }

  static class Outer extends Base {
    List<String> get(String key) {
      // BUG: Diagnostic contains: SAFE
      return NAMES.computeIfAbsent(
          key,
          k ->
              new ArrayList<>() {
                private static final long serialVersionUID = 1;

                @Override
                public boolean add(String name) {
                  return super.add(value + name);
                }
              });
    }
  }

  static List<String> inOtherMethod(String key) {
    String value = key + "other";
    return List.of(value);
  }

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      ofParameter("a").add("x");
      ofField("b").add("x");
      ofSuperclass("c").add("x");
      System.out.println(ofLambda("d") + "" + inOtherMethod("e"));
      new Outer().get("f").add("x");
    }
    System.out.println(new java.util.TreeMap<>(NAMES));
  }
}
