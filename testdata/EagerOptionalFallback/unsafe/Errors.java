package testdata;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** Errors are no exceptions, and code that does not end is neither. */
class Errors {
  private static final Pattern LETTERS = Pattern.compile("(a|b)*");

  private static String repeated(String text, int count) {
    try {
      return text.repeat(count);
    } catch (RuntimeException e) {
      return "";
    }
  }

  private static int copied(int length) {
    try {
      return Arrays.copyOf(new int[0], length).length;
    } catch (RuntimeException e) {
      return 0;
    }
  }

  private static int created(int length) {
    try {
      return new int[length].length;
    } catch (RuntimeException e) {
      return 0;
    }
  }

  private static String endless(int step) {
    try {
      int sum = 0;
      while (sum < 5) {
        sum += step;
      }
      return "sum".concat("" + sum);
    } catch (Throwable e) {
      return "";
    }
  }

  String factors(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> text.repeat(60_000));
  }

  String smallFactors(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> text.repeat(3) + "-".repeat(1000));
  }

  String caught(Optional<String> given, int count) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> repeated("ab", count));
  }

  Integer arrays(Optional<Integer> given, int length) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> copied(length));
  }

  Integer lengths(Optional<Integer> given, int length) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> created(length));
  }

  String loops(Optional<String> given, int step) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> endless(step));
  }

  String groups(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> "matches " + text.matches("(a|b)*"));
  }

  String characters(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> "matches " + text.matches("[a-z]*"));
  }

  String patterns(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> "matches " + LETTERS.matcher(text).matches());
  }

  /** A text that is interned decides which object an equal text becomes. */
  String interned(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> text.trim().intern());
  }

  String characterArrays(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> new StringBuilder().append((char[]) null).toString());
  }

  public static void main(String[] args) {
    Errors errors = new Errors();
    System.out.println(errors.smallFactors(Optional.of("given"), "ab"));
    System.out.println(errors.smallFactors(Optional.empty(), "ab"));
    System.out.println(errors.characters(Optional.of("given"), "ab"));
    System.out.println(errors.characters(Optional.empty(), "ab"));
  }
}
