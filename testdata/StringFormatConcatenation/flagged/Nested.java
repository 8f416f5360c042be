package testdata;

import java.util.List;
import java.util.stream.Collectors;

/** Several in one statement, one in another. */
class Nested {
  String inside(String a, String b, int c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s-%s", String.format("%s%s", a, b), c);
  }

  String insideFirst(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s", String.format("%s%s", a, String.format("%s", b)));
  }

  String insideReceiver(String a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("outer %s", String.format("inner %s", a).trim());
  }

  String joined(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s%s", a, b) + String.format("%s%s", b, a) + "%s.".formatted(a);
  }

  String numbersAround(int a, int b, String c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s%s%s", a, String.format("%s%s", b, a), c);
  }

  int inBoth(int a, String c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s%s", String.format("%s", c), String.format("%s|%s", a, c)).length();
  }

  String innerDigits(Object a, String c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return String.format("%s:%s", String.format("%s.", a), c);
  }

  String inLambda(List<String> names) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format(
        "[%s]",
        names.stream()
            // BUG: Diagnostic contains: SAFE
            .map(name -> String.format("<%s>", name))
            .collect(Collectors.joining(",")));
  }

  public static void main(String[] args) {
    Nested it = new Nested();
    System.out.println(it.inside("a", null, 1) + it.insideFirst(2, 3) + it.insideReceiver(" b "));
    System.out.println(it.numbersAround(6, 7, null) + it.inBoth(8, null));
    System.out.println(it.innerDigits('i', "d") + it.innerDigits(null, null));
    System.out.println(it.joined(4, 5) + it.inLambda(List.of("c", "d")));
  }
}
