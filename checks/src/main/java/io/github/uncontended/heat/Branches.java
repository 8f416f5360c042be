package io.github.uncontended.heat;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;

/** The parts of a method that not each run comes to, and lambdas that are created there. */
final class Branches {
  private Branches() {}

  /** Whether a place is in one. */
  static boolean contain(TreePath place) {
    Tree child = place.getLeaf();
    for (TreePath at = place.getParentPath(); at != null; at = at.getParentPath()) {
      Tree tree = at.getLeaf();
      if (tree instanceof MethodTree || tree instanceof ClassTree) {
        return false;
      }
      if ((tree instanceof IfTree test && test.getCondition() != child)
          || (tree instanceof ConditionalExpressionTree choice && choice.getCondition() != child)
          || tree instanceof CaseTree
          || tree instanceof CatchTree) {
        return true;
      }
      child = tree;
    }
    return false;
  }
}
