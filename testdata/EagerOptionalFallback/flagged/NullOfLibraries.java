package testdata;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/** Null that a library returns, or gives back. */
class NullOfLibraries {
  private static final Map.Entry<String, String> ENTRY =
      new AbstractMap.SimpleEntry<>("key", null);

  private static String text() {
    return Objects.toString(ENTRY.hashCode(), null);
  }

  private static String trimmed() {
    return StringUtils.trimToNull(" ");
  }

  private static String value() {
    return ENTRY.getValue();
  }

  static String fallback(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(text().concat("!"));
  }

  static String nothingLeft(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(trimmed().concat("!"));
  }

  static String kept(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(value().concat("!"));
  }
}
