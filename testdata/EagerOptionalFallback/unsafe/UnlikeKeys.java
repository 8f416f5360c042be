package testdata;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** An ordered collection compares its keys with what it looks for. */
public class UnlikeKeys {
  private static final Collection<String> NAMES = new TreeSet<>(Set.of("a"));
  private static final Set<Object> VALUES = new TreeSet<>(Set.of("a"));
  private static final Map<String, String> TEXTS = new TreeMap<>(Map.of("a", "b"));

  static Boolean like(Optional<Boolean> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> NAMES.contains("a") && NAMES.containsAll(List.of("b")));
  }

  static String likeKey(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> TEXTS.getOrDefault("b", "none"));
  }

  static String sortedNames(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Stream.of("b", "a").sorted().toList().toString());
  }

  static Boolean other(Optional<Boolean> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> NAMES.contains(5));
  }

  static Boolean others(Optional<Boolean> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> NAMES.containsAll(List.of(1)));
  }

  static Boolean objects(Optional<Boolean> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> VALUES.contains("a"));
  }

  static String otherKey(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> TEXTS.getOrDefault(5, "none"));
  }

  static String sortedLists(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Stream.of(List.of("b"), List.of("a")).sorted().toList().toString());
  }

  static Integer stored(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> List.of("a").toArray(Integer[]::new).length);
  }

  static Integer streamed(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Stream.of("a").toArray(Integer[]::new).length);
  }

  static Integer strings(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Stream.of("b", "a").toArray(String[]::new).length);
  }

  public static void main(String[] args) {
    System.out.println(like(Optional.empty()));
    System.out.println(like(Optional.of(true)));
    System.out.println(likeKey(Optional.empty()));
    System.out.println(likeKey(Optional.of("present")));
    System.out.println(sortedNames(Optional.empty()));
    System.out.println(sortedNames(Optional.of("present")));
    System.out.println(strings(Optional.empty()));
    System.out.println(strings(Optional.of(-1)));
  }
}
