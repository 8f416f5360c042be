package testdata;

import java.util.List;
import java.util.Optional;

/** A function maps some elements to null. */
class NullsMapped {
  static List<String> named(List<String> names) {
    return names.stream().map(name -> name.isEmpty() ? null : name).toList();
  }

  private static int length(List<String> names) {
    int length = 0;
    for (String name : names) {
      length += name.length();
    }
    return length;
  }

  int loop(Optional<Integer> given, List<String> names) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> length(names));
  }
}
