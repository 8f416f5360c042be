package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.syntax.Comments;
import io.github.uncontended.analysis.syntax.ExpressionEquality;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Lines;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import java.util.List;

/** Edits that replace a block which locks by what is in it. */
final class UnwrappedBlock {
  private UnwrappedBlock() {}

  /** Replaces a {@code synchronized} block by its statements. */
  static boolean unwrap(TreePath path, Fix.Builder fix, VisitorState state) {
    SynchronizedTree block = (SynchronizedTree) path.getLeaf();
    return unwrap(path, block, block.getBlock(), fix, state);
  }

  /**
   * Removes the statement that locks, and the {@code try} which only unlocks: that statement stands
   * before the {@code try} or is the first one in it.
   */
  static boolean unwrapTry(CriticalSection section, Fix.Builder fix, VisitorState state) {
    TreePath locking = section.path().getParentPath();
    TreePath around = section.block().getParentPath();
    if (isLocal(ASTHelpers.getReceiver((MethodInvocationTree) section.tree()))
        || !(around.getLeaf() instanceof TryTree attempt)
        || attempt.getBlock() != section.block().getLeaf()
        || !onlyLocks(locking.getLeaf(), attempt, state)
        || !attempt.getResources().isEmpty()
        || attempt.getFinallyBlock().getStatements().size() != 1
        || !releases(attempt.getFinallyBlock().getStatements().get(0), section)) {
      return false;
    }
    BlockTree block = attempt.getBlock();
    if (block.getStatements().get(0) == locking.getLeaf()) {
      if (!attempt.getCatches().isEmpty() || section.body().isEmpty()) {
        return false;
      }
      fix.replace(
          Source.start(locking.getLeaf()),
          behindSpace(state.getEndPosition(locking.getLeaf()), state),
          "");
      return unwrap(around, attempt, block, fix, state);
    }
    return around.getParentPath().getLeaf() == locking.getParentPath().getLeaf()
        && unwrap(locking, attempt, block, fix, state);
  }

  /** Whether a statement gives back what a section takes, and no other lock around it. */
  private static boolean releases(StatementTree statement, CriticalSection section) {
    if (!(statement instanceof ExpressionStatementTree expression)
        || !(expression.getExpression() instanceof MethodInvocationTree call)) {
      return false;
    }
    ExpressionTree released = ASTHelpers.getReceiver(call);
    ExpressionTree taken = ASTHelpers.getReceiver((MethodInvocationTree) section.tree());
    return Expressions.isOwnReceiver(released)
        ? Expressions.isOwnReceiver(taken)
        : taken != null && ExpressionEquality.areSame(released, taken);
  }

  /** The first position at or behind one that has no white space. */
  static int behindSpace(int position, VisitorState state) {
    int behind = position;
    while (Character.isWhitespace(state.getSourceCode().charAt(behind))) {
      behind++;
    }
    return behind;
  }

  /**
   * Whether a statement waits for a lock and does nothing else; that of a stamped lock declares the
   * stamp which gives it back.
   */
  private static boolean onlyLocks(Tree statement, TryTree attempt, VisitorState state) {
    if (statement instanceof VariableTree stamp) {
      return UnitIndex.of(state).uses(ASTHelpers.getSymbol(stamp)).stream()
          .allMatch(use -> Places.isWithin(use, attempt.getFinallyBlock()));
    }
    return statement instanceof ExpressionStatementTree alone
        && alone.getExpression() instanceof MethodInvocationTree call
        && Expressions.simpleName(call.getMethodSelect()).equals("lock");
  }

  /** Whether a lock is in a local variable, which would stay without a use. */
  private static boolean isLocal(ExpressionTree lock) {
    return Symbols.of(lock) instanceof VarSymbol variable && !Expressions.isField(variable);
  }

  /**
   * Replaces what begins with one statement and ends with another one, or with the same, by the
   * statements of a block; names that they declare must not clash.
   */
  private static boolean unwrap(
      TreePath begin, StatementTree end, BlockTree body, Fix.Builder fix, VisitorState state) {
    StatementTree block = (StatementTree) begin.getLeaf();
    if (!(begin.getParentPath().getLeaf() instanceof BlockTree)
        || body.getStatements().isEmpty()
        || !Source.hasPosition(block, state)
        || body.getStatements().stream().anyMatch(ClassTree.class::isInstance)
        || mayClash(body, Statements.of(begin.getParentPath(), state).from(end))) {
      return false;
    }
    int start = Source.start(block);
    int behind = state.getEndPosition(end);
    // With the comments in front of and behind the statements.
    int opening = Source.start(body) + 1;
    int closing = state.getEndPosition(body) - 1;
    int first = behindSpace(opening, state);
    int last = closing;
    while (Character.isWhitespace(state.getSourceCode().charAt(last - 1))) {
      last--;
    }
    if (Source.of(start, behind, state).indexOf('\n') < 0
        && !Source.hasComment(start, opening, state)
        && !Source.hasComment(closing, behind, state)) {
      fix.replace(start, first, "");
      fix.replace(last, behind, "");
      return true;
    }
    if (!Source.startsLine(start, state)
        || !(Source.startsLine(first, state) || isCommentBehind(opening, first, state))
        || !Source.startsLine(closing, state)
        || Source.hasComment(start, opening, state)
        || Source.hasComment(closing, behind, state)) {
      return false;
    }
    String outer = Source.indentAt(start, state);
    String inner = Source.indentAt(Source.start(body.getStatements().get(0)), state);
    if (!inner.startsWith(outer)) {
      return false;
    }
    fix.replace(start, first, "");
    for (int line : new Lines(body, state).behindFirst()) {
      if (line > first
          && line < last
          && !fix.replaces(line)
          && Source.of(line, Source.lineEnd(line, state), state).startsWith(inner)) {
        fix.replace(line, line + inner.length() - outer.length(), "");
      }
    }
    boolean isFollowed = Comments.endBehind(behind, state) > behind;
    fix.replace(
        last,
        isFollowed ? behindSpace(behind, state) : behind,
        // A comment behind the block is not one on its last statement.
        isFollowed ? Source.lineSeparator(state) + outer : "");
    return true;
  }

  /** Whether a comment stands behind a brace, in its line. */
  private static boolean isCommentBehind(int brace, int first, VisitorState state) {
    return first < Source.lineEnd(brace, state) && Source.of(first, first + 2, state).equals("//");
  }

  /** Whether statements behind a block name anything that its variables would hide from them. */
  private static boolean mayClash(BlockTree body, List<StatementTree> fromBlock) {
    List<StatementTree> behind = fromBlock.subList(1, fromBlock.size());
    return body.getStatements().stream()
        .filter(VariableTree.class::isInstance)
        .map(statement -> ((VariableTree) statement).getName())
        .anyMatch(
            name ->
                behind.stream()
                    .anyMatch(
                        statement ->
                            Expressions.contains(
                                statement,
                                part ->
                                    (part instanceof IdentifierTree use
                                            && use.getName().equals(name))
                                        || (part instanceof VariableTree other
                                            && other.getName().equals(name)))));
  }
}
