package testdata;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A collection of the file holds null. */
class NullElements {
  private static final List<String> NAMES = Arrays.asList("a", null);

  private static int length(List<String> names) {
    int length = 0;
    for (String name : names) {
      length += name.length();
    }
    return length;
  }

  private static int lengthOfAll(String... names) {
    return names[0].length();
  }

  int loop(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(length(NAMES));
  }

  int stream(Optional<Integer> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(NAMES.stream().mapToInt(String::length).sum());
  }
}
