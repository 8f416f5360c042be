package io.github.uncontended.fixes;

import com.google.common.base.CharMatcher;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes string literals whose characters are spelled as other code spells them. */
final class StringLiteral {
  /** A character of a literal, or what stands for one: a Unicode, octal or other escape. */
  private static final Pattern CHARACTER =
      Pattern.compile(
          "\\\\u+(?<code>[0-9a-fA-F]{4})"
              + "|\\\\(?<octal>[0-3][0-7]{0,2}|[4-7][0-7]?)"
              + "|\\\\(?<letter>[btnfrs\"'\\\\])"
              + "|[^\\\\\"]");

  private static final String LETTERS = "btnfrs\"'\\";
  private static final String ESCAPED = "\b\t\n\f\r \"'\\";

  private static final CharMatcher DIGIT = CharMatcher.inRange('0', '7');
  private static final char BACKSLASH = '\\';

  private final String source;
  private final Map<Character, String> escapes = new HashMap<>();

  /**
   * A writer of literals.
   *
   * @param source other code: characters in it need no escape, and a single literal shows by which
   *     escapes it spells others
   */
  StringLiteral(String source) {
    this.source = source;
    if (source.indexOf(BACKSLASH) >= 0) {
      addEscapes();
    }
  }

  /** Adds the escapes of characters that the source spells in one way only. */
  private void addEscapes() {
    int end = source.length() - 1;
    if (end < 1 || source.charAt(0) != '"' || source.charAt(end) != '"') {
      return;
    }
    Map<Character, String> spellings = new HashMap<>();
    Matcher next = CHARACTER.matcher(source).region(1, end);
    while (next.lookingAt()) {
      String spelling = next.group();
      if (next.group("code") != null) {
        char coded = (char) Integer.parseInt(next.group("code"), 16);
        if (coded == BACKSLASH) {
          // It may begin another escape.
          return;
        }
        spellings.merge(coded, spelling, StringLiteral::same);
      } else if (next.group("octal") != null) {
        char coded = (char) Integer.parseInt(next.group("octal"), 8);
        spellings.merge(coded, spelling, StringLiteral::same);
      } else if (next.group("letter") != null) {
        char letter = next.group("letter").charAt(0);
        char coded = ESCAPED.charAt(LETTERS.indexOf(letter));
        spellings.merge(coded, spelling, StringLiteral::same);
      } else {
        // Two chars beyond the basic plane.
        spelling.chars().forEach(c -> spellings.merge((char) c, "", StringLiteral::same));
      }
      next.region(next.end(), end);
    }
    if (next.regionStart() == end) {
      spellings.forEach(
          (coded, spelling) -> {
            if (!spelling.isEmpty()) {
              escapes.put(coded, spelling);
            }
          });
    }
  }

  /** The one escape of a character; empty if there are two spellings. */
  private static String same(String one, String other) {
    return one.equals(other) ? one : "";
  }

  /** The literal with a value. */
  String write(String value) {
    StringBuilder literal = new StringBuilder(value.length() + 2).append('"');
    for (int i = 0; i < value.length(); i++) {
      boolean isBeforeDigit = i + 1 < value.length() && DIGIT.matches(value.charAt(i + 1));
      append(value.charAt(i), isBeforeDigit, literal);
    }
    return literal.append('"').toString();
  }

  private void append(char c, boolean isBeforeDigit, StringBuilder literal) {
    String escape = escapes.get(c);
    if (escape != null && !(isBeforeDigit && takesDigit(escape))) {
      literal.append(escape);
      return;
    }
    switch (c) {
      case '\n' -> literal.append("\\n");
      case '\t' -> literal.append("\\t");
      case '\r' -> literal.append("\\r");
      case '\b' -> literal.append("\\b");
      case '\f' -> literal.append("\\f");
      case '"' -> literal.append("\\\"");
      case BACKSLASH -> literal.append("\\\\");
      default -> {
        if ((c >= ' ' && c < 0x7f) || (c > 0x7f && source.indexOf(c) >= 0)) {
          literal.append(c);
        } else {
          literal.append(String.format("\\u%04x", (int) c));
        }
      }
    }
  }

  /** Whether a digit behind an escape would be a part of it. */
  private static boolean takesDigit(String escape) {
    char first = escape.charAt(1);
    return DIGIT.matches(first) && escape.length() <= (first <= '3' ? 3 : 2);
  }
}
