package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;

/** Answers how hot a place in the code is, and why. */
public final class HeatModel {
  private HeatModel() {}

  /** How hot the place is that {@code state} stands at. */
  public static Heat of(VisitorState state) {
    return of(state.getPath(), state);
  }

  /** How hot the place is that {@code path} leads to. */
  public static Heat of(TreePath path, VisitorState state) {
    for (TreePath at = path; at != null && !(at.getLeaf() instanceof MethodTree); ) {
      TreePath parent = at.getParentPath();
      if (at.getLeaf() instanceof StatementTree
          && parent != null
          && parent.getLeaf() instanceof WhileLoopTree) {
        return new Heat(Heat.Level.REPEATED, "in a loop");
      }
      at = parent;
    }
    return Heat.UNKNOWN;
  }
}
