package testdata;

import java.util.Optional;

/** Casts to type variables, which fail where the value is used. */
class HeapPollution {
  @SuppressWarnings("unchecked")
  private static <T> T cast(Object value) {
    return (T) value;
  }

  @SafeVarargs
  private static <T> T[] array(T... values) {
    return values;
  }

  private static <T> T[] pair(T one, T other) {
    return array(one, other);
  }

  String value(Optional<String> given, Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> HeapPollution.<String>cast(value).trim());
  }

  String[] values(Optional<String[]> given, String value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> pair(value.trim(), value));
  }

  static class Box<T> {
    final T value;

    Box(T value) {
      this.value = value;
    }

    T get() {
      return value;
    }
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  private static Box<String> raw() {
    Box raw = new Box(1);
    return raw;
  }

  String called(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> raw().get().trim());
  }

  String read(Optional<String> given, Box<String> box) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> "value ".concat(box.value));
  }
}
