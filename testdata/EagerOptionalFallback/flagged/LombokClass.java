// PROCESSOR: lombok
package testdata;

import java.util.Locale;
import java.util.Optional;
import lombok.Getter;
import lombok.RequiredArgsConstructor;
import lombok.val;

/** Lombok's own trees have no positions; what was written has. */
@Getter
@RequiredArgsConstructor
public class LombokClass {
  private final String name;

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  String find(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    val result = given.orElse(slow(getName()));
    return result;
  }

  String cheap(Optional<String> given) {
    return given.orElse(getName());
  }

  public static void main(String[] args) {
    LombokClass lombok = new LombokClass("name");
    System.out.println(lombok.find(Optional.empty()) + lombok.find(Optional.of("given")));
    System.out.println(lombok.cheap(Optional.empty()) + lombok.cheap(Optional.of("given")));
  }
}
