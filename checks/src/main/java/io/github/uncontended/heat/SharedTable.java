package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.sharing.HeldLocks;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.stream.Stream;

/**
 * A {@code Hashtable} that many threads share: each lookup in it takes its lock, whatever the key
 * and however often the table changes.
 */
public final class SharedTable {
  private SharedTable() {}

  /** Whether a type is that of such tables, and not one for settings that extends it. */
  public static boolean isOf(Type type) {
    return KnownTypes.nameOf(type).equals("java.util.Hashtable");
  }

  /**
   * Whether threads contend for the lock of a table by what {@code state}'s path looks up. A lookup
   * in a critical section does not count, which threads enter one by one.
   *
   * @param table the table, of a type whose lookups lock
   * @param heat of the lookup
   */
  public static boolean isContended(ExpressionTree table, Heat heat, VisitorState state) {
    return heat.isConcurrent()
        && Symbols.of(table) instanceof VarSymbol field
        && Expressions.isField(field)
        && (field.isStatic() || LockOwner.isShared(field.enclClass(), state))
        && !HeldLocks.areAt(state.getPath());
  }

  /** The expressions in the unit whose value the field that holds a table gets. */
  public static Stream<TreePath> values(ExpressionTree table, VisitorState state) {
    if (!(Symbols.of(table) instanceof VarSymbol field)) {
      return Stream.empty();
    }
    UnitIndex unit = UnitIndex.of(state);
    Stream<TreePath> initializer =
        unit.declaration(field).stream()
            .filter(it -> ((VariableTree) it.getLeaf()).getInitializer() != null)
            .map(it -> new TreePath(it, ((VariableTree) it.getLeaf()).getInitializer()));
    Stream<TreePath> assigned =
        unit.uses(field).stream()
            .flatMap(use -> Assignments.assignment(use).stream())
            .map(it -> new TreePath(it, ((AssignmentTree) it.getLeaf()).getExpression()));
    return Stream.concat(initializer, assigned);
  }
}
