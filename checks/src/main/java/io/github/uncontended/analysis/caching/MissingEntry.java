package io.github.uncontended.analysis.caching;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;

/**
 * Tests of a collection in a field for which it lacks what would be put into it, without null.
 *
 * <pre>
 *   names.isEmpty()      !done.getOrDefault(key, false)      names.get(key) == TO_BE_LOADED
 * </pre>
 *
 * <p>A collection is empty once only if nothing is removed from it.
 */
final class MissingEntry {
  private MissingEntry() {}

  /** Whether the outcome of a call shows its receiver to lack an entry, or all of them. */
  static boolean isShownBy(MethodInvocationTree call, boolean negated, UnitIndex index) {
    return switch (Expressions.simpleName(call.getMethodSelect())) {
      case "isEmpty" ->
          !negated
              && call.getArguments().isEmpty()
              && Symbols.of(ASTHelpers.getReceiver(call)) instanceof VarSymbol field
              && Expressions.isField(field)
              && onlyGrows(field, index);
      case "getOrDefault" ->
          negated && Boolean.FALSE.equals(ASTHelpers.constValue(call.getArguments().get(1)));
      default -> false;
    };
  }

  /** Whether a private collection, which constructors create, never becomes empty again. */
  private static boolean onlyGrows(VarSymbol field, UnitIndex index) {
    return field.isPrivate()
        && index.uses(field).stream()
            .allMatch(
                use ->
                    Assignments.isTarget(use)
                        ? Symbols.methodAround(use).filter(MethodSymbol::isConstructor).isPresent()
                        : removesNothing(use));
  }

  private static boolean removesNothing(TreePath use) {
    Optional<TreePath> call = Places.callOn(use);
    if (call.isEmpty()) {
      return use.getParentPath().getLeaf() instanceof BinaryTree || isTraversed(use);
    }
    if (!(Symbols.of(call.get().getLeaf()) instanceof MethodSymbol method)) {
      return false;
    }
    return ApiFact.READS.isInherited(method)
        || ApiFact.READS_ELEMENTS.isInherited(method)
        || ApiFact.STORES.isInherited(method)
        || isTraversed(call.get())
        || MissTest.isExceptional(use);
  }

  /** Whether a loop goes through what an expression returns, without an iterator in sight. */
  private static boolean isTraversed(TreePath elements) {
    return elements.getParentPath().getLeaf() instanceof EnhancedForLoopTree loop
        && loop.getExpression() == elements.getLeaf();
  }

  /**
   * The value that is compared with an object which a private constant holds to be told apart; it
   * stands for an entry that is not there.
   */
  static Optional<ExpressionTree> comparedWithPlaceholder(BinaryTree comparison, UnitIndex index) {
    List<ExpressionTree> both = List.of(comparison.getLeftOperand(), comparison.getRightOperand());
    return isPlaceholder(both.get(0), index)
        ? Optional.of(both.get(1))
        : isPlaceholder(both.get(1), index) ? Optional.of(both.get(0)) : Optional.empty();
  }

  private static boolean isPlaceholder(ExpressionTree operand, UnitIndex index) {
    return Symbols.of(operand) instanceof VarSymbol constant
        && constant.isPrivate()
        && constant.isStatic()
        && (constant.flags() & Flags.FINAL) != 0
        && index.declaration(constant).map(TreePath::getLeaf).orElse(null)
            instanceof VariableTree declared
        && (declared.getInitializer() instanceof NewClassTree
            || declared.getInitializer() instanceof NewArrayTree);
  }
}
