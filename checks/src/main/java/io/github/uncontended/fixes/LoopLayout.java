package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import io.github.uncontended.analysis.syntax.Comments;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.SourceStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the lines of a loop replace in the source, and the white space and braces around them: a
 * statement may share its line with a block, a {@code case} or the {@code if} whose body it is.
 *
 * @param from offset at which the replaced text begins
 * @param to offset behind the replaced text
 * @param opening text in front of the lines, such as a brace that the statement lacks
 * @param indent of the lines
 * @param closing text behind the lines
 * @param comment what stands behind the statement in its line, with the blanks in front
 */
record LoopLayout(int from, int to, String opening, String indent, String closing, String comment) {
  private static final String ELSE = "else";

  /** The layout for a statement; empty where others are on its lines, or comments beside it. */
  static Optional<LoopLayout> of(TreePath path, VisitorState state) {
    Tree statement = path.getLeaf();
    Tree parent = path.getParentPath().getLeaf();
    if (!Source.hasPosition(statement, state) || !Source.hasPosition(parent, state)) {
      return Optional.empty();
    }
    boolean isListed =
        parent instanceof BlockTree
            || (parent instanceof CaseTree group && group.getStatements() != null);
    int start = Source.start(statement);
    if (isListed && Source.startsLine(start, state)) {
      String indent = Source.indentAt(start, state);
      return Optional.of(of(start, state.getEndPosition(statement), "", indent, "", state));
    }
    if (parent instanceof BlockTree block) {
      return ofBlockInLine(block, statement, state);
    }
    if (isListed) {
      return ofCaseInLine((CaseTree) parent, statement, state);
    }
    return isBody(statement, parent) ? ofBody(path, state) : Optional.empty();
  }

  /** The lines of the loop as the text of the edit. */
  String text(List<String> lines, VisitorState state) {
    List<String> commented = new ArrayList<>(lines);
    commented.set(0, lines.get(0) + comment);
    return opening + String.join(Source.lineSeparator(state) + indent, commented) + closing;
  }

  /** The statement is all that stands between two braces. */
  private static Optional<LoopLayout> ofBlockInLine(
      BlockTree block, Tree statement, VisitorState state) {
    int open = Source.start(block) + 1;
    int close = state.getEndPosition(block) - 1;
    if (block.isStatic()
        || !isBlank(open, Source.start(statement), state)
        || !isBlank(state.getEndPosition(statement), close, state)) {
      return Optional.empty();
    }
    String outer = Source.lineSeparator(state) + Source.indentAt(open, state);
    return Optional.of(inBraces(open, close, "", outer, outer, state));
  }

  /** The first statement of a {@code case} that begins its line, and the last on the line. */
  private static Optional<LoopLayout> ofCaseInLine(
      CaseTree group, Tree statement, VisitorState state) {
    int start = Source.start(statement);
    int end = state.getEndPosition(statement);
    int from = InsertionLayout.startOfBlanks(start, state);
    if (group.getStatements().get(0) != statement
        || !Source.startsLine(Source.start(group), state)
        || Source.hasComment(Source.start(group), start, state)
        || state.getSourceCode().charAt(from - 1) != ':'
        || !endsLine(end, state)) {
      return Optional.empty();
    }
    String outer = Source.lineSeparator(state) + Source.indentAt(Source.start(group), state);
    return Optional.of(inBraces(from, end, "", outer, "", state));
  }

  /** The body of an {@code if} or a loop, which has no braces. */
  private static Optional<LoopLayout> ofBody(TreePath path, VisitorState state) {
    Tree body = path.getLeaf();
    Tree parent = path.getParentPath().getLeaf();
    int start = Source.start(body);
    int end = state.getEndPosition(body);
    int behind = end;
    while (Character.isWhitespace(state.getSourceCode().charAt(behind))) {
      behind++;
    }
    boolean joins =
        parent instanceof IfTree test
            && test.getElseStatement() != null
            && test.getThenStatement() == body
            && Source.of(behind, behind + ELSE.length(), state).equals(ELSE);
    if (Source.hasComment(beforeBody(body, parent, state), start, state)
        || !Source.startsLine(Source.start(outermost(path.getParentPath())), state)
        || (!joins && !endsLine(end, state))) {
      return Optional.empty();
    }
    String outer = Source.lineSeparator(state) + Source.indentAt(Source.start(parent), state);
    int from = InsertionLayout.startOfBlanks(start, state);
    return Optional.of(
        inBraces(from, joins ? behind : end, " {", outer, outer + (joins ? "} " : "}"), state));
  }

  private static LoopLayout inBraces(
      int from, int to, String brace, String outer, String closing, VisitorState state) {
    String next = outer + SourceStyle.of(state).indent();
    String indent = next.substring(Source.lineSeparator(state).length());
    return of(from, to, brace + next, indent, closing, state);
  }

  /** The layout with the comment behind the statement, where the statement is the last replaced. */
  private static LoopLayout of(
      int from, int to, String opening, String indent, String closing, VisitorState state) {
    int behind = Comments.endBehind(to, state);
    boolean isInLine = behind <= Source.lineEnd(to, state);
    String comment = isInLine ? Source.of(to, behind, state) : "";
    return new LoopLayout(from, isInLine ? behind : to, opening, indent, closing, comment);
  }

  /** Offset behind what stands before a body, such as the condition or {@code else}. */
  private static int beforeBody(Tree body, Tree parent, VisitorState state) {
    if (!(parent instanceof IfTree test)) {
      return Source.start(parent);
    }
    if (test.getThenStatement() == body) {
      return state.getEndPosition(test.getCondition());
    }
    int then = state.getEndPosition(test.getThenStatement());
    return ErrorProneTokens.getTokens(
            Source.of(then, Source.start(body), state), then, state.context)
        .stream()
        .filter(token -> token.kind() == TokenKind.ELSE)
        .mapToInt(ErrorProneToken::endPos)
        .findFirst()
        .orElse(then);
  }

  /** The statement of a block or {@code case} around a statement, or itself. */
  private static Tree outermost(TreePath statement) {
    TreePath at = statement;
    while (isBody(at.getLeaf(), at.getParentPath().getLeaf())) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }

  private static boolean isBody(Tree statement, Tree parent) {
    return (parent instanceof IfTree test && test.getCondition() != statement)
        || (parent instanceof WhileLoopTree whileLoop && whileLoop.getStatement() == statement)
        || (parent instanceof ForLoopTree forLoop && forLoop.getStatement() == statement)
        || (parent instanceof EnhancedForLoopTree each && each.getStatement() == statement);
  }

  private static boolean isBlank(int from, int to, VisitorState state) {
    return Source.of(from, to, state).isBlank();
  }

  /** Whether nothing but a comment to the end of the line follows. */
  private static boolean endsLine(int end, VisitorState state) {
    String rest = Source.of(end, Source.lineEnd(end, state), state).strip();
    return rest.isEmpty() || rest.startsWith("//");
  }
}
