package testdata;

import java.util.List;
import java.util.stream.Collectors;

/** Several in one statement, one in another. */
class Nested {
  String inside(String a, String b, int c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return a + b + "-" + c;
  }

  String insideFirst(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "" + a + b;
  }

  String insideReceiver(String a) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "outer " + ("inner " + a).trim();
  }

  String joined(int a, int b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "" + a + b + b + a + a + ".";
  }

  String numbersAround(int a, int b, String c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "" + a + b + a + c;
  }

  int inBoth(int a, String c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (c + a + "|" + c).length();
  }

  String innerDigits(Object a, String c) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return a + "." + ":" + c;
  }

  String inLambda(List<String> names) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "["
        + names.stream()
            // BUG: Diagnostic contains: SAFE
            .map(name -> "<" + name + ">")
            .collect(Collectors.joining(","))
        + "]";
  }

  public static void main(String[] args) {
    Nested it = new Nested();
    System.out.println(it.inside("a", null, 1) + it.insideFirst(2, 3) + it.insideReceiver(" b "));
    System.out.println(it.numbersAround(6, 7, null) + it.inBoth(8, null));
    System.out.println(it.innerDigits('i', "d") + it.innerDigits(null, null));
    System.out.println(it.joined(4, 5) + it.inLambda(List.of("c", "d")));
  }
}
