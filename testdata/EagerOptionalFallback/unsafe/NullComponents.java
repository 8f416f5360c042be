package testdata;

import java.util.Map;
import java.util.Optional;

/** A record whose component is given the result of a method that may return null. */
class NullComponents {
  private record Entry(String key, String value) {
    static Entry of(String key, Map<String, String> values) {
      return new Entry(key, values.get(key));
    }
  }

  String value(Optional<String> given, Entry entry) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> entry.value().trim());
  }

  static String key(Optional<String> given, Entry entry) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> entry.key().trim());
  }

  public static void main(String[] args) {
    Entry entry = Entry.of(" k ", Map.of());
    System.out.println(key(Optional.empty(), entry) + key(Optional.of("given"), entry));
  }
}
