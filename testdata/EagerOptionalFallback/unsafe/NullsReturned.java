package testdata;

import java.util.List;
import java.util.Optional;

/** A function returns null for some elements. */
class NullsReturned {
  static List<String> named(List<String> names) {
    return names.stream()
        .map(
            name -> {
              if (name.isEmpty()) {
                return null;
              }
              return name;
            })
        .toList();
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
