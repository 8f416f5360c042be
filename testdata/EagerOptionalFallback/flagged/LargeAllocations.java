package testdata;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What is too large for memory fails; a length can be negative. */
public class LargeAllocations {
  private static final int LARGE = Integer.MAX_VALUE;

  /** A size that is no size. */
  private static final class Difference {
    int size() {
      return -1;
    }
  }

  private static String padded(String text) {
    return "=".repeat(80) + text.toUpperCase(Locale.ROOT).repeat(2);
  }

  private static int[] numbers(List<String> names) {
    int[] numbers = new int[names.size()];
    Arrays.fill(numbers, 7);
    return numbers;
  }

  private static String grown() {
    StringBuilder text = new StringBuilder("text");
    text.ensureCapacity(LARGE);
    return text.toString();
  }

  private static int reserved() {
    ArrayList<String> names = new ArrayList<>();
    names.ensureCapacity(LARGE);
    return names.size();
  }

  static String pads(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(padded("a"));
  }

  static Integer sizes(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(numbers(List.of("a", "b")).length);
  }

  static Integer block(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(new byte[4096].length + new int[4][5].length + padded("b").length());
  }

  static Integer array(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new long[1 << 30].length);
  }

  static Integer rows(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new int[1 << 14][1 << 14].length);
  }

  static Integer lengths(Optional<Integer> given, int[] one, int[] other) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new int[one.length][other.length].length);
  }

  static Integer negative(Optional<Integer> given, Difference difference) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new int[difference.size()].length);
  }

  static String repeat(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse("ab".repeat(LARGE));
  }

  static String repeats(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse("a".repeat(60000).repeat(60000));
  }

  static String indent(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse("a b".indent(LARGE));
  }

  static Integer deque(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new ArrayDeque<>(LARGE).size());
  }

  static Integer list(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new ArrayList<>(LARGE).size());
  }

  static Integer builder(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new StringBuilder(LARGE).length());
  }

  static String grow(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(grown());
  }

  static Integer reserve(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(reserved());
  }

  public static void main(String[] args) {
    System.out.println(pads(Optional.empty()));
    System.out.println(pads(Optional.of("present")));
    System.out.println(sizes(Optional.empty()));
    System.out.println(sizes(Optional.of(-1)));
    System.out.println(block(Optional.empty()));
    System.out.println(block(Optional.of(-1)));
  }
}
