package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.Expressions;
import java.util.List;

/**
 * Whether every execution of a statement that completes normally is followed by the evaluation of
 * one of some expressions (a must-analysis over the statements that follow). One that returns
 * early, since there is nothing to do, is not taken into account; {@link AllPaths} does so.
 *
 * @param all the expressions
 */
public record Uses(ImmutableSet<Tree> all) {
  /** Whether one of the expressions is evaluated on every run after a statement. */
  public boolean surelyFollow(TreePath statement) {
    if (all.isEmpty()) {
      return false;
    }
    TreePath at = statement;
    while (!(at.getLeaf() instanceof MethodTree || at.getLeaf() instanceof ClassTree)) {
      TreePath parent = at.getParentPath();
      List<? extends StatementTree> statements = Statements.in(parent.getLeaf());
      int next = statements.indexOf(at.getLeaf()) + 1;
      if (statements.subList(next, statements.size()).stream().anyMatch(this::areSurelyIn)) {
        return true;
      }
      at = parent;
    }
    return false;
  }

  /** Whether one of them is evaluated on every run of a statement. */
  public boolean areSurelyIn(Tree tree) {
    if (tree instanceof BlockTree block) {
      return block.getStatements().stream().anyMatch(this::areSurelyIn);
    }
    if (tree instanceof IfTree test) {
      return areIn(test.getCondition())
          || (test.getElseStatement() != null
              && areSurelyIn(test.getThenStatement())
              && areSurelyIn(test.getElseStatement()));
    }
    if (tree instanceof EnhancedForLoopTree loop) {
      return areIn(loop.getExpression());
    }
    if (tree instanceof TryTree attempt) {
      return areSurelyIn(attempt.getBlock());
    }
    return (tree instanceof ExpressionStatementTree
            || tree instanceof VariableTree
            || tree instanceof ReturnTree
            || tree instanceof ThrowTree)
        && areIn(tree);
  }

  private boolean areIn(Tree tree) {
    return Expressions.contains(tree, all::contains);
  }
}
