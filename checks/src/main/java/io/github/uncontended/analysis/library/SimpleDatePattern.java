package io.github.uncontended.analysis.library;

/**
 * Which patterns mean the same to {@code SimpleDateFormat} and to {@code DateTimeFormatter}, where
 * they print dates.
 *
 * <p>Of the letters, {@code u} is a day to one and a year to the other, {@code S} a number of
 * milliseconds or a fraction, {@code X} hours or hours with minutes; {@code z}, {@code G} and
 * {@code F} print other texts or numbers, and weeks depend on the calendar of the locale. Names of
 * months have another form where they stand alone, which only {@code SimpleDateFormat} knows by
 * itself.
 */
public final class SimpleDatePattern {
  private static final String RESERVED = "[]{}#";

  private SimpleDatePattern() {}

  /** Whether both print the same texts for a pattern. */
  public static boolean meansSame(String pattern) {
    boolean isQuoted = false;
    boolean namesMonth = false;
    boolean hasDay = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\'') {
        isQuoted = !isQuoted;
      } else if (!isQuoted && DatePatternCall.isLetter(c)) {
        int count = 1;
        while (i + 1 < pattern.length() && pattern.charAt(i + 1) == c) {
          i++;
          count++;
        }
        if (!isSame(c, count)) {
          return false;
        }
        namesMonth |= c == 'M' && count > 2;
        hasDay |= c == 'd';
      } else if (!isQuoted && RESERVED.indexOf(c) >= 0) {
        return false;
      }
    }
    return !isQuoted && (hasDay || !namesMonth);
  }

  private static boolean isSame(char letter, int count) {
    return switch (letter) {
      case 'y', 'M', 'E' -> count <= 4;
      case 'D', 'Z' -> count <= 3;
      case 'd', 'H', 'h', 'K', 'k', 'm', 's' -> count <= 2;
      case 'S' -> count == 3;
      case 'X' -> count == 2 || count == 3;
      case 'a' -> count == 1;
      default -> false;
    };
  }
}
