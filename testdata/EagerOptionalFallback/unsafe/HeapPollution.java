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
}
