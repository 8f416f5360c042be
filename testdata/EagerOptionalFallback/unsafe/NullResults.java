package testdata;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A library refuses null from some functions and hands on that of others. */
public class NullResults {
  private static final Map<String, String> NAMES = new HashMap<>(Map.of("a", "b"));
  private static final Function<String, String> FIND = NullResults::find;
  private static final Supplier<String> NONE = () -> find("z");

  private static String find(String key) {
    for (String name : NAMES.keySet()) {
      if (name.equals(key)) {
        return name;
      }
    }
    return null;
  }

  private static String required() {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return Objects.requireNonNullElseGet(find("z"), () -> NAMES.get("y")).trim();
  }

  private static String fallenBack() {
    String none = NAMES.get("z");
    return Optional.of("a").filter(String::isEmpty).orElse(none).trim();
  }

  private static <T, R> R apply(T value, Function<? super T, ? extends R> function) {
    return function.apply(value);
  }

  private static Integer count(String key) {
    return key.isEmpty() ? 1 : null;
  }

  static Boolean flatMap(Optional<Boolean> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Optional.of("a").flatMap(name -> null).isPresent());
  }

  static String compared(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Stream.of("z", "a").min(Comparator.comparing(NullResults::find)).get());
  }

  static Integer unboxed(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Stream.of("z", "a").mapToInt(NullResults::count).sum());
  }

  static Boolean found(Optional<Boolean> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Stream.of("z", "a").map(FIND).findFirst().isPresent());
  }

  static Integer collected(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> Stream.of("z", "a").collect(Collectors.toMap(name -> name, FIND)).size());
  }

  static String called(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> FIND.apply("z").trim());
  }

  static String supplied(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> NONE.get().trim());
  }

  static String computed(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> new HashMap<String, String>().computeIfAbsent("k", NullResults::find).trim());
  }

  static String requires(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> required());
  }

  static String fallsBack(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> fallenBack());
  }

  static Integer applies(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> apply(null, (String name) -> name.length()));
  }
}
