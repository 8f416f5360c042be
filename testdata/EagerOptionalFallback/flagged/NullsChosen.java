package testdata;

import java.util.List;
import java.util.Optional;

/** Code adds a text, or null. */
class NullsChosen {
  static void add(List<String> names, String name) {
    names.add(name.isEmpty() ? name : null);
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
