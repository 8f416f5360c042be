// OPTIONS: --release 7
package testdata;

import com.google.common.base.Optional;
import java.util.Locale;
import java.util.Objects;

/** Java 7 has no lambdas; a null test needs none. */
public class OldSource {
  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).concat(text);
  }

  static String optional(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The fallback is evaluated on every call, even when the Optional is present. A lambda for or does not compile here: the source level has none.
    return given.or(slow("optional"));
  }

  static String nonNull(String given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given != null ? given : Objects.requireNonNull(slow("non null"));
  }

  public static void main(String[] args) {
    System.out.println(nonNull(null) + nonNull("given") + optional(Optional.of("optional")));
  }
}
