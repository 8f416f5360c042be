package io.github.uncontended.fixes;

import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.sharing.FieldEscape;
import io.github.uncontended.analysis.syntax.Comments;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.MemberChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Removes the declaration of a field that a fix leaves without uses. */
public final class FieldRemoval {
  private FieldRemoval() {}

  /**
   * Whether a use of a field evaluates nothing but the field, so that the whole expression may go:
   * the name alone, or the name behind {@code this} or a class.
   */
  public static boolean isFreeOfEffects(ExpressionTree use) {
    return use instanceof IdentifierTree
        || (use instanceof MemberSelectTree select
            && (Expressions.isThis(select.getExpression())
                || Expressions.isQualifiedThis(select.getExpression())
                || Symbols.of(select.getExpression()) instanceof ClassSymbol));
  }

  /**
   * Whether a field is private, and neither a framework nor serialization has to do with it: only
   * code in sight would notice another type, or that it is gone.
   */
  static boolean isOnlyInSight(VarSymbol field, VisitorState state) {
    return field.isPrivate()
        && !FieldEscape.isHandedOut(field, state)
        && !FieldEscape.isReadByReflection(field, state)
        && !FieldEscape.isSerialized(field, state)
        && !DefaultSerialVersion.isUsedBy((ClassSymbol) field.owner, state);
  }

  /**
   * Removes a field with its lines, its Javadoc and the comments behind it and directly above, and
   * an empty line if it stands between two, or between the brace of its class and one. Comments
   * above an empty line stay.
   *
   * @param declaration the field, in the unit that {@code state} stands in
   * @return false, with nothing added, if it has several documentation comments, of which one would
   *     describe the next member, if its class is serializable with the default {@code
   *     serialVersionUID}, which a static initializer or an accessor for nested classes changes, if
   *     other comments link to it, or if the field shares its lines with other code, or a comment
   *     with other lines
   */
  public static boolean remove(TreePath declaration, Fix.Builder fix, VisitorState state) {
    VariableTree field = (VariableTree) declaration.getLeaf();
    if (!Source.hasPosition(field, state)
        || FieldEdits.sharesType(field, ASTHelpers.getSymbol(field), state)
        || DefaultSerialVersion.isUsedBy((ClassSymbol) ASTHelpers.getSymbol(field).owner, state)) {
      return false;
    }
    // A comma joins several fields.
    Optional<Range> lines =
        state.getSourceCode().charAt(state.getEndPosition(field) - 1) == ';'
            ? lines(field, state)
            : Optional.empty();
    List<Comment> comments = lines.map(it -> comments(declaration, it, state)).orElse(List.of());
    if (lines.isEmpty()
        || comments.stream().filter(Comment::isDocumentation).count() > 1
        || isLinked(declaration, lines.get(), state)) {
      return false;
    }
    int start = lines.get().start();
    for (Comment comment : comments) {
      int lineStart = Source.lineStart(comment.start(), state);
      int next = behindLine(Source.lineEnd(comment.end(), state), state);
      if (!isBlank(lineStart, comment.start(), state) || !isBlank(comment.end(), next, state)) {
        return false;
      }
      if (isBlank(next, start, state)) {
        start = lineStart;
      } else {
        fix.replace(lineStart, next, "");
      }
    }
    removeLines(new Range(start, lines.get().end()), fix, state);
    fix.changeMember(MemberChange.of(ASTHelpers.getSymbol(field)));
    return true;
  }

  /**
   * Whether a comment goes with a field that may say more than what the field is: one behind it, or
   * one above that may head several members, for no empty line or brace is on both sides. A member
   * with a comment of its own is not headed by another one.
   */
  public static boolean losesNote(TreePath declaration, VisitorState state) {
    int end = state.getEndPosition(declaration.getLeaf());
    Optional<Range> lines = lines(declaration.getLeaf(), state);
    if (lines.isEmpty() || !isBlank(end, Source.lineEnd(end, state), state)) {
      return true;
    }
    Comment first = Iterables.getLast(comments(declaration, lines.get(), state), null);
    if (first == null || first.isDocumentation()) {
      return false;
    }
    int next = lines.get().end();
    String above = lineAbove(Source.lineStart(first.start(), state), state);
    String below = Source.of(next, Source.lineEnd(next, state), state).strip();
    return !((above.isEmpty() || above.endsWith("{"))
        && (below.isEmpty() || below.startsWith("}") || below.startsWith("/")));
  }

  /** Whether a comment is behind a field, directly above it or its documentation. */
  static boolean hasComment(TreePath declaration, VisitorState state) {
    int end = state.getEndPosition(declaration.getLeaf());
    Optional<Range> lines = lines(declaration.getLeaf(), state);
    return lines.isEmpty()
        || !isBlank(end, Source.lineEnd(end, state), state)
        || !comments(declaration, lines.get(), state).isEmpty();
  }

  /**
   * Removes a statement with its lines, and an empty line that would be at the edge of the block;
   * the braces of a block that gets empty come together, also those on one line.
   *
   * @return false, with nothing added, if it shares its lines with other code, or if a comment is
   *     behind it, within it or directly above
   */
  static boolean removeStatement(StatementTree statement, Fix.Builder fix, VisitorState state) {
    if (!Source.hasPosition(statement, state)) {
      return false;
    }
    Optional<Range> lines = lines(statement, state);
    if (lines.isEmpty() && isAloneInBraces(statement, state)) {
      fix.replace(
          InsertionLayout.startOfBlanks(Source.start(statement), state),
          UnwrappedBlock.behindSpace(state.getEndPosition(statement), state),
          "");
      return true;
    }
    if (lines.isEmpty()
        || Source.hasComment(Source.start(statement), lines.get().end(), state)
        || isCommentAbove(lines.get().start(), state)) {
      return false;
    }
    int start = lines.get().start();
    int next = lines.get().end();
    String above = lineAbove(start, state);
    String below = Source.of(next, Source.lineEnd(next, state), state).strip();
    if (above.endsWith("{")
        && below.startsWith("}")
        && !Source.hasComment(startAbove(start, state), start, state)) {
      String source = state.getSourceCode().toString();
      fix.replace(source.lastIndexOf('{', start) + 1, source.indexOf('}', next), "");
      return true;
    }
    if (above.isEmpty() && below.startsWith("}")) {
      start = startAbove(start, state);
    } else if (above.endsWith("{") && below.isEmpty()) {
      next = behindLine(Source.lineEnd(next, state), state);
    }
    removeLines(new Range(start, next), fix, state);
    return true;
  }

  /** Whether a statement is all between two braces on its line, without a comment within it. */
  private static boolean isAloneInBraces(StatementTree statement, VisitorState state) {
    int start = Source.start(statement);
    int end = state.getEndPosition(statement);
    return Source.of(Source.lineStart(start, state), start, state).stripTrailing().endsWith("{")
        && Source.of(end, Source.lineEnd(end, state), state).stripLeading().startsWith("}")
        && !Source.hasComment(start, end, state);
  }

  /**
   * From {@code start} up to {@code end}.
   *
   * @param start offset of the first character
   * @param end offset behind the last one
   */
  private record Range(int start, int end) {}

  /**
   * A comment before a member.
   *
   * @param start offset of the first character
   * @param end offset behind the last one
   * @param isDocumentation whether tools read it as the documentation of the member
   */
  private record Comment(int start, int end, boolean isDocumentation) {}

  /**
   * The lines of a tree with a comment behind it; empty if it shares them with other code, if a
   * comment is within it, or if the one behind it goes on.
   */
  private static Optional<Range> lines(Tree tree, VisitorState state) {
    int end = state.getEndPosition(tree);
    int lineEnd = Source.lineEnd(end, state);
    int next = behindLine(lineEnd, state);
    String rest = Source.of(end, lineEnd, state).strip();
    boolean isComment =
        rest.startsWith("//")
            ? !Source.of(next, Source.lineEnd(next, state), state).strip().startsWith("//")
            : rest.startsWith("/*") && rest.indexOf("*/") == rest.length() - "*/".length();
    return Source.startsLine(Source.start(tree), state)
            && (rest.isEmpty() || isComment)
            && !Source.hasComment(Source.start(tree), end, state)
        ? Optional.of(new Range(Source.lineStart(Source.start(tree), state), next))
        : Optional.empty();
  }

  /** Whether a comment that stays names the field as {@code #field} links to it. */
  private static boolean isLinked(TreePath declaration, Range lines, VisitorState state) {
    String source = state.getSourceCode().toString();
    String link = "#" + ((VariableTree) declaration.getLeaf()).getName();
    int own = Comments.startAbove(declaration, state);
    for (int at = source.indexOf(link); at >= 0; at = source.indexOf(link, at + 1)) {
      if ((at < own || at >= lines.end())
          && !Character.isJavaIdentifierPart(source.charAt(at + link.length()))) {
        return true;
      }
    }
    return false;
  }

  private static void removeLines(Range lines, Fix.Builder fix, VisitorState state) {
    int start = lines.start();
    int next = lines.end();
    String above = lineAbove(start, state);
    boolean dropsNext =
        start > 0
            && (above.isEmpty() || above.endsWith("{"))
            && isBlank(next, Source.lineEnd(next, state), state);
    fix.replace(start, dropsNext ? behindLine(Source.lineEnd(next, state), state) : next, "");
  }

  private static boolean isCommentAbove(int lineStart, VisitorState state) {
    String above = lineAbove(lineStart, state);
    return above.startsWith("//") || above.endsWith("*/");
  }

  /** The text of the line above one, without the white space around it. */
  private static String lineAbove(int lineStart, VisitorState state) {
    return Source.of(startAbove(lineStart, state), lineStart, state).strip();
  }

  /** Offset of the line above the one that starts at an offset; the first one is its own. */
  private static int startAbove(int lineStart, VisitorState state) {
    int end = lineStart - 1;
    if (end > 0 && Source.of(end - 1, lineStart, state).equals("\r\n")) {
      end--;
    }
    return end < 0 ? 0 : Source.lineStart(end, state);
  }

  /**
   * The comments that go with a member, last first: those directly above, and the documentation
   * wherever it stands before it. Lines of Markdown are one each.
   */
  private static List<Comment> comments(TreePath member, Range lines, VisitorState state) {
    List<Comment> found = new ArrayList<>();
    int start = lines.start();
    for (Comment comment : Lists.reverse(commentsBefore(member, state))) {
      boolean isDirectlyAbove = behindLine(Source.lineEnd(comment.end(), state), state) == start;
      if (isDirectlyAbove) {
        start = Source.lineStart(comment.start(), state);
      }
      if (isDirectlyAbove || comment.isDocumentation()) {
        found.add(comment);
      }
    }
    return found;
  }

  private static List<Comment> commentsBefore(TreePath member, VisitorState state) {
    int end = Source.start(member.getLeaf());
    List<Comment> found = new ArrayList<>();
    for (int at = Comments.startAbove(member, state); at < end; at++) {
      String text = Source.of(at, Math.min(at + 4, end), state);
      int behind = at;
      if (text.startsWith("//")) {
        behind = Source.lineEnd(at, state);
      } else if (text.startsWith("/*")) {
        behind = state.getSourceCode().toString().indexOf("*/", at + 2) + 2;
      }
      if (behind > at) {
        boolean isEmpty = text.equals("/**/");
        found.add(
            new Comment(
                at, behind, text.startsWith("///") || (text.startsWith("/**") && !isEmpty)));
      }
      at = Math.max(at, behind - 1);
    }
    return found;
  }

  private static boolean isBlank(int start, int end, VisitorState state) {
    return Source.of(start, end, state).isBlank();
  }

  private static int behindLine(int lineEnd, VisitorState state) {
    int length = state.getSourceCode().length();
    int behind = Math.min(lineEnd + 1, length);
    return Source.of(lineEnd, Math.min(lineEnd + 2, length), state).equals("\r\n")
        ? lineEnd + 2
        : behind;
  }
}
