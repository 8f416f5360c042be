package io.github.uncontended.analysis.syntax;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import java.util.List;

/** The lines of an expression that moves to a deeper indentation. */
public record Lines(Tree expression, VisitorState state) {
  /** Offsets of all lines except the first, blank ones and those inside text blocks. */
  public ImmutableList<Integer> behindFirst() {
    int start = Source.start(expression);
    int end = state.getEndPosition(expression);
    String text = Source.of(start, end, state);
    List<ErrorProneToken> tokens =
        text.contains("\"\"\"")
            ? ErrorProneTokens.getTokens(text, start, state.context)
            : ImmutableList.of();
    ImmutableList.Builder<Integer> lines = ImmutableList.builder();
    for (int line = nextLine(start); line < end; line = nextLine(line)) {
      int at = line;
      boolean inTextBlock =
          tokens.stream()
              .anyMatch(
                  token ->
                      token.kind() == TokenKind.STRINGLITERAL
                          && token.pos() < at
                          && at < token.endPos());
      if (!inTextBlock && !Source.of(line, Source.lineEnd(line, state), state).isBlank()) {
        lines.add(line);
      }
    }
    return lines.build();
  }

  private int nextLine(int position) {
    int end = Source.lineEnd(position, state);
    return Source.of(end, Math.min(end + 2, state.getSourceCode().length()), state).equals("\r\n")
        ? end + 2
        : end + 1;
  }

  /** The text of a range, with all lines except the first indented by one more step. */
  public String movedIn(int from, int to, String step) {
    StringBuilder text = new StringBuilder();
    int done = from;
    for (int line : behindFirst()) {
      if (line > from && line < to) {
        text.append(Source.of(done, line, state)).append(step);
        done = line;
      }
    }
    return text.append(Source.of(done, to, state)).toString();
  }

  /**
   * The indentation that a new line has in addition to that of a position.
   *
   * @param separator what precedes the new line; without a line end, there is no new line
   * @return empty if there is no such difference
   */
  public String furtherIn(int position, String separator) {
    String here = Source.indentAt(position, state);
    String there = CharMatcher.anyOf("\r\n").trimLeadingFrom(separator);
    return !there.equals(separator) && there.startsWith(here) ? there.substring(here.length()) : "";
  }
}
