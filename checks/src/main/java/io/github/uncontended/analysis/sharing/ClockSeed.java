package io.github.uncontended.analysis.sharing;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import io.github.uncontended.analysis.library.KnownTypes;

/**
 * Seeds that are the time or an address, with which nobody can draw the same random numbers again.
 * A part of the time, such as the day, can be had again.
 */
public final class ClockSeed {
  private static final ImmutableSet<String> CLOCKS =
      ImmutableSet.of("currentTimeMillis", "identityHashCode", "nanoTime");

  private static final ImmutableSet<Tree.Kind> KEEPS_ALL =
      Sets.immutableEnumSet(Tree.Kind.PLUS, Tree.Kind.MINUS, Tree.Kind.XOR);

  private ClockSeed() {}

  /** Whether an expression is such a seed, combined with nothing but constants and others. */
  public static boolean is(ExpressionTree expression) {
    ExpressionTree seed = ASTHelpers.stripParentheses(expression);
    if (seed instanceof BinaryTree operation) {
      return KEEPS_ALL.contains(seed.getKind())
          && ASTHelpers.constValue(seed) == null
          && isOrConstant(operation.getLeftOperand())
          && isOrConstant(operation.getRightOperand());
    }
    return seed instanceof MethodInvocationTree call
        && CLOCKS.contains(ASTHelpers.getSymbol(call).name.toString())
        && ASTHelpers.getSymbol(call).owner.getQualifiedName().contentEquals("java.lang.System");
  }

  /** Whether a value is a new {@code Random} without a seed, or with such a one. */
  public static boolean isOfNew(ExpressionTree value) {
    if (value instanceof AssignmentTree inner) {
      return isOfNew(inner.getExpression());
    }
    return ASTHelpers.stripParentheses(value) instanceof NewClassTree creation
        && creation.getArguments().stream().allMatch(ClockSeed::is)
        && creation.getClassBody() == null
        && KnownTypes.nameOf(ASTHelpers.getType(creation)).equals("java.util.Random");
  }

  private static boolean isOrConstant(ExpressionTree operand) {
    return is(operand) || ASTHelpers.constValue(operand) != null;
  }
}
