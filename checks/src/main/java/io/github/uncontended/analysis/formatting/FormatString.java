package io.github.uncontended.analysis.formatting;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * Takes apart a format string of {@link java.util.Formatter} that only puts values between texts:
 * no flags, width or precision, and no conversion but {@code %s %d %b %c %n %%}.
 */
public final class FormatString {
  private static final String CONVERSIONS = "sdbc";

  /** Longest index that is read; a longer one may overflow, which JDKs treat differently. */
  private static final int MAX_INDEX_DIGITS = 4;

  private final String format;
  private final ImmutableList.Builder<Part> parts = ImmutableList.builder();
  private final StringBuilder text = new StringBuilder();
  private int at;

  /** Index of the next {@code %s}; indices that are written out leave it alone. */
  private int ordinary;

  /** Index that {@code %<s} refers to; -1 for none. */
  private int last = -1;

  private FormatString(String format) {
    this.format = format;
  }

  /** A part of what a format string prints. */
  public sealed interface Part {}

  /** Text that is printed as it is, {@code %%} resolved; never empty, never next to another. */
  public record Text(String value) implements Part {}

  /**
   * An argument's value.
   *
   * @param conversion {@code s}, {@code d}, {@code b} or {@code c}
   * @param index of the argument, from 0
   */
  public record Argument(char conversion, int index) implements Part {}

  /** {@code %n}: {@link System#lineSeparator()}. */
  public record LineEnd() implements Part {}

  /** The parts in order; empty where the string holds anything else, or an error. */
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

  /** Reads what follows a percent sign; false where it is not understood. */
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

  /** Reads {@code 2$}. */
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

  /** Reads the letter of a conversion that prints the argument {@link #last}. */
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
