package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Which assignments of a field that is initialized lazily empty it again. */
public final class Resets {
  private Resets() {}

  /** Whether one of some assignments makes the next run initialize again. */
  public static boolean isAmong(List<FieldAccess> writes) {
    return writes.stream().anyMatch(Resets::isNull)
        || literals(writes).size() > 1
        || writes.stream().anyMatch(Resets::isComputedFlag);
  }

  /**
   * Whether one of some assignments empties a field once the code has done with the object there:
   * if it still holds that one. Such a field is a slot for work that goes on, and mostly empty.
   */
  public static boolean areOfWork(List<FieldAccess> writes) {
    return writes.stream().anyMatch(write -> isNull(write) && isIfHeld(write.path()));
  }

  /** Whether an assignment is run only if the field holds the object in another variable. */
  private static boolean isIfHeld(TreePath write) {
    Symbol field = Symbols.of(write.getLeaf());
    for (TreePath at = write; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      if (at.getParentPath().getLeaf() instanceof IfTree test
          && test.getThenStatement() == at.getLeaf()
          && ASTHelpers.stripParentheses(test.getCondition()) instanceof BinaryTree comparison
          && comparison.getKind() == Kind.EQUAL_TO
          && (isHeld(comparison.getLeftOperand(), comparison.getRightOperand(), field)
              || isHeld(comparison.getRightOperand(), comparison.getLeftOperand(), field))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isHeld(ExpressionTree holder, ExpressionTree object, Symbol field) {
    return field != null
        && field.equals(Symbols.of(holder))
        && Symbols.of(object) instanceof VarSymbol
        && !Expressions.isThis(object);
  }

  /** Whether a flag is assigned what an expression yields, which may be either value. */
  private static boolean isComputedFlag(FieldAccess write) {
    return write
        .value()
        .filter(value -> ASTHelpers.getType(value).hasTag(TypeTag.BOOLEAN))
        .filter(value -> !(ASTHelpers.stripParentheses(value) instanceof LiteralTree))
        .isPresent();
  }

  private static boolean isNull(FieldAccess write) {
    return write.value().map(ASTHelpers::stripParentheses).filter(Expressions::isNull).isPresent();
  }

  private static Set<Object> literals(List<FieldAccess> writes) {
    return writes.stream()
        .flatMap(write -> write.value().stream())
        .map(ASTHelpers::stripParentheses)
        .filter(value -> value instanceof LiteralTree && !Expressions.isNull(value))
        .map(value -> ((LiteralTree) value).getValue())
        .collect(Collectors.toSet());
  }
}
