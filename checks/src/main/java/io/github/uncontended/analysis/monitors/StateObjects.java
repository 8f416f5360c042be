package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.Map;

/**
 * Fields of a private object that holds the state of another one: {@code state.byName}, where every
 * use outside of the state's own class goes through the same final field. Such a field stands for
 * one variable of the outer object.
 */
final class StateObjects {
  private StateObjects() {}

  /** What was asked of the fields of a unit. */
  private record Known(Map<VarSymbol, Boolean> fields) {}

  /** Whether an expression names a field of such an object. */
  static boolean isField(ExpressionTree name, VarSymbol field, UnitIndex index) {
    VarSymbol holder = holder(name);
    return holder != null
        && !field.isStatic()
        && (field.isPrivate() || (field.enclClass().flags() & Flags.PRIVATE) != 0)
        && index
            .memo(Known.class, unit -> new Known(new HashMap<>()))
            .fields()
            .computeIfAbsent(field, it -> isOnlyUsedThrough(holder, it, index));
  }

  private static boolean isOnlyUsedThrough(VarSymbol holder, VarSymbol field, UnitIndex index) {
    return index.declaration(field).isPresent()
        && index.uses(field).stream()
            .map(TreePath::getLeaf)
            .allMatch(use -> Assignments.isOwn(use) || holder.equals(holder(use)));
  }

  /** The final field of this object, or static one, that a name selects from; null for none. */
  private static VarSymbol holder(Tree name) {
    return name instanceof MemberSelectTree select
            && Symbols.of(select.getExpression()) instanceof VarSymbol holder
            && Expressions.isField(holder)
            && (holder.flags() & Flags.FINAL) != 0
            && !Expressions.isThis(select.getExpression())
            && (holder.isStatic()
                || Assignments.isOwn(ASTHelpers.stripParentheses(select.getExpression())))
        ? holder
        : null;
  }
}
