package testdata;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Fields that hold what may be null, and containers and arrays that have null elements. */
class NullsOfFields {
  private static final String PROPERTY = System.getProperty("testdata.absent");
  private static final String SET = System.getProperty("java.version", "none");
  private static final String[] SLOTS = new String[2];
  private static final Integer[] NUMBERS = {1, null};
  private static final List<String> NAMES = Arrays.asList("a", null);

  String dereferenced(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(PROPERTY.trim());
  }

  static String withDefault(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(SET.trim());
  }

  boolean searched(Optional<Boolean> given, List<String> names) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(List.of("a").contains(PROPERTY));
  }

  int listed(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(List.of(SLOTS).size());
  }

  int streamed(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Arrays.stream(SLOTS).mapToInt(String::length).sum());
  }

  int fromLocal(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(lengthOfSlots());
  }

  private static int lengthOfSlots() {
    String[] slots = new String[2];
    int length = 0;
    for (String slot : slots) {
      length += slot.length();
    }
    return length;
  }

  int unboxed(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Arrays.stream(NUMBERS).mapToInt(number -> number).sum());
  }

  int compared(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Stream.of(NUMBERS).map(Integer::signum).toList().size());
  }

  Optional<String> greatest(Optional<Optional<String>> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(NAMES.stream().max(Comparator.naturalOrder()));
  }

  Optional<String> second(Optional<Optional<String>> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(NAMES.stream().skip(1).findFirst());
  }

  String element(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(NAMES.get(1).trim());
  }

  static long counted(Optional<Long> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(NAMES.stream().filter(name -> name != null).count());
  }

  static String joined(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(String.join(",", NAMES));
  }

  public static void main(String[] args) {
    System.out.println(withDefault(Optional.of("a")) + withDefault(Optional.empty()).isEmpty());
    System.out.println(counted(Optional.of(7L)) + " " + counted(Optional.empty()));
    System.out.println(joined(Optional.of("a")) + " " + joined(Optional.empty()));
  }
}
