package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import io.github.uncontended.analysis.syntax.Comments;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Members;

/**
 * Adds a statement directly behind another one of a constructor. A body on one line becomes a block
 * with one statement a line.
 */
final class NextStatement {
  private NextStatement() {}

  /**
   * Adds a statement.
   *
   * @param name of the field that it assigns, so that the fix for another setting with this name is
   *     applied later
   */
  static void add(
      Fix.Builder fix,
      ClassTree type,
      MethodTree constructor,
      StatementTree previous,
      String name,
      String text,
      VisitorState state) {
    int start = Source.start(previous);
    int end = state.getEndPosition(previous);
    String separator = Source.lineSeparator(state);
    if (Source.startsLine(start, state)) {
      String next = separator + Source.indentAt(start, state);
      Members.insert(fix, type, Comments.endBehind(end, state), name, next + text, state);
      return;
    }
    if (!isOnOneLine(constructor, state)) {
      Members.insert(fix, type, end, name, " " + text, state);
      return;
    }
    BlockTree body = constructor.getBody();
    String indent = Source.indentAt(Source.start(constructor), state);
    String step = Source.indentStep(Source.indentAt(Source.start(type), state), indent);
    String next = separator + indent + step;
    int from = Source.start(body) + 1;
    boolean added = false;
    for (StatementTree statement : body.getStatements()) {
      if (Source.start(statement) < from) {
        // The call of super() that javac adds has the position of the brace.
        continue;
      }
      String gap = (added ? next + text : "") + next;
      Members.replace(fix, type, from, Source.start(statement), name, gap, state);
      added = statement == previous;
      from = state.getEndPosition(statement);
    }
    int close = state.getEndPosition(body) - 1;
    String gap = (added ? next + text : "") + separator + indent;
    Members.replace(fix, type, from, close, name, gap, state);
  }

  /** Whether the body of a constructor has no line of its own and no comment. */
  private static boolean isOnOneLine(MethodTree constructor, VisitorState state) {
    int start = Source.start(constructor);
    int end = state.getEndPosition(constructor.getBody());
    return Source.startsLine(start, state)
        && Source.lineEnd(start, state) >= end
        && !Source.hasComment(Source.start(constructor.getBody()), end, state);
  }
}
