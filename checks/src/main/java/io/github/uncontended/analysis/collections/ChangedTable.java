package io.github.uncontended.analysis.collections;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.ComponentSetup;
import io.github.uncontended.analysis.unit.Construction;

/**
 * Whether the compilation changes a table of settings after it has been set up, so that what was
 * read from it before no longer holds.
 */
public final class ChangedTable {
  private final VarSymbol field;
  private final Object key;
  private final VisitorState state;

  private ChangedTable(VarSymbol field, Object key, VisitorState state) {
    this.field = field;
    this.key = key;
    this.state = state;
  }

  /**
   * Whether a value under a key may change: code that runs neither while the object is constructed
   * nor in its lifecycle methods writes to the table in a field, or replaces it for other threads
   * to see. Without {@code volatile}, an assigned table is one that is set before threads read it.
   *
   * @param table the table that is read
   * @param key of the value; a write of another constant leaves a constant key alone
   */
  public static boolean changes(ExpressionTree table, ExpressionTree key, VisitorState state) {
    if (!(Symbols.of(table) instanceof VarSymbol field) || !Expressions.isField(field)) {
      return false;
    }
    ChangedTable changed = new ChangedTable(field, ASTHelpers.constValue(key), state);
    return CompilationIndex.uses(field, state).stream().anyMatch(changed::isChange);
  }

  private boolean isChange(TreePath use) {
    boolean writes =
        Assignments.isTarget(use) ? (field.flags() & Flags.VOLATILE) != 0 : isWrite(use);
    return writes
        && !Construction.of(state).isDuring(use, field)
        && !ComponentSetup.covers(use, state);
  }

  private boolean isWrite(TreePath use) {
    TreePath table = Places.withParentheses(use);
    Tree user = table.getParentPath().getLeaf();
    if (user instanceof MemberReferenceTree) {
      return Symbols.of(user) instanceof MethodSymbol method && writes(method);
    }
    return Places.callOn(table)
        .map(path -> (MethodInvocationTree) path.getLeaf())
        .filter(call -> writes(ASTHelpers.getSymbol(call)) && mayWriteKey(call))
        .isPresent();
  }

  private static boolean writes(MethodSymbol method) {
    return PureMethods.changeReceiver(method) || ApiFact.LOADS_SETTINGS.isInherited(method);
  }

  private boolean mayWriteKey(MethodInvocationTree write) {
    Object written =
        write.getArguments().isEmpty() ? null : ASTHelpers.constValue(write.getArguments().get(0));
    return key == null || written == null || key.equals(written);
  }
}
