package testdata;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Functions in the same file that no value of a fallback can run. */
class FunctionsBeside {
  private int runs;

  String first(List<String> names, Object given) {
    Objects.requireNonNull(given, () -> "none of " + names.get(0));
    return Objects.requireNonNullElseGet(names.get(1), () -> "run " + runs++);
  }

  Runnable task() {
    return new Runnable() {
      @Override
      public void run() {
        runs++;
      }
    };
  }

  String repeated(Optional<String> given, String part) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(part.repeat(3));
  }

  String joined(Optional<String> given, List<String> parts) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(String.join(", ", parts));
  }

  String className(Optional<String> given, Object value) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse("a " + value.getClass().getName().trim());
  }

  public static void main(String[] args) {
    FunctionsBeside beside = new FunctionsBeside();
    beside.task().run();
    System.out.println(beside.first(List.of("a", "b"), beside));
    for (Optional<String> given : List.of(Optional.of("x"), Optional.<String>empty())) {
      System.out.println(beside.repeated(given, "part"));
      System.out.println(beside.joined(given, List.of("a", "b")));
      System.out.println(beside.className(given, 1));
    }
  }
}
