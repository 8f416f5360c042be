package testdata;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** What a lambda may capture. */
public class Captures {
  private int mutable = 1;
  private final int constant;

  Captures(int given) {
    constant = given;
    // BUG: Diagnostic contains: SUGGESTION SAFE
    mutable = Optional.of(given).filter(it -> it > 1).orElse(slow("blank" + constant).length());
  }

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  static List<String> eachOf(List<String> texts) {
    List<String> result = new ArrayList<>();
    for (String text : texts) {
      // BUG: Diagnostic contains: SUGGESTION SAFE The fallback is evaluated on every call, even when the Optional is present.
      result.add(Optional.of(text).filter(it -> it.length() > 1).orElse(slow(text)));
    }
    return result;
  }

  static String resource(Optional<String> given) throws Exception {
    try (StringReader reader = new StringReader("resource")) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return given.orElse(slow(reader.getClass().getSimpleName()));
    }
  }

  static String binding(Optional<String> given, Object text) {
    if (text instanceof String name && !name.isEmpty()) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return given.orElse(slow(name));
    }
    return "no string";
  }

  static String innerBinding(Optional<String> given, Object text) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(text instanceof String name ? slow(name) : "no string");
  }

  static String assignedOnce(Optional<String> given, boolean first) {
    String text;
    if (first) {
      text = "first";
    } else {
      text = "second";
    }
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(slow(text));
  }

  static String caught(Optional<String> given) {
    try {
      return given.get();
    } catch (RuntimeException e) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return given.orElse(slow(e.getClass().getSimpleName()));
    }
  }

  static String lambdaParameter(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Function<String, String> function = text -> given.orElse(slow(text));
    return function.apply("parameter");
  }

  static String lambdaBlock(Optional<String> given) {
    Supplier<String> supplier =
        () -> {
          String text = "block";
          // BUG: Diagnostic contains: SUGGESTION SAFE
          return given.orElse(slow(text));
        };
    return supplier.get();
  }

  static String reassignedReceiver(String text) {
    Optional<String> given = Optional.empty();
    if (text != null) {
      given = Optional.of(text);
    }
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(slow("receiver"));
  }

  static String reassignedTarget(Optional<String> given) {
    String result = "old";
    // BUG: Diagnostic contains: SUGGESTION SAFE
    result = given.orElse(slow("target"));
    return result;
  }

  String fieldsOfAnySort(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(slow("fields" + mutable + this.constant));
  }

  static String innerLambda(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(
        List.of("b", "a").stream()
            .map(
                it -> {
                  int n = 0;
                  n++;
                  return slow(it) + n;
                })
            .toList()
            .get(0));
  }

  static String anonymous(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(
        slow(
            new Object() {
              private int calls;

              @Override
              public String toString() {
                int local = calls;
                local++;
                return "anonymous" + local;
              }
            }.toString()));
  }

  public static void main(String[] args) throws Exception {
    System.out.println(eachOf(List.of("a", "bb")));
    for (Optional<String> given : List.of(Optional.<String>empty(), Optional.of("given"))) {
      System.out.println(resource(given) + binding(given, "b") + binding(given, 1));
      System.out.println(innerBinding(given, "i") + innerBinding(given, 1));
      System.out.println(assignedOnce(given, true) + assignedOnce(given, false) + caught(given));
      System.out.println(lambdaParameter(given) + lambdaBlock(given) + reassignedTarget(given));
      System.out.println(new Captures(1).fieldsOfAnySort(given));
      System.out.println(new Captures(2).fieldsOfAnySort(given));
      System.out.println(innerLambda(given) + anonymous(given));
    }
    System.out.println(reassignedReceiver(null) + reassignedReceiver("r"));
  }
}
