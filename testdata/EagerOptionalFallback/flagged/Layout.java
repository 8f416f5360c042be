package testdata;

import java.util.Locale;
import java.util.Optional;

/** The fallback's text, comments and line breaks stay as they are. */
public class Layout {
  static String slow(String text) {
    return text.toUpperCase(Locale.ROOT).repeat(2);
  }

  static String comments(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given /* who */ . /* what */ orElse /* how */ ( /* why */ slow("comments") /* end */ );
  }

  static String lines(Optional<String> given) {
    return given
        .map(
            // BUG: Diagnostic contains: SUGGESTION SAFE
            it -> Optional.<String>empty().orElse(slow("inner")) + it)
        .orElse("cheap");
  }

  static String brokenChain(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given
        .map(String::strip)
        // Seldom taken.
        .orElse(
            // Costs a lot.
            slow(
                "broken"
                    + " chain") // Trailing.
            );
  }

  static String parenthesized(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (given).orElse(((slow("parenthesized"))));
  }

  static String nested(Optional<String> one, Optional<String> two) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return one.orElse(two.orElse(slow("nested")));
  }

  static String nestedThrice(Optional<String> one, Optional<String> two, Optional<String> three) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return one.orElse(two.orElse(slow(three.orElse(slow("thrice")))));
  }

  static String twice(Optional<String> one, Optional<String> two) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return one.orElse(slow("once")) + two.orElse(slow("twice"));
  }

  static String inReceiver(Optional<String> one) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return Optional.of(one.orElse(slow("receiver"))).filter(it -> it.length() > 9).orElse(slow("r"));
  }

  static String tabs(Optional<String> given) {
		// BUG: Diagnostic contains: SUGGESTION SAFE
		return given.orElse(	slow("tabs")	);
  }

  static String unicode(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "ü😀" + given.orElse(slow("é😀"));
  }

  static String textBlock(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(slow("""
        text
          block
        """));
  }

  public static void main(String[] args) {
    Optional<String> none = Optional.empty();
    Optional<String> some = Optional.of("some");
    for (Optional<String> given : java.util.List.of(none, some)) {
      System.out.println(comments(given) + lines(given) + brokenChain(given));
      System.out.println(parenthesized(given) + inReceiver(given) + tabs(given));
      System.out.println(unicode(given) + textBlock(given));
      for (Optional<String> other : java.util.List.of(none, some)) {
        System.out.println(nested(given, other) + twice(given, other));
        System.out.println(nestedThrice(given, other, none) + nestedThrice(given, other, some));
      }
    }
  }
}
