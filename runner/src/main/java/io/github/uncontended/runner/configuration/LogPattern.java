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

  /** Whether a pattern writes lines for people, and not JSON. */
  static boolean isForPeople(String pattern) {
    return !pattern.isBlank() && !pattern.strip().startsWith("{");
  }

  /**
   * The range of the first conversion of a location in a pattern, such as {@code %-5L}.
   *
   * @param isLogback whether {@code %l} is no conversion, a name may have digits, and options in
   *     braces are no patterns, as in <code>%replace(%msg){'%L', 'x'}</code>; those of Log4j 2 may
   *     be
   */
  static Optional<int[]> location(String pattern, boolean isLogback) {
    int at = 0;
    while (at < pattern.length()) {
      char c = pattern.charAt(at);
      if (c == '\\' || pattern.startsWith("%%", at)) {
        at += 2;
      } else if (c == ')' && isLogback) {
        at = afterOptions(pattern, at + 1);
      } else if (c != '%') {
        at++;
      } else {
        int name = at + 1;
        while (name < pattern.length() && isModifier(pattern.charAt(name))) {
          name++;
        }
        int end = name;
        while (end < pattern.length() && isOfName(pattern.charAt(end), isLogback)) {
          end++;
        }
        if (isLocation(pattern.substring(name, end), isLogback)) {
          return Optional.of(new int[] {at, end});
        }
        at = isLogback ? afterOptions(pattern, end) : end;
      }
    }
    return Optional.empty();
  }

  private static boolean isLocation(String word, boolean isLogback) {
    return LOCATION.contains(word) && !(isLogback && word.startsWith("l") && !word.equals("line"));
  }

  /** The offset after options in braces, if there are some; quotes may enclose a brace. */
  private static int afterOptions(String pattern, int start) {
    if (!pattern.startsWith("{", start)) {
      return start;
    }
    for (int i = start + 1; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      int quoted = c == '"' || c == '\'' ? pattern.indexOf(c, i + 1) : -1;
      if (quoted >= 0) {
        i = quoted;
      } else if (c == '}') {
        return i + 1;
      }
    }
    return pattern.length();
  }

  private static boolean isModifier(char c) {
    return c == '-' || c == '.' || (c >= '0' && c <= '9');
  }

  /** Log4j 2 takes the longest conversion that a word begins with, Logback the whole word. */
  private static boolean isOfName(char c, boolean isLogback) {
    return isLogback
        ? Character.isJavaIdentifierPart(c)
        : (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
