package testdata;

import java.util.Locale;
import java.util.Optional;
import java.util.logging.Logger;

/** Places that run once, or only when something has failed. */
public class ColdPlaces {
  private static final Logger LOGGER = Logger.getLogger("cold");
  private static final String NAME = Optional.<String>empty().orElse(slow("static"));
  private static final String OTHER;

  static {
    OTHER = Optional.<String>empty().orElse(slow("block"));
  }

  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  void fails(Optional<String> given) {
    throw new IllegalStateException(given.orElse(slow("message")));
  }

  void asserts(Optional<String> given) {
    assert given.isPresent() : given.orElse(slow("message"));
  }

  void logs(Optional<String> given) {
    LOGGER.fine(given.orElse(slow("message")));
  }

  public static void main(String[] args) {
    System.out.println(Optional.ofNullable(args).map(it -> NAME).orElse(slow("main")) + OTHER);
  }
}
