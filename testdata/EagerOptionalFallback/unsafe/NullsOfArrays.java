package testdata;

import java.util.List;
import java.util.Optional;

/** The elements of a new array are null. */
class NullsOfArrays {
  static String[] slots() {
    String[] slots = new String[2];
    return slots;
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
