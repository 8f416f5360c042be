package io.github.uncontended.edit;

import com.google.common.base.CharMatcher;

/**
 * One replacement in a source file.
 *
 * @param start offset of the first replaced character, in UTF-16 units of the source as javac read
 *     it
 * @param end offset behind the last replaced character; equal to {@code start} for an insertion
 * @param text the text that replaces it
 */
public record Edit(int start, int end, String text) implements Comparable<Edit> {
  private static final CharMatcher INDENTATION = CharMatcher.anyOf(" \t");
  private static final CharMatcher LINE_END = CharMatcher.anyOf("\r\n");

  /** Checks that the range is one. */
  public Edit {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a range: " + start + ".." + end);
    }
  }

  /** Whether nothing is replaced. */
  boolean isInsertion() {
    return start == end;
  }

  /**
   * Whether the text is whole lines, which cannot merge with the text before or behind them: a line
   * end comes first, or last with nothing but indentation behind it.
   */
  boolean isWholeLines() {
    String trimmed = INDENTATION.trimTrailingFrom(text);
    return LINE_END.indexIn(text) == 0
        || (!trimmed.isEmpty() && LINE_END.matches(trimmed.charAt(trimmed.length() - 1)));
  }

  /** Whether the character at a position is replaced. */
  boolean covers(int position) {
    return start <= position && position < end;
  }

  /**
   * The insertion that makes the same text and begins at the start of a line, if this one begins
   * with the end of the line before: the line that is said to change is then the new one.
   *
   * @param next the first position that another edit changes
   */
  Edit atLineStart(CharSequence source, int next) {
    int at = start;
    String rest = text;
    for (int length = lineEndAt(rest, 0); length > 0; length = lineEndAt(rest, 0)) {
      if (length != lineEndAt(source, at) || at + length >= next) {
        return this;
      }
      at += length;
      rest = rest.substring(length) + text.substring(0, length);
      if (rest.isBlank()) {
        return this;
      }
    }
    return isInsertion() ? new Edit(at, at, rest) : this;
  }

  /** The length of the line end at a position; 0 for none. */
  private static int lineEndAt(CharSequence text, int at) {
    if (at >= text.length() || !LINE_END.matches(text.charAt(at))) {
      return 0;
    }
    boolean isPair =
        text.charAt(at) == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
    return isPair ? 2 : 1;
  }

  /** This edit with more text behind its own. */
  Edit append(String further) {
    return new Edit(start, end, text + further);
  }

  @Override
  public int compareTo(Edit other) {
    int byStart = Integer.compare(start, other.start);
    return byStart != 0 ? byStart : Integer.compare(end, other.end);
  }
}
