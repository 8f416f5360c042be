package testdata;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The type of the call decides a numeric promotion or an overload. */
class TypesOfOperands {
  private final Map<String, Long> sizes = new ConcurrentHashMap<>();
  private final Map<String, String> names = new ConcurrentHashMap<>();

  Object promoted(boolean known, String key) {
    // BUG: Diagnostic contains: ADVICE
    return known ? sizes.computeIfAbsent(key, k -> 300L) : 1.5;
  }

  Object promotedInSwitch(int kind, String key) {
    return switch (kind) {
      // BUG: Diagnostic contains: ADVICE
      case 1 -> sizes.computeIfAbsent(key, k -> 300L);
      default -> 1.5;
    };
  }

  String text(Object value) {
    return "object " + value;
  }

  String text(double value) {
    return "double " + value;
  }

  String overloaded(boolean known, String key) {
    // BUG: Diagnostic contains: ADVICE
    return known && text(sizes.computeIfAbsent(key, k -> 300L)).isEmpty() ? "empty" : "some";
  }

  Object notNumeric(boolean known, String key) {
    // BUG: Diagnostic contains: SAFE
    return known ? names.computeIfAbsent(key, k -> "name") : 1.5;
  }

  public static void main(String[] args) {
    TypesOfOperands it = new TypesOfOperands();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.promoted(true, "a") + " " + it.promotedInSwitch(1, "b"));
      System.out.println(it.overloaded(true, "c") + it.notNumeric(true, "d"));
      System.out.println(new TreeMap<>(it.sizes) + " " + it.names);
    }
  }
}
