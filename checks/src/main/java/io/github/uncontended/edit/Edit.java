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
