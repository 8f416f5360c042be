package testdata;

import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Fallbacks that throw for some values: a lambda would no longer do that on every call. */
public class Failures {
  private final int[] numbers = {1, 2, 3};
  private Integer unset;

  private static int validated(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("negative");
    }
    return n * n;
  }

  int validates(OptionalInt given, int n) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(validated(n));
  }

  private static String required(String text) {
    return Objects.requireNonNull(text).trim();
  }

  String requires(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(required(null));
  }

  private int at(int index) {
    int number = numbers[index];
    return number + numbers.length;
  }

  int accesses(OptionalInt given, int index) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(at(index));
  }

  private int sum() {
    int sum = 0;
    for (int i = 0; i < numbers.length; i++) {
      sum += numbers[i];
    }
    return sum;
  }

  int staysInBounds(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(sum());
  }

  private static int quotient(int divisor) {
    int result = 1;
    result += 100 / divisor;
    return result;
  }

  int divides(OptionalInt given, int divisor) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(quotient(divisor));
  }

  private int unboxed() {
    int value = unset;
    return value + 1;
  }

  int unboxes(OptionalInt given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(unboxed());
  }

  private static String upper(Map<String, String> names, String key) {
    return names.get(key).trim();
  }

  String dereferences(Optional<String> given, Map<String, String> names) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(upper(names, "no such key"));
  }

  private static String upperOrNone(Map<String, String> names, String key) {
    String name = names.get(key);
    return name == null ? "none" : name.trim();
  }

  String tests(Optional<String> given, Map<String, String> names) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> upperOrNone(names, "no such key"));
  }

  private static Object cast(Object value) {
    return ((String) value).trim();
  }

  Object casts(Optional<Object> given, Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(cast(value));
  }

  private static int parsed(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  int catches(OptionalInt given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(parsed(text));
  }

  private static int parsedWrongly(String text) {
    try {
      return Integer.parseInt(text);
    } catch (IllegalStateException e) {
      return -1;
    }
  }

  int catchesAnother(OptionalInt given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(parsedWrongly(text));
  }

  String compiles(Optional<String> given, String text) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Pattern.compile(text).pattern().trim());
  }

  String compilesConstant(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> Pattern.compile("a+").pattern().trim());
  }

  String dates(Optional<String> given, int month) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(LocalDate.of(2024, month, 1).toString());
  }

  String duplicates(Optional<String> given, int one) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Set.of(1, one).toString());
  }

  Object collects(Optional<Object> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Stream.of(1, 1).collect(Collectors.toMap(it -> it, it -> it)));
  }

  private static List<Integer> pruned() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    for (Integer each : list) {
      list.remove(each);
    }
    return list;
  }

  Object changesWhileIterating(Optional<Object> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(pruned());
  }

  private static Object queue(String element) {
    ArrayDeque<String> queue = new ArrayDeque<>();
    queue.add(element);
    return queue;
  }

  Object rejectsNull(Optional<Object> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(queue(null));
  }

  private static Object stored(Object[] array) {
    array = array.clone();
    array[0] = 1;
    return array;
  }

  Object stores(Optional<Object> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(stored(new String[1]));
  }

  public static void main(String[] args) {
    Failures failures = new Failures();
    System.out.println(failures.staysInBounds(OptionalInt.empty()));
    System.out.println(failures.tests(Optional.empty(), new HashMap<>()));
    System.out.println(failures.catches(OptionalInt.empty(), "x"));
    System.out.println(failures.compilesConstant(Optional.empty()));
    System.out.println(failures.staysInBounds(OptionalInt.of(1)));
    System.out.println(failures.tests(Optional.of("a"), new HashMap<>()));
    System.out.println(failures.catches(OptionalInt.of(1), "x"));
    System.out.println(failures.compilesConstant(Optional.of("a")));
  }
}
