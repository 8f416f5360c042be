package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The statements of a block, or of a case of a {@code switch}, by position. javac links them one by
 * one, so that asking it for the position of each statement of a long block takes quadratic time.
 */
public final class Statements {
  private final ImmutableList<StatementTree> all;
  private final ImmutableList<IfTree> tests;
  private final IdentityHashMap<Tree, Integer> positions;

  private Statements(Tree group) {
    this.all = ImmutableList.copyOf(in(group));
    this.positions = new IdentityHashMap<>(all.size());
    ImmutableList.Builder<IfTree> tests = ImmutableList.builder();
    for (int i = 0; i < all.size(); i++) {
      positions.put(all.get(i), i);
      for (StatementTree each : parts(all.get(i))) {
        if (each instanceof IfTree test) {
          tests.add(test);
          positions.put(test, i);
        }
      }
    }
    this.tests = tests.build();
  }

  /** The statements that a block runs, or one that only takes or gives back a lock around them. */
  private static List<? extends StatementTree> parts(StatementTree statement) {
    if (statement instanceof SynchronizedTree section) {
      return section.getBlock().getStatements();
    }
    if (statement instanceof TryTree attempt
        && attempt.getCatches().stream().allMatch(Statements::endsAbruptly)) {
      return attempt.getBlock().getStatements();
    }
    return statement instanceof BlockTree ? in(statement) : ImmutableList.of(statement);
  }

  /** Whether a statement is a {@code return}, perhaps in a block of its own. */
  public static boolean onlyReturns(StatementTree statement) {
    return statement instanceof BlockTree block
        ? block.getStatements().size() == 1 && onlyReturns(block.getStatements().get(0))
        : statement instanceof ReturnTree;
  }

  /** Whether what follows the {@code try} statement does not run after a failure. */
  private static boolean endsAbruptly(CatchTree handler) {
    StatementTree last = Iterables.getLast(handler.getBlock().getStatements(), null);
    return last instanceof ThrowTree || last instanceof ReturnTree;
  }

  private record Known(Map<Tree, Statements> byGroup) {}

  /** The statements of a block or case; none for any other tree. */
  public static Statements of(TreePath group, VisitorState state) {
    return UnitIndex.of(group.getCompilationUnit(), state.context)
        .memo(Known.class, unit -> new Known(new IdentityHashMap<>()))
        .byGroup()
        .computeIfAbsent(group.getLeaf(), Statements::new);
  }

  /** The statements of a block or case; none for any other tree. */
  public static List<? extends StatementTree> in(Tree group) {
    if (group instanceof BlockTree block) {
      return block.getStatements();
    }
    return group instanceof CaseTree each && each.getStatements() != null
        ? each.getStatements()
        : ImmutableList.of();
  }

  /** The last one; null if there is none. */
  public StatementTree last() {
    return Iterables.getLast(all, null);
  }

  /** The one directly before another; null if there is none. */
  public StatementTree previous(Tree statement) {
    Integer position = positions.get(statement);
    return position == null || position == 0 ? null : all.get(position - 1);
  }

  /** The {@code if} statements before another one, in order, those of blocks among them. */
  public ImmutableList<IfTree> testsBefore(Tree statement) {
    Integer position = positions.get(statement);
    if (position == null) {
      return ImmutableList.of();
    }
    int end = 0;
    while (end < tests.size() && positions.get(tests.get(end)) < position) {
      end++;
    }
    return tests.subList(0, end);
  }

  /** Those before a statement, in order. */
  public ImmutableList<StatementTree> before(Tree statement) {
    Integer position = positions.get(statement);
    return position == null ? ImmutableList.of() : all.subList(0, position);
  }

  /** A statement and all that follow it. */
  public ImmutableList<StatementTree> from(Tree statement) {
    Integer position = positions.get(statement);
    return position == null ? ImmutableList.of() : all.subList(position, all.size());
  }
}
