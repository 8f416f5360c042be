package testdata;

import java.util.Optional;

/** Lines that end as on Windows. */
public class Crlf {
  static String slow(String text) {
    return text.strip().repeat(2);
  }

  static String find(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given
        .orElse(
            // Seldom.
            slow("windows"));
  }

  public static void main(String[] args) {
    System.out.println(find(Optional.empty()) + find(Optional.of("given")));
  }
}
