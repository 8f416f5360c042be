package io.github.uncontended.heat;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;

/**
 * Which statements a loop runs more than once, and which leave it: finds jumps of some kinds, those
 * in nested lambdas and classes not among them.
 */
final class Jumps extends TreeScanner<Void, Void> {
  private final ImmutableSet<Tree.Kind> kinds;
  private boolean found;

  private Jumps(ImmutableSet<Tree.Kind> kinds) {
    this.kinds = kinds;
  }

  static boolean in(BlockTree block, Tree.Kind... kinds) {
    Jumps jumps = new Jumps(ImmutableSet.copyOf(kinds));
    jumps.scan(block, null);
    return jumps.found;
  }

  @Override
  public Void scan(Tree tree, Void unused) {
    found |= tree != null && kinds.contains(tree.getKind());
    return found ? null : super.scan(tree, null);
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
    return null;
  }

  @Override
  public Void visitClass(ClassTree tree, Void unused) {
    return null;
  }

  static boolean isLoop(Tree tree) {
    return tree instanceof ForLoopTree
        || tree instanceof EnhancedForLoopTree
        || tree instanceof WhileLoopTree
        || tree instanceof DoWhileLoopTree;
  }

  /** Whether a loop runs a part of it more than once. */
  static boolean isRepeatedBy(Tree tree, Tree child) {
    if (tree instanceof ForLoopTree loop) {
      return !loop.getInitializer().contains(child)
          && !(loop.getCondition() == null && isRetried(loop.getStatement()));
    }
    if (tree instanceof WhileLoopTree loop) {
      return !(isTrue(loop.getCondition()) && isRetried(loop.getStatement()));
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

  static boolean isTrue(ExpressionTree condition) {
    return Boolean.TRUE.equals(ASTHelpers.constValue(ASTHelpers.stripParentheses(condition)));
  }

  /** Whether an endless loop ends with the first success: it repeats what fails. */
  static boolean isRetried(StatementTree body) {
    return body instanceof BlockTree block && in(block, Tree.Kind.RETURN, Tree.Kind.BREAK);
  }

  /** Whether {@code break} leaves a loop here, not a {@code switch}. */
  static boolean breaksALoop(TreePath path) {
    TreePath at = path;
    while (!(at.getLeaf() instanceof SwitchTree)) {
      if (isLoop(at.getLeaf())) {
        return true;
      }
      at = at.getParentPath();
    }
    return false;
  }

  /** Whether whoever enters a block leaves it by an exception. */
  static boolean alwaysThrows(BlockTree block) {
    return last(block) instanceof ThrowTree
        && !in(block, Tree.Kind.RETURN, Tree.Kind.BREAK, Tree.Kind.CONTINUE, Tree.Kind.YIELD);
  }

  static StatementTree last(BlockTree block) {
    return block.getStatements().isEmpty()
        ? null
        : block.getStatements().get(block.getStatements().size() - 1);
  }
}
