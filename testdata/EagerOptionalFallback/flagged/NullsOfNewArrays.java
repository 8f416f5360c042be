package testdata;

import java.util.List;
import java.util.Optional;

/** The elements of a new array are null. */
class NullsOfNewArrays {
  private String[] slots;

  void clear() {
    slots = new String[slots.length];
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
    return given.orElse(length(names));
  }
}
