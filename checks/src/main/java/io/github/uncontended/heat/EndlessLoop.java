package io.github.uncontended.heat;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.unit.Statements;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Name;

/**
 * Whether a loop that only jumps end runs a place again after a pass that succeeded. Such a loop
 * either goes on with work until there is no more, such as lines of a file, or it repeats what
 * failed. The first leaves something for the next pass, or takes and tests its input, or ends when
 * an update finds no more rows; the second only counts its attempts. Jumps on failure, in {@code
 * catch} blocks, tell nothing.
 */
final class EndlessLoop {
  private final Tree loop;
  private final Set<Name> labels = new HashSet<>();

  /** Whether a pass may go on with the next one by a jump behind the place. */
  private boolean continues;

  /** Whether a pass that ran the place may leave the loop behind it. */
  private boolean leaves;

  /** Whether each pass that ran the place leaves the loop, unless it {@link #continues}. */
  private boolean alwaysLeaves;

  private EndlessLoop(Tree loop) {
    this.loop = loop;
  }

  /** Whether the loop runs a place in it again, other than after a failure. */
  static boolean repeats(Tree loop, TreePath place, LoopProgress progress) {
    EndlessLoop search = new EndlessLoop(loop);
    search.findExitsBehind(place);
    if (search.alwaysLeaves && !search.continues) {
      return false;
    }
    return progress.carries()
        || progress.endsWithoutRows()
        || (!search.leaves && (!progress.hasExits() || progress.takesInput()));
  }

  private void findExitsBehind(TreePath place) {
    Deque<TreePath> inward = new ArrayDeque<>();
    for (TreePath at = place; at.getLeaf() != loop; at = at.getParentPath()) {
      inward.push(at);
    }
    int switches = 0;
    int loops = 0;
    for (TreePath at : inward) {
      Tree tree = at.getParentPath().getLeaf();
      if (tree != loop) {
        loops += Places.isLoop(tree) ? 1 : 0;
        switches += tree instanceof SwitchTree ? 1 : 0;
        if (tree instanceof LabeledStatementTree labeled) {
          labels.add(labeled.getLabel());
        }
      }
      List<? extends Tree> next = behind(at.getLeaf(), tree);
      if (!next.isEmpty()) {
        Finder finder = new Finder(labels, loops, switches);
        for (Tree each : next) {
          finder.scan(each, null);
          alwaysLeaves |= finder.isExit(each);
        }
        leaves |= finder.leaves;
        continues |= finder.continues;
      }
    }
  }

  /** What runs behind a part of a statement, in the same pass. */
  private static List<? extends Tree> behind(Tree part, Tree statement) {
    if (statement instanceof TryTree attempt) {
      return attempt.getResources().contains(part) ? List.of(attempt.getBlock()) : List.of();
    }
    if (statement instanceof IfTree test) {
      return part != test.getCondition()
          ? List.of()
          : test.getElseStatement() == null
              ? List.of(test.getThenStatement())
              : List.of(test.getThenStatement(), test.getElseStatement());
    }
    List<? extends StatementTree> statements = Statements.in(statement);
    return statements.subList(
        statements.isEmpty() ? 0 : statements.indexOf(part) + 1, statements.size());
  }

  /** Finds the jumps that leave a loop, or go on with its next pass. */
  static final class Finder extends TreeScanner<Void, Void> {
    private final Set<Name> labels;
    private int loops;
    private int switches;
    private boolean leaves;
    private boolean continues;

    /**
     * @param labels those within the loop
     * @param loops how many loops within that one are around
     * @param switches how many {@code switch} statements within it are around
     */
    Finder(Set<Name> labels, int loops, int switches) {
      this.labels = new HashSet<>(labels);
      this.loops = loops;
      this.switches = switches;
    }

    /** Whether some code may leave the loop. */
    static boolean isIn(Tree code, Set<Name> labels, int loops, int switches) {
      Finder finder = new Finder(labels, loops, switches);
      finder.scan(code, null);
      return finder.leaves;
    }

    boolean isExit(Tree statement) {
      return statement instanceof ReturnTree
          || (statement instanceof BreakTree exit && leaves(exit.getLabel()));
    }

    private boolean leaves(Name label) {
      return label == null ? loops + switches == 0 : !labels.contains(label);
    }

    @Override
    public Void scan(Tree tree, Void unused) {
      if (tree == null || tree instanceof ExpressionTree || tree instanceof ClassTree) {
        return null;
      }
      boolean loop = Places.isLoop(tree);
      boolean choice = tree instanceof SwitchTree;
      loops += loop ? 1 : 0;
      switches += choice ? 1 : 0;
      leaves |= isExit(tree);
      super.scan(tree, null);
      loops -= loop ? 1 : 0;
      switches -= choice ? 1 : 0;
      return null;
    }

    @Override
    public Void visitContinue(ContinueTree tree, Void unused) {
      continues |= tree.getLabel() == null ? loops == 0 : !labels.contains(tree.getLabel());
      return null;
    }

    @Override
    public Void visitLabeledStatement(LabeledStatementTree tree, Void unused) {
      labels.add(tree.getLabel());
      return super.visitLabeledStatement(tree, null);
    }

    @Override
    public Void visitCatch(CatchTree tree, Void unused) {
      return null;
    }
  }
}
