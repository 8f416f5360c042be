package testdata;

import java.util.List;
import java.util.Optional;

/** A reference to a method maps some elements to null. */
class NullsReferenced {
  static List<String> messages(List<Exception> failures) {
    return failures.stream().map(Exception::getMessage).toList();
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
