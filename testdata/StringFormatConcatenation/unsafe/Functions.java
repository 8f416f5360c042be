package testdata;

import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

/** Arguments that end in a lambda, whose body would take in what follows. */
// SAME OUTPUT
public class Functions {
  private Supplier<String> kept;

  String cast(int n) {
    // BUG: Diagnostic contains: UNSAFE
    return ((Function<String, String>) x -> x) + "|" + n;
  }

  String behindText(int n) {
    // BUG: Diagnostic contains: UNSAFE
    return "a" + ((Function<String, String>) x -> x + "!") + "|" + n;
  }

  String twice(int n) {
    // BUG: Diagnostic contains: UNSAFE
    return ((Object) (Supplier<Object>) () -> n) + "#" + n;
  }

  String sum(String name, int n) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (name + (IntBinaryOperator) (a, b) -> a) + "@" + n;
  }

  String parenthesized(int n) {
    // BUG: Diagnostic contains: UNSAFE
    return ((IntBinaryOperator) (a, b) -> a) + "@" + n;
  }

  String assigned(int n) {
    // BUG: Diagnostic contains: UNSAFE
    return (kept = () -> "kept") + "@" + n;
  }

  String chosen(boolean first, int n) {
    // BUG: Diagnostic contains: UNSAFE
    return (first ? kept : (Supplier<String>) () -> "other") + "@" + n;
  }

  String reference(int n) {
    // BUG: Diagnostic contains: UNSAFE
    return (Supplier<String>) this::toString + "@" + n;
  }

  StringBuilder appended(StringBuilder text, int n) {
    // BUG: Diagnostic contains: UNSAFE
    return text.append(((Supplier<Object>) () -> n) + "@" + n);
  }

  static String end(Object text) {
    String all = String.valueOf(text);
    return all.substring(all.length() - 2);
  }

  public static void main(String[] args) {
    Functions it = new Functions();
    System.out.println(end(it.cast(7)) + end(it.behindText(7)) + end(it.twice(7)));
    System.out.println(end(it.sum("n", 7)) + end(it.parenthesized(7)) + end(it.assigned(7)));
    System.out.println(end(it.chosen(false, 7)) + end(it.reference(7)));
    System.out.println(end(it.appended(new StringBuilder(), 7)) + it.kept.get());
  }
}
