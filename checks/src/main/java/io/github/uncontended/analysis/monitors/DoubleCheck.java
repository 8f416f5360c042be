package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;

/**
 * Double-checked locking of a step that is done once: the condition around a section is the one
 * that the section begins with.
 *
 * <pre>
 *   if (details.isInitRequired()) {
 *     synchronized (details) { if (details.isInitRequired()) { … } }
 *   }
 * </pre>
 */
final class DoubleCheck {
  private DoubleCheck() {}

  /** Whether a section is one: most threads do not come to its lock. */
  static boolean is(CriticalSection section) {
    if (section.form() == CriticalSection.Form.METHOD
        || section.body().size() != 1
        || !(section.body().get(0) instanceof IfTree inner)) {
      return false;
    }
    // A call that locks is in a statement of its own.
    TreePath taken =
        section.form() == CriticalSection.Form.CALL
            ? section.path().getParentPath()
            : section.path();
    Tree child = taken.getLeaf();
    for (TreePath at = taken.getParentPath();
        at.getLeaf() instanceof StatementTree;
        at = at.getParentPath()) {
      if (at.getLeaf() instanceof IfTree outer) {
        return child == outer.getThenStatement() && isSame(outer, inner);
      }
      if (!(at.getLeaf() instanceof BlockTree)) {
        return false;
      }
      child = at.getLeaf();
    }
    return false;
  }

  private static boolean isSame(IfTree outer, IfTree inner) {
    return ASTHelpers.stripParentheses(outer.getCondition())
        .toString()
        .equals(ASTHelpers.stripParentheses(inner.getCondition()).toString());
  }
}
