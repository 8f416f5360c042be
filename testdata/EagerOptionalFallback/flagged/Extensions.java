// PROCESSOR: lombok
package testdata;

import java.util.Objects;
import java.util.Optional;
import lombok.experimental.ExtensionMethod;

/** Lombok moves the receivers of calls into their arguments, and leaves wrong positions. */
@ExtensionMethod(Objects.class)
class Extensions {
  private final String name = "name";

  private String load() {
    return name.repeat(2).trim();
  }

  String extended(String given) {
    // BUG: Diagnostic contains: ADVICE
    return given.requireNonNullElse(load());
  }

  String ordinary(Optional<String> given) {
    // BUG: Diagnostic contains: ADVICE
    return given.orElse(load());
  }
}
