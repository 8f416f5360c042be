package testdata;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Library methods of which some overloads throw, or that throw for some arguments. */
class ThrowingOverloads {

  Integer parsed(Optional<Integer> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Integer.valueOf(text));
  }

  BigDecimal rounded(Optional<BigDecimal> given, BigDecimal value, MathContext context) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(value.add(value, context));
  }

  BigDecimal sum(Optional<BigDecimal> given, BigDecimal value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(value.add(value));
  }

  BigInteger shifted(Optional<BigInteger> given, BigInteger value, int bits) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(value.shiftLeft(bits));
  }

  boolean ranges(Optional<Boolean> given, int[] values, int end) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Arrays.equals(values, 0, end, values, 0, end));
  }

  static boolean arrays(Optional<Boolean> given, int[] values, int[] others) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(Arrays.equals(values, others));
  }

  Integer[] otherType(Optional<Integer[]> given, List<Object> values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(values.toArray(new Integer[0]));
  }

  static String[] sameType(Optional<String[]> given, List<String> values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(values.toArray(new String[0]));
  }

  String property(Optional<String> given, String key) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(System.getProperty(key));
  }

  ArrayDeque<String> copied(Optional<ArrayDeque<String>> given, List<String> values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new ArrayDeque<>(values));
  }

  public static void main(String[] args) {
    int[] values = {1, 2};
    System.out.println(arrays(Optional.empty(), values, values) + " " + arrays(Optional.of(false), values, values));
    System.out.println(sameType(Optional.empty(), List.of("a")).length + " " + sameType(Optional.of(new String[0]), List.of("a")).length);
  }
}
