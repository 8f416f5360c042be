package testdata;

import java.util.List;
import java.util.Optional;

/** Code adds what a method finds, or null. */
class NullsFound {
  static void addMessage(List<String> names, Exception failure) {
    names.add(failure.getMessage());
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
