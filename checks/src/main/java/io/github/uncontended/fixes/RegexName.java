package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a regular expression matches, as part of the name of a constant. */
final class RegexName {
  private static final Pattern CLASS = Pattern.compile("(\\\\[sSdDwW])[+*]?\\+?");

  /** What is no text of its own: escapes, classes, quantifiers and the beginnings of groups. */
  private static final Pattern SYNTAX =
      Pattern.compile(
          "\\\\[pP]\\{[^}]*}|\\\\[xuk].*|\\\\.|\\[.*]|\\{[\\d,]*}|\\(\\?<?\\w*[>:=!]?|[+*?]");

  private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}");

  /** The predefined classes. */
  private static final ImmutableMap<String, String> CLASSES =
      ImmutableMap.of(
          "\\s", "WHITESPACE",
          "\\S", "NON_WHITESPACE",
          "\\d", "DIGITS",
          "\\D", "NON_DIGITS",
          "\\w", "WORD",
          "\\W", "NON_WORD");

  private RegexName() {}

  /** The name of the class that an expression consists of, or the only word in it. */
  static Optional<String> of(String expression) {
    Matcher whole = CLASS.matcher(expression);
    if (whole.matches()) {
      return Optional.ofNullable(CLASSES.get(whole.group(1)));
    }
    Matcher word = WORD.matcher(SYNTAX.matcher(expression).replaceAll(" "));
    if (!word.find()) {
      return Optional.empty();
    }
    String first = word.group();
    return word.find() ? Optional.empty() : Optional.of(first);
  }
}
