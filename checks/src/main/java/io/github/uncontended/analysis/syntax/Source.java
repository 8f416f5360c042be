package io.github.uncontended.analysis.syntax;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree;

/** The text behind trees: what a fix keeps, and how the file lays it out. */
public final class Source {
  private Source() {}

  /** Whether javac knows where a tree stands; trees that Lombok made have no end. */
  public static boolean hasPosition(Tree tree, VisitorState state) {
    return start(tree) >= 0 && state.getEndPosition(tree) > start(tree);
  }

  /** Offset of a tree's first character. */
  public static int start(Tree tree) {
    return ((JCTree) tree).getStartPosition();
  }

  /** A tree as the file has it, comments included. */
  public static String of(Tree tree, VisitorState state) {
    return of(start(tree), state.getEndPosition(tree), state);
  }

  /** The characters from {@code start} up to {@code end}. */
  public static String of(int start, int end, VisitorState state) {
    return state.getSourceCode().subSequence(start, end).toString();
  }

  /** The white space that begins the line of a position. */
  public static String indentAt(int position, VisitorState state) {
    CharSequence source = state.getSourceCode();
    int start = lineStart(position, state);
    int end = start;
    while (end < source.length() && (source.charAt(end) == ' ' || source.charAt(end) == '\t')) {
      end++;
    }
    return source.subSequence(start, end).toString();
  }

  /** Offset of the first character of a position's line. */
  public static int lineStart(int position, VisitorState state) {
    CharSequence source = state.getSourceCode();
    int start = position;
    while (start > 0 && !isLineEnd(source.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  /** Offset behind the last character of a position's line, its line separator not included. */
  public static int lineEnd(int position, VisitorState state) {
    CharSequence source = state.getSourceCode();
    int end = position;
    while (end < source.length() && !isLineEnd(source.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Whether only white space stands before a position on its line. */
  public static boolean startsLine(int position, VisitorState state) {
    return of(lineStart(position, state), position, state).isBlank();
  }

  /** What ends the file's lines. */
  public static String lineSeparator(VisitorState state) {
    CharSequence source = state.getSourceCode();
    for (int i = 0; i < source.length(); i++) {
      if (isLineEnd(source.charAt(i))) {
        return source.charAt(i) == '\r' && i + 1 < source.length() && source.charAt(i + 1) == '\n'
            ? "\r\n"
            : String.valueOf(source.charAt(i));
      }
    }
    return "\n";
  }

  /**
   * One step of the file's indentation: how much further in than a class its members stand.
   *
   * @param outer indentation of something that encloses {@code inner}
   * @param inner indentation of what is directly in it
   */
  public static String indentStep(String outer, String inner) {
    return inner.length() > outer.length() && inner.startsWith(outer)
        ? inner.substring(outer.length())
        : "  ";
  }

  /** Whether a comment stands in a range; a fix that would drop it is not made. */
  public static boolean hasComment(int start, int end, VisitorState state) {
    String text = of(start, end, state);
    // Most ranges hold no slash at all: no need to tokenize.
    if (text.indexOf('/') < 0) {
      return false;
    }
    for (ErrorProneToken token : ErrorProneTokens.getTokens(text, state.context)) {
      if (!token.comments().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }
}
