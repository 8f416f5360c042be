package io.github.uncontended.analysis.syntax;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import java.util.Optional;

/** Which method a {@code return} statement returns from, and what a method returns. */
public final class Returns {
  private Returns() {}

  /** The values that the {@code return} statements of a method body return. */
  public static ImmutableList<ExpressionTree> of(BlockTree body) {
    return of(body, /* afterFailures= */ true);
  }

  /** The same without those in {@code catch} blocks. */
  public static ImmutableList<ExpressionTree> withoutFailures(BlockTree body) {
    return of(body, /* afterFailures= */ false);
  }

  private static ImmutableList<ExpressionTree> of(BlockTree body, boolean afterFailures) {
    ImmutableList.Builder<ExpressionTree> values = ImmutableList.builder();
    new CodeScanner() {
      @Override
      public Void visitCatch(CatchTree tree, Void unused) {
        return afterFailures ? super.visitCatch(tree, null) : null;
      }

      @Override
      public Void visitReturn(ReturnTree tree, Void unused) {
        if (tree.getExpression() != null) {
          values.add(tree.getExpression());
        }
        return null;
      }
    }.scan(body, null);
    return values.build();
  }

  /** Whether a statement is a {@code return}, or a block that ends with one. */
  public static boolean endsWithOne(StatementTree statement) {
    return statement instanceof BlockTree block
        ? !block.getStatements().isEmpty() && endsWithOne(Iterables.getLast(block.getStatements()))
        : statement instanceof ReturnTree;
  }

  /** The method that a statement returns from; empty for the statement of a lambda. */
  public static Optional<MethodTree> methodOf(TreePath statement) {
    TreePath at = statement;
    while (!(at.getLeaf() instanceof LambdaExpressionTree || at.getLeaf() instanceof MethodTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf() instanceof MethodTree method ? Optional.of(method) : Optional.empty();
  }
}
