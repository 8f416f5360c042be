package io.github.uncontended.heat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Which statements a loop runs more than once, and which leave it. Finds the jumps in blocks, once
 * for each block of a unit; those in nested lambdas, classes and switch expressions do not leave
 * the block.
 */
final class Jumps {
  private static final ImmutableSet<Tree.Kind> KINDS =
      Sets.immutableEnumSet(Tree.Kind.RETURN, Tree.Kind.BREAK, Tree.Kind.CONTINUE, Tree.Kind.YIELD);

  private final IdentityHashMap<BlockTree, ImmutableSet<Tree.Kind>> jumps = new IdentityHashMap<>();
  private final IdentityHashMap<BlockTree, StatementTree> last = new IdentityHashMap<>();

  private final IdentityHashMap<Tree, LoopProgress> progress = new IdentityHashMap<>();
  private final UnitIndex index;

  private Jumps(UnitIndex index) {
    this.index = index;
  }

  /** The jumps of the unit that {@code path} lies in. */
  static Jumps of(TreePath path, VisitorState state) {
    UnitIndex index = UnitIndex.of(path.getCompilationUnit(), state.context);
    return index.memo(Jumps.class, unit -> new Jumps(index));
  }

  /** Whether a block contains a jump of one of some kinds. */
  boolean in(BlockTree block, Tree.Kind... kinds) {
    ImmutableSet<Tree.Kind> found = in(block);
    return Arrays.stream(kinds).anyMatch(found::contains);
  }

  private ImmutableSet<Tree.Kind> in(BlockTree block) {
    ImmutableSet<Tree.Kind> known = jumps.get(block);
    if (known == null) {
      Finder finder = new Finder();
      finder.scan(block.getStatements(), null);
      known = Sets.immutableEnumSet(finder.found);
      jumps.put(block, known);
    }
    return known;
  }

  private final class Finder extends TreeScanner<Void, Void> {
    private final Set<Tree.Kind> found = EnumSet.noneOf(Tree.Kind.class);

    @Override
    public Void scan(Tree tree, Void unused) {
      if (tree == null || tree instanceof ExpressionTree) {
        return null;
      }
      if (KINDS.contains(tree.getKind())) {
        found.add(tree.getKind());
      }
      return super.scan(tree, null);
    }

    @Override
    public Void visitBlock(BlockTree tree, Void unused) {
      found.addAll(in(tree));
      return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      return null;
    }
  }

  /**
   * Whether a loop runs a place more than once.
   *
   * @param child the part of the loop that the place is in
   */
  boolean isRepeatedBy(Tree tree, Tree child, TreePath place) {
    if (tree instanceof ForLoopTree loop) {
      return !loop.getInitializer().contains(child)
          && (loop.getCondition() != null || goesOn(loop, place));
    }
    if (tree instanceof WhileLoopTree loop) {
      return !isTrue(loop.getCondition()) || goesOn(loop, place);
    }
    if (tree instanceof EnhancedForLoopTree loop) {
      return loop.getStatement() == child;
    }
    if (tree instanceof DoWhileLoopTree loop) {
      return !Boolean.FALSE.equals(
          ASTHelpers.constValue(ASTHelpers.stripParentheses(loop.getCondition())));
    }
    return true;
  }

  private static boolean isTrue(ExpressionTree condition) {
    return Boolean.TRUE.equals(ASTHelpers.constValue(ASTHelpers.stripParentheses(condition)));
  }

  /** Whether an endless loop does not end with the first success, as one that repeats failures. */
  private boolean goesOn(Tree loop, TreePath place) {
    return EndlessLoop.repeats(
        loop, place, progress.computeIfAbsent(loop, it -> new LoopProgress(it, index)));
  }

  /** Whether {@code break} leaves a loop here, not a {@code switch}. */
  static boolean breaksALoop(TreePath path) {
    TreePath at = path;
    while (!(at.getLeaf() instanceof SwitchTree)) {
      if (Places.isLoop(at.getLeaf())) {
        return true;
      }
      at = at.getParentPath();
    }
    return false;
  }

  /** Whether whoever enters a block leaves it by an exception. */
  boolean alwaysThrows(BlockTree block) {
    return last(block) instanceof ThrowTree
        && !in(block, Tree.Kind.RETURN, Tree.Kind.BREAK, Tree.Kind.CONTINUE, Tree.Kind.YIELD);
  }

  /** The last statement of a block; null if it has none. javac links the statements one by one. */
  StatementTree last(BlockTree block) {
    return last.computeIfAbsent(block, it -> Iterables.getLast(it.getStatements(), null));
  }
}
