package testdata;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Text and hash codes of what may be a collection that holds itself, which do not end. */
public class HeldByThemselves {
  private static final List<Object> CYCLE = cycle();

  private static List<Object> cycle() {
    List<Object> outer = new ArrayList<>();
    List<Object> inner = new ArrayList<>();
    outer.add(inner);
    inner.add(outer);
    return outer;
  }

  record Holder(Object held) {}

  static int hash(Optional<Integer> given, List<Object> list) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(list.hashCode());
  }

  static String wildcard(Optional<String> given, Map<String, List<?>> lists) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(lists.toString());
  }

  @SuppressWarnings("rawtypes")
  static String raw(Optional<String> given, List list) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse("raw " + list.toString());
  }

  static class Branches extends ArrayList<Branches> {}

  static int ownElements(Optional<Integer> given, Branches branches) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(branches.hashCode());
  }

  static String general(Optional<String> given, Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse("value ".concat(String.valueOf(value)));
  }

  static int array(Optional<Integer> given, Object[] values) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Arrays.hashCode(values));
  }

  static <T> int variable(Optional<Integer> given, T value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(Objects.hash(value, 1));
  }

  static String record(Optional<String> given, Holder holder) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(holder.toString());
  }

  static boolean found(Optional<Boolean> given, List<Object> list, Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(list.contains(value));
  }

  static String values(Optional<String> given, Map<String, List<String>> lists) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(lists.toString());
  }

  static Object lookup(Optional<Object> given, Map<String, Object> values, String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(values.get(key));
  }

  static List<Object> copy(Optional<List<Object>> given, List<Object> list) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(new ArrayList<>(list));
  }

  private static void run(Runnable code) {
    try {
      code.run();
    } catch (StackOverflowError e) {
      System.out.println("overflow");
    }
  }

  public static void main(String[] args) {
    run(() -> System.out.println(hash(Optional.of(1), CYCLE)));
    run(() -> System.out.println(wildcard(Optional.of("one"), Map.of("cycle", CYCLE))));
    run(() -> System.out.println(raw(Optional.of("one"), CYCLE)));
    run(() -> System.out.println(general(Optional.of("one"), CYCLE)));
    run(() -> System.out.println(array(Optional.of(1), CYCLE.toArray())));
    run(() -> System.out.println(variable(Optional.of(1), CYCLE)));
    run(() -> System.out.println(record(Optional.of("one"), new Holder(CYCLE))));
    run(() -> System.out.println(found(Optional.of(true), CYCLE, cycle())));
    run(() -> System.out.println(values(Optional.empty(), Map.of("list", List.of("text")))));
    run(() -> System.out.println(lookup(Optional.of("one"), Map.of("cycle", CYCLE), "cycle")));
    run(() -> System.out.println(copy(Optional.of(List.of()), CYCLE)));
  }
}
