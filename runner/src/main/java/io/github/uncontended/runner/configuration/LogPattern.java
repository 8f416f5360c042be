package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.Setting;

/** The conversions of a log pattern that need the place of the call. */
final class LogPattern {
  /**
   * The same names in Logback and in Log4j 2, but {@code caller}, {@code l} and {@code location}.
   */
  private static final ImmutableSet<String> LOCATION =
      ImmutableSet.of(
          "C", "class", "M", "method", "L", "line", "F", "file", "caller", "l", "location");

  /** Those of Log4j 2 that begin like one of a location, and are none. */
  private static final ImmutableSet<String> LIKE_LOCATION =
      ImmutableSet.of("MAP", "MDC", "level", "logger");

  private LogPattern() {}

  /**
   * What conversions mean.
   *
   * @param isLogback whether {@code %l} is no conversion, a name may have digits, and options in
   *     braces are no patterns, as in <code>%replace(%msg){'%L', 'x'}</code>; those of Log4j 2 may
   *     be
   * @param redefined the words for which an application has converters of its own
   */
  record Language(boolean isLogback, ImmutableSet<String> redefined) {
    /** The language of a library, without words of an application. */
    static Language of(boolean isLogback) {
      return new Language(isLogback, ImmutableSet.of());
    }
  }

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

  /** The ranges of the conversions of a location in a pattern, such as {@code %-5L}. */
  static ImmutableList<int[]> locations(String pattern, Language language) {
    ImmutableList.Builder<int[]> locations = ImmutableList.builder();
    boolean isLogback = language.isLogback();
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
        int length = lengthOfLocation(pattern.substring(name, end), language);
        if (length > 0) {
          locations.add(new int[] {at, name + length});
        }
        at = isLogback ? afterOptions(pattern, end) : end;
      }
    }
    return locations.build();
  }

  /**
   * How much of a word is a conversion of a location; 0 for another conversion. A longer word that
   * begins with a letter, such as {@code %Masked}, is more likely that of an application's own
   * converter.
   */
  private static int lengthOfLocation(String word, Language language) {
    if (language.isLogback()) {
      boolean isOfLog4j = word.startsWith("l") && !word.equals("line");
      return LOCATION.contains(word) && !isOfLog4j && !language.redefined().contains(word)
          ? word.length()
          : 0;
    }
    for (int length = word.length(); length > 0; length--) {
      String conversion = word.substring(0, length);
      if (LIKE_LOCATION.contains(conversion)) {
        return 0;
      }
      if (LOCATION.contains(conversion) && !conversion.equals("caller")) {
        return length > 1 || word.length() == 1 ? length : 0;
      }
    }
    return 0;
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

  /** Log4j 2 takes the longest conversion that a word begins with: what follows is text. */
  private static boolean isOfName(char c, boolean isLogback) {
    return isLogback
        ? Character.isJavaIdentifierPart(c)
        : (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
