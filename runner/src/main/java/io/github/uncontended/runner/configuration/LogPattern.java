package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;

/** The conversions of a log pattern that need the place of the call. */
final class LogPattern {
  /**
   * The same names in Logback and in Log4j 2, but {@code caller}, {@code l} and {@code location}.
   */
  private static final ImmutableSet<String> LOCATION =
      ImmutableSet.of(
          "C", "class", "M", "method", "L", "line", "F", "file", "caller", "l", "location");

  private LogPattern() {}

  /**
   * Whether the value of a setting is a pattern: its own, or the one that a selector begins with.
   */
  static boolean isIn(Setting setting) {
    return setting.name().equalsIgnoreCase("pattern")
        || setting.name().equalsIgnoreCase("defaultPattern");
  }

  /**
   * The range of the first conversion of a location in a pattern, such as {@code %-5L}.
   *
   * @param isLogback whether {@code %l} is no conversion
   */
  static Optional<int[]> location(String pattern, boolean isLogback) {
    int at = pattern.indexOf('%');
    while (at >= 0) {
      if (pattern.startsWith("%%", at)) {
        at++;
      } else if (at == 0 || pattern.charAt(at - 1) != '\\') {
        int name = at + 1;
        while (name < pattern.length() && isModifier(pattern.charAt(name))) {
          name++;
        }
        int end = name;
        while (end < pattern.length() && isLetter(pattern.charAt(end))) {
          end++;
        }
        String word = pattern.substring(name, end);
        if (LOCATION.contains(word)
            && !(isLogback && word.startsWith("l") && !word.equals("line"))) {
          return Optional.of(new int[] {at, end});
        }
      }
      at = pattern.indexOf('%', at + 1);
    }
    return Optional.empty();
  }

  private static boolean isModifier(char c) {
    return c == '-' || c == '.' || (c >= '0' && c <= '9');
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
