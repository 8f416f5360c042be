package testdata;

import java.util.Locale;
import java.util.Optional;

/** Suppressed under the rule's name, and under those that other tools give it. */
class Suppressed {
  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  @SuppressWarnings("EagerOptionalFallback")
  String byName(Optional<String> given) {
    return given.orElse(slow("name"));
  }

  @SuppressWarnings("OptionalOrElseGet")
  String byPeer(Optional<String> given) {
    return given.orElse(slow("peer"));
  }

  @SuppressWarnings({"unused", "OptionalOrElseMethodInvocation"})
  static class ByOtherPeer {
    final String name = Optional.<String>empty().orElse(slow("other peer"));
  }
}
