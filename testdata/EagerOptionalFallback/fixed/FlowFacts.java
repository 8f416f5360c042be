package testdata;

import java.util.Optional;

/** What a condition proves holds for its variable, and only where its code is left. */
class FlowFacts {
  record Box(Object value) {
    String sameOrOther(Box other) {
      return this.value instanceof String ? ((String) other.value).trim() : "other";
    }

    String same() {
      return this.value instanceof String ? ((String) this.value).trim() : "other";
    }
  }

  private static String labelled(String text) {
    out:
    if (text == null) break out;
    return text.trim();
  }

  private static String iterated(String text) {
    int[] numbers = {1};
    for (int number : numbers) if (text == null) continue;
    return text.trim();
  }

  private static String chosen(String text, boolean first) {
    if (text != null) {
      boolean other = first ? (text = null) == null : true;
      return text.trim() + other;
    }
    return "none";
  }

  private static String both(String text, boolean first) {
    if (text != null) {
      boolean other = first && (text = null) == null;
      return text.trim() + other;
    }
    return "none";
  }

  private static String left(String text) {
    if (text == null) return "none".trim();
    return text.trim();
  }

  private static String test(Boolean first) {
    return first ? "first".trim() : "second";
  }

  private static String promoted(Integer number, boolean first) {
    Integer result = first ? number : 0;
    return "number".concat("" + result);
  }

  private static String stored(Integer number) {
    return "length".concat("" + new int[] {number}.length);
  }

  private static int sum() {
    Integer[] numbers = {null};
    int sum = 0;
    for (int number : numbers) {
      sum += number;
    }
    return sum;
  }

  String sums(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse("sum".concat("" + sum()));
  }

  String others(Optional<String> given, Box one, Box other) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(one.sameOrOther(other));
  }

  String same(Optional<String> given, Box one) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> one.same());
  }

  String labels(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(labelled(null));
  }

  String iterations(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(iterated(null));
  }

  String choices(Optional<String> given, boolean first) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(chosen("text", first));
  }

  String conjunctions(Optional<String> given, boolean first) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(both("text", first));
  }

  String returns(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> left(null));
  }

  String tests(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(test(null));
  }

  String promotions(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(promoted(null, true));
  }

  String elements(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(stored(null));
  }

  public static void main(String[] args) {
    FlowFacts facts = new FlowFacts();
    for (Optional<String> given : java.util.List.of(Optional.of("given"), Optional.<String>empty())) {
      System.out.println(facts.same(given, new Box("text")) + facts.same(given, new Box(1)));
      System.out.println(facts.returns(given));
    }
  }
}
