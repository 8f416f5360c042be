package io.github.uncontended.analysis.syntax;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree;
import java.util.OptionalInt;

/** The source text of trees, and the layout of the file: lines, indentation, comments. */
public final class Source {
  private Source() {}

  /** Whether a tree has a start and an end position; trees that Lombok generated have no end. */
  public static boolean hasPosition(Tree tree, VisitorState state) {
    return start(tree) >= 0 && state.getEndPosition(tree) > start(tree);
  }

  /** Offset of a tree's first character. */
  public static int start(Tree tree) {
    return ((JCTree) tree).getStartPosition();
  }

  /** The source of a tree, including comments. */
  public static String of(Tree tree, VisitorState state) {
    return of(start(tree), state.getEndPosition(tree), state);
  }

  /**
   * Offset of the name behind the dot of a member selection; empty if the name is written with
   * Unicode escapes.
   */
  public static OptionalInt nameStart(MemberSelectTree select, VisitorState state) {
    int end = state.getEndPosition(select);
    int start = end - select.getIdentifier().length();
    return select.getIdentifier().contentEquals(of(start, end, state))
        ? OptionalInt.of(start)
        : OptionalInt.empty();
  }

  /** The characters from {@code start} up to {@code end}. */
  public static String of(int start, int end, VisitorState state) {
    return state.getSourceCode().subSequence(start, end).toString();
  }

  /** The indentation of the line that contains a position. */
  public static String indentAt(int position, VisitorState state) {
    CharSequence source = state.getSourceCode();
    int start = lineStart(position, state);
    int end = start;
    while (end < source.length() && (source.charAt(end) == ' ' || source.charAt(end) == '\t')) {
      end++;
    }
    return source.subSequence(start, end).toString();
  }

  /** Offset of the first character of the line that contains a position. */
  public static int lineStart(int position, VisitorState state) {
    CharSequence source = state.getSourceCode();
    int start = position;
    while (start > 0 && !isLineEnd(source.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  /** Offset behind the last character of the line that contains a position. */
  public static int lineEnd(int position, VisitorState state) {
    CharSequence source = state.getSourceCode();
    int end = position;
    while (end < source.length() && !isLineEnd(source.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Whether only white space precedes a position on its line. */
  public static boolean startsLine(int position, VisitorState state) {
    return of(lineStart(position, state), position, state).isBlank();
  }

  /** The first line separator of the file. */
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
   * One step of the file's indentation, such as that of a member relative to its class.
   *
   * @param outer indentation of a tree
   * @param inner indentation of a tree directly inside it
   */
  public static String indentStep(String outer, String inner) {
    return inner.length() > outer.length() && inner.startsWith(outer)
        ? inner.substring(outer.length())
        : "  ";
  }

  /** Whether a range contains a comment, which a fix must not delete. */
  public static boolean hasComment(int start, int end, VisitorState state) {
    String text = of(start, end, state);
    // Tokenizing is slow, and most ranges contain neither a slash nor a Unicode escape.
    if (text.indexOf('/') < 0 && !text.contains("\\u")) {
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
