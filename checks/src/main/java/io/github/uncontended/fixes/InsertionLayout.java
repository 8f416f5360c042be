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
import io.github.uncontended.analysis.syntax.Comments;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.SourceStyle;

/**
 * The offsets and the white space for statements that are added before and behind the statement of
 * a {@link StatementContext}, including the braces that it may lack.
 *
 * @param start offset of the statement
 * @param from where the white space before {@code start} begins if it is replaced, otherwise {@code
 *     start}
 * @param opening text that is missing before the statement, such as a brace
 * @param end offset behind the statement and behind the comment on its line
 * @param closing text that is missing behind the statement
 * @param next separator of two statements
 * @param inner separator of an opening brace and the statement behind it
 * @param to offset of the {@code else} that is to follow on the line of the closing text, otherwise
 *     {@code end}
 */
record InsertionLayout(
    int start,
    int from,
    String opening,
    int end,
    String closing,
    String next,
    String inner,
    int to) {

  private InsertionLayout(
      int start, int from, String opening, int end, String closing, String next, String inner) {
    this(start, from, opening, end, closing, next, inner, end);
  }

  /** The layout around the statement of a context; null if a comment makes it ambiguous. */
  static InsertionLayout of(StatementContext context, VisitorState state) {
    if (context.isLambdaBody()) {
      return ofLambdaBody(context, state);
    }
    return context.lacksBraces()
        ? ofBodyWithoutBraces(context, state)
        : ofStatement(context, state);
  }

  private static InsertionLayout ofStatement(StatementContext context, VisitorState state) {
    Tree statement = context.statement().getLeaf();
    int start = Source.start(statement);
    int end = state.getEndPosition(statement);
    if (!Source.startsLine(start, state)) {
      return new InsertionLayout(start, start, "", end, "", " ", " ");
    }
    String indent = Source.indentAt(start, state);
    String step = stepTo(context.statement(), state);
    String next = Source.lineSeparator(state) + indent;
    return new InsertionLayout(
        start, start, "", Comments.endBehind(end, state), "", next, next + step);
  }

  private static InsertionLayout ofLambdaBody(StatementContext context, VisitorState state) {
    Tree body = context.statement().getLeaf();
    TreePath lambda = context.statement().getParentPath();
    int start = Source.start(body);
    int from = startOfBlanks(start, state);
    boolean joins = from >= 2 && Source.of(from - 2, from, state).equals("->");
    if (isWithinLine(lambda, body, state)) {
      return new InsertionLayout(
          start,
          joins ? from : start,
          joins ? " { " : "{ ",
          state.getEndPosition(body),
          " }",
          " ",
          " ");
    }
    String separator = Source.lineSeparator(state);
    String outer = Source.indentAt(Source.start(lambda.getLeaf()), state);
    String step = stepTo(lambda, state);
    String next = separator + outer + step;
    return new InsertionLayout(
        start,
        joins ? from : start,
        (joins ? " {" : "{") + next,
        Comments.endBehind(state.getEndPosition(body), state),
        separator + outer + "}",
        next,
        next + step);
  }

  private static InsertionLayout ofBodyWithoutBraces(StatementContext context, VisitorState state) {
    Tree body = context.statement().getLeaf();
    Tree parent = context.statement().getParentPath().getLeaf();
    int start = Source.start(body);
    if (hasCommentBefore(start, parent, body, state)) {
      return null;
    }
    if (isWithinLine(context.statement().getParentPath(), body, state)) {
      int end = state.getEndPosition(body);
      return new InsertionLayout(start, startOfBlanks(start, state), " { ", end, " }", " ", " ");
    }
    String outer = Source.indentAt(Source.start(parent), state);
    String step =
        Source.startsLine(start, state)
            ? Source.indentStep(outer, Source.indentAt(start, state))
            : stepTo(context.statement().getParentPath(), state);
    String separator = Source.lineSeparator(state);
    String next = separator + outer + step;
    SourceStyle style = SourceStyle.of(state);
    String brace = style.bracesOnOwnLine() ? separator + outer + "{" : " {";
    int end = Comments.endBehind(state.getEndPosition(body), state);
    return new InsertionLayout(
        start,
        startOfBlanks(start, state),
        brace + next,
        end,
        separator + outer + "}",
        next,
        next + step,
        style.joinsElse() ? startOfElse(parent, body, end, state) : end);
  }

  /** Offset of the {@code else} that follows a branch in a line below; else its end. */
  private static int startOfElse(Tree parent, Tree body, int end, VisitorState state) {
    if (!(parent instanceof IfTree test)
        || test.getThenStatement() != body
        || test.getElseStatement() == null) {
      return end;
    }
    int at = end;
    while (Character.isWhitespace(state.getSourceCode().charAt(at))) {
      at++;
    }
    return Source.of(at, at + "else".length(), state).equals("else") ? at : end;
  }

  /**
   * Whether a comment stands before a body without braces, behind the condition or {@code else}.
   */
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

  /** Offset of the white space that ends at a position. */
  static int startOfBlanks(int position, VisitorState state) {
    CharSequence source = state.getSourceCode();
    int start = position;
    while (Character.isWhitespace(source.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  /** Whether a body shares its line with what stands before the statement or member around it. */
  private static boolean isWithinLine(TreePath around, Tree body, VisitorState state) {
    return !Source.startsLine(Source.start(body), state)
        && !Source.startsLine(Source.start(memberOfBlock(around).getLeaf()), state);
  }

  /** The statement of a block, or the member of a class, that a place is in. */
  private static TreePath memberOfBlock(TreePath inside) {
    TreePath at = inside;
    while (!(at.getParentPath().getLeaf() instanceof BlockTree)
        && !(at.getParentPath().getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return at;
  }

  /** One step of indentation: that of the enclosing statement or member within what encloses it. */
  private static String stepTo(TreePath inside, VisitorState state) {
    TreePath line = memberOfBlock(inside);
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

  /** Adds text before the statement. */
  void open(Fix.Builder fix, String text) {
    String all = opening + text;
    if (from < start) {
      fix.replace(from, start, all);
    } else if (!all.isEmpty()) {
      fix.insert(start, all);
    }
  }

  /** Adds text behind the statement, which encloses it together with what {@link #open} added. */
  void close(Fix.Builder fix, String tail, StatementContext context, VisitorState state) {
    String all = tail + closing;
    if (context.isLambdaBody()) {
      int body = state.getEndPosition(context.statement().getLeaf());
      if (body == end) {
        all = ";" + all;
      } else {
        fix.insert(body, ";");
      }
    }
    if (to > end) {
      fix.replace(end, to, all + " ").enclose(start, end);
    } else if (!all.isEmpty()) {
      fix.insert(end, all).enclose(start, end);
    }
  }
}
