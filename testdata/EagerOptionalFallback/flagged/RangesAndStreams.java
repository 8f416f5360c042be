package testdata;

import java.math.MathContext;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/** Ranges can be out of bounds, and a stream can be used once. */
public class RangesAndStreams {
  private static final AtomicReference<String> UNSET = new AtomicReference<>();

  private static int once() {
    Stream<String> names = Stream.of("a", "b");
    return (int) names.count();
  }

  private static long twice() {
    Stream<String> names = Stream.of("a", "b");
    return names.count() + names.count();
  }

  private static long inLoop() {
    Stream<String> names = Stream.of("a", "b");
    long count = 0;
    for (int i = 0; i < 2; i++) {
      count += names.count();
    }
    return count;
  }

  private static String filled() {
    int[] numbers = {1, 2};
    Arrays.fill(numbers, 1, 5, 0);
    return Arrays.toString(numbers);
  }

  private static int copied() {
    int[] numbers = new int[1];
    System.arraycopy(new int[] {1, 2}, 0, numbers, 0, 2);
    return numbers[0];
  }

  private static String appended() {
    StringBuilder text = new StringBuilder();
    return text.append("abc", 2, 1).toString();
  }

  private static int inserted() {
    List<String> names = new ArrayList<>();
    names.addAll(5, List.of("a"));
    return names.size();
  }

  static Integer countsOnce(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(once());
  }

  static Long countsTwice(Optional<Long> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(twice());
  }

  static Long countsInLoop(Optional<Long> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(inLoop());
  }

  static String fills(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(filled());
  }

  static Integer copies(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(copied());
  }

  static String appends(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(appended());
  }

  static Integer inserts(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(inserted());
  }

  static Integer searches(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new Vector<>(List.of("a")).indexOf("a", -1));
  }

  static Integer searchesCopy(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new CopyOnWriteArrayList<>(List.of("a")).indexOf("a", -1));
  }

  static String plain(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(UNSET.getPlain().trim());
  }

  static String ofObject(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Object.class.getGenericSuperclass().getTypeName());
  }

  static Integer precision(Optional<Integer> given, int digits) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new MathContext(digits).toString().length());
  }

  static Integer slots(Optional<Integer> given, int size) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(new AtomicIntegerArray(size).toString().length());
  }

  static String today(Optional<String> given, Clock clock) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(LocalDate.now(clock).toString());
  }

  public static void main(String[] args) {
    System.out.println(countsOnce(Optional.empty()));
    System.out.println(countsOnce(Optional.of(-1)));
  }
}
