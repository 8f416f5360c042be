package io.github.uncontended.profile;

/**
 * How a {@link Profile} writes its figures: with two significant digits, and beside them, in
 * thousandths of the last digit, what the rounding took. Profiles are easy to read that way, and
 * merging many of them still adds up.
 */
public final class Figure {
  private static final int THOUSANDTHS = 1000;

  private Figure() {}

  /** A value, not negative, to two significant digits. */
  public static long rounded(long value) {
    long unit = unit(value);
    long down = value / unit * unit;
    return value - down < unit - (value - down) ? down : down + unit;
  }

  /** What the rounding took from a value, in thousandths of the last digit that it left. */
  public static int carry(long value) {
    long rounded = rounded(value);
    double rest = (double) (value - rounded) / unit(rounded) * THOUSANDTHS;
    return (int) Math.floor(rest);
  }

  /** The value that was rounded, as exactly as the carry tells. */
  public static long exact(long rounded, int carry) {
    return Math.max(0, rounded + Math.round((double) carry / THOUSANDTHS * unit(rounded)));
  }

  /** A value with two digits, as a decimal fraction with {@code scale} places. */
  public static String decimal(long value, int scale) {
    String digits = Long.toString(rounded(value));
    if (scale == 0) {
      return digits;
    }
    if (digits.length() <= scale) {
      digits = "0".repeat(scale + 1 - digits.length()) + digits;
    }
    int point = digits.length() - scale;
    int end = digits.length();
    while (end > point && digits.charAt(end - 1) == '0') {
      end--;
    }
    return end == point
        ? digits.substring(0, point)
        : digits.substring(0, point) + "." + digits.substring(point, end);
  }

  /**
   * Reads a decimal fraction.
   *
   * @return it times ten to the power of {@code scale}; -1 if the text is none, or too large
   */
  static long parse(String text, int start, int end, int scale) {
    long value = 0;
    int places = -1;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (c == '.' && places < 0 && i > start && i + 1 < end) {
        places = 0;
      } else if (c >= '0' && c <= '9' && value < Long.MAX_VALUE / 100 && places < scale) {
        value = value * 10 + (c - '0');
        places += places < 0 ? 0 : 1;
      } else {
        return -1;
      }
    }
    if (end == start) {
      return -1;
    }
    for (int i = Math.max(0, places); i < scale; i++) {
      if (value > Long.MAX_VALUE / 10) {
        return -1;
      }
      value *= 10;
    }
    return value;
  }

  private static long unit(long value) {
    long unit = 1;
    long bound = 100;
    while (value >= bound) {
      unit *= 10;
      if (bound > Long.MAX_VALUE / 10) {
        break;
      }
      bound *= 10;
    }
    return unit;
  }
}
