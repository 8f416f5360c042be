package testdata;

import java.util.List;
import java.util.Optional;

/** Code adds null to a list. */
class NullsAdded {
  static void addNone(List<String> names) {
    names.add(null);
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
