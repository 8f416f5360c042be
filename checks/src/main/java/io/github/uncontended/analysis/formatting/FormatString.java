package io.github.uncontended.analysis.formatting;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * Parser for format strings of {@link java.util.Formatter} without flags, width and precision, and
 * with no other conversions than {@code %s %d %b %c %n %%}.
 */
public final class FormatString {
  private static final String CONVERSIONS = "sdbc";

  /** The longest argument index; a longer one may overflow, which JDKs treat differently. */
  private static final int MAX_INDEX_DIGITS = 4;

  private final String format;
  private final ImmutableList.Builder<Part> parts = ImmutableList.builder();
  private final StringBuilder text = new StringBuilder();
  private int at;

  /** The index of the next {@code %s}; explicit indices do not change it. */
  private int ordinary;

  /** The index that {@code %<s} refers to; -1 for none. */
  private int last = -1;

  private FormatString(String format) {
    this.format = format;
  }

  /** A part of the output of a format string. */
  public sealed interface Part {}

  /** Literal text with {@code %%} resolved; never empty and never next to another text. */
  public record Text(String value) implements Part {}

  /**
   * The value of an argument.
   *
   * @param conversion {@code s}, {@code d}, {@code b} or {@code c}
   * @param index of the argument, from 0
   */
  public record Argument(char conversion, int index) implements Part {}

  /** {@code %n}: {@link System#lineSeparator()}. */
  public record LineEnd() implements Part {}

  /** The parts in order; empty if the string contains anything else, or an error. */
  public static Optional<ImmutableList<Part>> parse(String format) {
    return new FormatString(format).parse();
  }

  private Optional<ImmutableList<Part>> parse() {
    while (at < format.length()) {
      char c = format.charAt(at++);
      if (c != '%') {
        text.append(c);
      } else if (!specifier()) {
        return Optional.empty();
      }
    }
    endText();
    return Optional.of(parts.build());
  }

  /** Parses a format specifier behind its percent sign; false if it is not supported. */
  private boolean specifier() {
    if (at == format.length()) {
      return false;
    }
    char conversion = format.charAt(at);
    if (conversion == '%') {
      text.append(conversion);
    } else if (conversion == 'n') {
      add(new LineEnd());
    } else if (conversion == '<') {
      at++;
      return last >= 0 && argument();
    } else if (conversion >= '1' && conversion <= '9') {
      return index() && argument();
    } else {
      last = ordinary++;
      return argument();
    }
    at++;
    return true;
  }

  /** Parses {@code 2$}. */
  private boolean index() {
    int dollar = format.indexOf('$', at);
    if (dollar < 0 || dollar - at > MAX_INDEX_DIGITS) {
      return false;
    }
    int index = 0;
    for (; at < dollar; at++) {
      char digit = format.charAt(at);
      if (digit < '0' || digit > '9') {
        return false;
      }
      index = 10 * index + digit - '0';
    }
    at++;
    last = index - 1;
    return true;
  }

  /** Parses the letter of a conversion of the argument {@link #last}. */
  private boolean argument() {
    if (at == format.length() || CONVERSIONS.indexOf(format.charAt(at)) < 0) {
      return false;
    }
    add(new Argument(format.charAt(at++), last));
    return true;
  }

  private void add(Part part) {
    endText();
    parts.add(part);
  }

  private void endText() {
    if (text.length() > 0) {
      parts.add(new Text(text.toString()));
      text.setLength(0);
    }
  }
}
