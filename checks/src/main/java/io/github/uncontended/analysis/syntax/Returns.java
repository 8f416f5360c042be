package io.github.uncontended.analysis.syntax;

import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.Optional;

/** Which method a {@code return} statement returns from. */
public final class Returns {
  private Returns() {}

  /** The method that a statement returns from; empty for the statement of a lambda. */
  public static Optional<MethodTree> methodOf(TreePath statement) {
    TreePath at = statement;
    while (!(at.getLeaf() instanceof LambdaExpressionTree || at.getLeaf() instanceof MethodTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf() instanceof MethodTree method ? Optional.of(method) : Optional.empty();
  }
}
