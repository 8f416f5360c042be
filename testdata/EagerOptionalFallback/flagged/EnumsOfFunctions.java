package testdata;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;

/** Constants of an enum, and subtypes of a library's interface, are functions that are not known. */
public class EnumsOfFunctions {
  private static int calls;

  private enum Operator implements IntBinaryOperator {
    PLUS {
      @Override
      public int applyAsInt(int left, int right) {
        return left + right;
      }
    },
    COUNT {
      @Override
      public int applyAsInt(int left, int right) {
        return calls++;
      }
    }
  }

  private interface Named extends Function<String, String> {}

  private static final Named[] NAMED = {name -> name + calls++};

  static int operator(Optional<Integer> given, Operator operator) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(operator.applyAsInt(1, 2));
  }

  static String subtype(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(NAMED[0].apply("name"));
  }
}
