// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.LambdaForms*#*
package testdata;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Lambdas whose bodies mean something else in a loop. */
public class LambdaForms {
  private static final Map<String, Object> ANSWERS = Map.of("a", true, "b", false);

  // Each lambda has a parameter of its own.
  boolean assigned(List<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.stream()
        .filter(name -> (name = name.trim()).length() > 0)
        .anyMatch(name -> name.endsWith(" "));
  }

  void incremented(int[] numbers, StringBuilder out) {
    // BUG: Diagnostic contains: WARNING ADVICE
    Arrays.stream(numbers).filter(number -> ++number > 2).forEach(number -> out.append(number));
  }

  // The type of the parameter chooses the overload.
  boolean typed(String[] names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return Arrays.<Object>stream(names).anyMatch(name -> is(name));
  }

  static boolean is(Object value) {
    System.out.println("object " + value);
    return false;
  }

  static boolean is(String value) {
    System.out.println("string " + value);
    return false;
  }

  // The result is an Object where no boolean is expected.
  boolean inferred(List<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.stream().filter(name -> name.length() == 1).anyMatch(name -> answer(name));
  }

  boolean negated(List<String> names) {
    // BUG: Diagnostic contains: WARNING ADVICE
    return names.stream().allMatch(name -> (name.isEmpty() ? name.isBlank() : answer(name)));
  }

  // Nothing asks for the type of what a statement drops.
  void dropped(List<String> names) {
    // BUG: Diagnostic contains: WARNING SAFE
    for (String name : names) {
      answer(name);
    }
  }

  @SuppressWarnings("unchecked")
  static <T> T answer(String name) {
    return (T) ANSWERS.get(name);
  }

  // Optional.empty() alone would not tell the type of the value.
  static int inLambda(List<String> names) {
    return call(
            () -> {
              // BUG: Diagnostic contains: WARNING ADVICE
              return names.stream().filter(name -> name.length() > 2).findFirst();
            })
        .map(name -> name.length())
        .orElse(0);
  }

  static boolean testInLambda(List<String> names) {
    return call(
        () -> {
          // BUG: Diagnostic contains: WARNING SAFE
          for (String name : names) {
            if (name.length() > 2) {
              return true;
            }
          }
          return false;
        });
  }

  interface Finder {
    Optional<String> find(int length);
  }

  // The method of the anonymous class says what it returns.
  static Supplier<Finder> finders(List<String> names) {
    return () ->
        new Finder() {
          @Override
          public Optional<String> find(int length) {
            // BUG: Diagnostic contains: WARNING SAFE
            for (String name : names) {
              if (name.length() == length) {
                return Optional.of(name);
              }
            }
            return Optional.empty();
          }
        };
  }

  static <T> T call(Supplier<T> supplier) {
    return supplier.get();
  }

  public static void main(String[] args) {
    LambdaForms it = new LambdaForms();
    System.out.println(it.assigned(List.of("a ")));
    StringBuilder out = new StringBuilder();
    it.incremented(new int[] {1, 2}, out);
    System.out.println(out);
    System.out.println(it.typed(new String[] {"a"}));
    System.out.println(it.inferred(List.of("a")) + " " + it.negated(List.of("a", "b")));
    it.dropped(List.of("a"));
    System.out.println(finders(List.of("a", "bc")).get().find(2));
    System.out.println(inLambda(List.of("abc")) + " " + testInLambda(List.of("abc")));
  }
}
