package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;

/**
 * Where new statements go around a {@link StatementContext}, and how they are laid out.
 *
 * @param start offset of what the new statements go around
 * @param from where the white space before {@code start} begins if it is replaced, else start
 * @param opening what the place lacks before it, such as a brace
 * @param end offset behind the place, and behind the comment on its line
 * @param closing what the place lacks behind it
 * @param next what separates two statements
 * @param inner what separates an opening brace from the statement behind it
 */
record InsertionLayout(
    int start, int from, String opening, int end, String closing, String next, String inner) {

  /** The room around a place; null where a comment stands in the way. */
  static InsertionLayout of(StatementContext place, VisitorState state) {
    if (place.isLambdaBody()) {
      return ofLambdaBody(place, state);
    }
    return place.lacksBraces() ? ofBareBody(place, state) : ofStatement(place, state);
  }

  private static InsertionLayout ofStatement(StatementContext place, VisitorState state) {
    Tree statement = place.whole().getLeaf();
    int start = Source.start(statement);
    int end = state.getEndPosition(statement);
    if (!Source.startsLine(start, state)) {
      return new InsertionLayout(start, start, "", end, "", " ", " ");
    }
    String indent = Source.indentAt(start, state);
    String step = stepTo(place.whole(), state);
    String next = Source.lineSeparator(state) + indent;
    return new InsertionLayout(start, start, "", endWithComment(end, state), "", next, next + step);
  }

  private static InsertionLayout ofLambdaBody(StatementContext place, VisitorState state) {
    Tree body = place.whole().getLeaf();
    TreePath lambda = place.whole().getParentPath();
    int start = Source.start(body);
    int from = startOfSpace(start, state);
    boolean joins = from >= 2 && Source.of(from - 2, from, state).equals("->");
    String separator = Source.lineSeparator(state);
    String outer = Source.indentAt(Source.start(lambda.getLeaf()), state);
    String step = stepTo(lambda, state);
    String next = separator + outer + step;
    return new InsertionLayout(
        start,
        joins ? from : start,
        (joins ? " {" : "{") + next,
        state.getEndPosition(body),
        separator + outer + "}",
        next,
        next + step);
  }

  private static InsertionLayout ofBareBody(StatementContext place, VisitorState state) {
    Tree body = place.whole().getLeaf();
    Tree parent = place.whole().getParentPath().getLeaf();
    int start = Source.start(body);
    if (hasCommentBefore(start, parent, body, state)) {
      return null;
    }
    String outer = Source.indentAt(Source.start(parent), state);
    String step =
        Source.startsLine(start, state)
            ? Source.indentStep(outer, Source.indentAt(start, state))
            : stepTo(place.whole().getParentPath(), state);
    String separator = Source.lineSeparator(state);
    String next = separator + outer + step;
    return new InsertionLayout(
        start,
        startOfSpace(start, state),
        " {" + next,
        endWithComment(state.getEndPosition(body), state),
        separator + outer + "}",
        next,
        next + step);
  }

  /** Whether a comment stands between what introduces a body without braces and the body. */
  private static boolean hasCommentBefore(int start, Tree parent, Tree body, VisitorState state) {
    if (parent instanceof WhileLoopTree loop) {
      return isFilled(state.getEndPosition(loop.getCondition()), start, state);
    }
    IfTree branch = (IfTree) parent;
    if (branch.getElseStatement() != body) {
      return isFilled(state.getEndPosition(branch.getCondition()), start, state);
    }
    int then = state.getEndPosition(branch.getThenStatement());
    for (ErrorProneToken token :
        ErrorProneTokens.getTokens(Source.of(then, start, state), then, state.context)) {
      if (token.kind() == TokenKind.ELSE) {
        return isFilled(token.endPos(), start, state);
      }
    }
    return true;
  }

  private static boolean isFilled(int from, int to, VisitorState state) {
    return !Source.of(from, to, state).isBlank();
  }

  static int startOfSpace(int position, VisitorState state) {
    CharSequence source = state.getSourceCode();
    int start = position;
    while (Character.isWhitespace(source.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  /** One step of indentation, as the enclosing statement or member stands to what is around it. */
  private static String stepTo(TreePath place, VisitorState state) {
    TreePath line = place;
    while (!(line.getParentPath().getLeaf() instanceof BlockTree)
        && !(line.getParentPath().getLeaf() instanceof ClassTree)) {
      line = line.getParentPath();
    }
    String inner = Source.indentAt(Source.start(line.getLeaf()), state);
    for (Tree around : line) {
      int start = Source.start(around);
      String outer = start < 0 ? inner : Source.indentAt(start, state);
      if (outer.length() < inner.length()) {
        return Source.indentStep(outer, inner);
      }
    }
    return Source.indentStep("", "");
  }

  /** Offset behind a statement and the line comment that follows it. */
  private static int endWithComment(int end, VisitorState state) {
    String rest = Source.of(end, Source.lineEnd(end, state), state);
    return rest.strip().startsWith("//") ? end + rest.stripTrailing().length() : end;
  }

  /** Writes what goes before the place. */
  void open(Fix.Builder fix, String text) {
    String all = opening + text;
    if (from < start) {
      fix.replace(from, start, all);
    } else if (!all.isEmpty()) {
      fix.insert(start, all);
    }
  }

  /** Writes what goes behind the place; statements that end with {@code tail}. */
  void close(Fix.Builder fix, String tail, StatementContext place) {
    String semicolon = place.isLambdaBody() ? ";" : "";
    String all = semicolon + tail + closing;
    if (!all.isEmpty()) {
      fix.insert(end, all);
    }
  }
}
