package testdata;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A list has the elements of a new array. */
class NullsListed {
  static List<String> slots() {
    return Arrays.asList(new String[2]);
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
