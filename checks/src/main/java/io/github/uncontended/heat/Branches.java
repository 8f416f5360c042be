package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.caching.LazyInitialization;
import io.github.uncontended.analysis.syntax.Completion;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.unit.Statements;

/** The parts of a method that not each run comes to, and lambdas that are created there. */
final class Branches {
  /** As many doubts as make a way from an entry point show nothing. */
  static final int SELDOM = 2;

  private Branches() {}

  /** Whether a place is in one. */
  static boolean contain(TreePath place, VisitorState state) {
    return doubts(place, state) > 0;
  }

  /** Whether runs may pass a place by: it is in a branch, or others leave in front of it. */
  static boolean mayPassBy(TreePath place, VisitorState state) {
    if (contain(place, state)) {
      return true;
    }
    for (TreePath at = place; at.getParentPath() != null; at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      if (leaf instanceof MethodTree || leaf instanceof ClassTree) {
        return false;
      }
      if (at.getParentPath().getLeaf() instanceof BlockTree
          && Statements.of(at.getParentPath(), state).before(leaf).stream()
              .anyMatch(Branches::mayLeave)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a statement leaves on success, as an attempt does, or by its test. */
  private static boolean mayLeave(StatementTree before) {
    return (before instanceof TryTree attempt && !Completion.isPossible(attempt.getBlock()))
        || (before instanceof IfTree test && Returns.endsWithOne(test.getThenStatement()));
  }

  /**
   * How much the branches around a place leave in doubt that most runs come to it: one for each
   * branch, where a chain of {@code else if} is one and its second condition is in it, and {@link
   * #SELDOM} for a {@code catch} block, for a branch for a value that is missing, for one that
   * returns {@linkplain EarlyReturn for a reason that few runs have}, as those do that answer a bad
   * request, and for one {@linkplain Dispatch of many}. What an object creates when it is first
   * asked for it is as frequent as such objects are. What follows a {@code try} block that returns
   * is a branch.
   */
  static int doubts(TreePath place, VisitorState state) {
    int doubts = 0;
    TreePath inner = place;
    boolean inCondition = false;
    for (TreePath at = place.getParentPath();
        at != null && !(at.getLeaf() instanceof MethodTree);
        at = at.getParentPath()) {
      Tree tree = at.getLeaf();
      Tree child = inner.getLeaf();
      if (tree instanceof CatchTree
          || (MissingValue.leadsTo(child, tree) && !LazyInitialization.contains(inner, state))
          || (tree instanceof IfTree test && leaves(test, child, at, state))
          || Dispatch.leadsTo(child, at)) {
        return SELDOM;
      }
      if (isBranch(tree, child, inCondition)
          || (tree instanceof BlockTree && followsAttempt(child, at, state))) {
        doubts++;
      }
      inCondition = tree instanceof IfTree test && child == test.getCondition();
      inner = at;
    }
    return Math.min(doubts, SELDOM);
  }

  /**
   * Whether a part of a tree is a branch.
   *
   * @param inCondition whether the place is in the condition of the part
   */
  private static boolean isBranch(Tree tree, Tree child, boolean inCondition) {
    if (tree instanceof IfTree test) {
      boolean isElseIf =
          child == test.getElseStatement() && child instanceof IfTree && !inCondition;
      return child != test.getCondition() && !isElseIf;
    }
    return tree instanceof CaseTree
        || (tree instanceof ConditionalExpressionTree choice && choice.getCondition() != child);
  }

  /**
   * Whether a statement runs where an attempt in front of it has not returned: by a {@code try}
   * block that returns and whose handlers go on.
   */
  private static boolean followsAttempt(Tree statement, TreePath block, VisitorState state) {
    for (StatementTree before : Statements.of(block, state).before(statement)) {
      if (before instanceof TryTree attempt && !attempt.getCatches().isEmpty()) {
        Jumps jumps = Jumps.of(block, state);
        if (jumps.in(attempt.getBlock(), Tree.Kind.RETURN)
            && attempt.getCatches().stream().anyMatch(it -> goesOn(it, jumps))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a handler does not end with a jump; code that javac did not resolve has no more. */
  private static boolean goesOn(CatchTree handler, Jumps jumps) {
    StatementTree last = jumps.last(handler.getBlock());
    return !(last instanceof ReturnTree
        || last instanceof ThrowTree
        || last instanceof BreakTree
        || last instanceof ContinueTree);
  }

  /**
   * Whether a branch without an alternative returns while the other runs go on, by a test that few
   * runs meet.
   */
  private static boolean leaves(IfTree test, Tree branch, TreePath path, VisitorState state) {
    return branch == test.getThenStatement()
        && test.getElseStatement() == null
        && Returns.endsWithOne(test.getThenStatement())
        && path.getParentPath().getLeaf() instanceof BlockTree
        && Statements.of(path.getParentPath(), state).last() != test
        && EarlyReturn.isGuard(test);
  }
}
