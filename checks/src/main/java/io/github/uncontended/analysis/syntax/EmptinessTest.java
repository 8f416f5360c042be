package io.github.uncontended.analysis.syntax;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import java.util.Optional;

/** Comparisons of a size, which is never negative, that only tell whether it is zero. */
public final class EmptinessTest {
  private EmptinessTest() {}

  /**
   * Whether a comparison of a size holds for an empty collection alone (true) or for all others
   * (false); empty for other comparisons.
   */
  public static Optional<Boolean> of(BinaryTree comparison, Tree size) {
    boolean left = comparison.getLeftOperand() == size;
    ExpressionTree other = left ? comparison.getRightOperand() : comparison.getLeftOperand();
    Object constant = ASTHelpers.constValue(other);
    if (!(constant instanceof Integer || constant instanceof Long)) {
      return Optional.empty();
    }
    long bound = ((Number) constant).longValue();
    Kind kind = comparison.getKind();
    boolean less = kind == (left ? Kind.LESS_THAN : Kind.GREATER_THAN);
    boolean atMost = kind == (left ? Kind.LESS_THAN_EQUAL : Kind.GREATER_THAN_EQUAL);
    boolean greater = kind == (left ? Kind.GREATER_THAN : Kind.LESS_THAN);
    boolean atLeast = kind == (left ? Kind.GREATER_THAN_EQUAL : Kind.LESS_THAN_EQUAL);
    if (bound == 0 ? kind == Kind.EQUAL_TO || atMost : bound == 1 && less) {
      return Optional.of(true);
    }
    return (bound == 0 ? kind == Kind.NOT_EQUAL_TO || greater : bound == 1 && atLeast)
        ? Optional.of(false)
        : Optional.empty();
  }
}
