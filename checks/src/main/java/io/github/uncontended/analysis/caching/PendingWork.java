package io.github.uncontended.analysis.caching;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.suppliers.Suppliers;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/**
 * Maps of work that is going on, which let a second caller wait for the first one's result: the
 * method that adds an entry removes it when the work is done. Most lookups miss.
 */
public final class PendingWork {
  private static final Supplier<Type> COMPLETION_STAGE =
      Suppliers.typeFromString("java.util.concurrent.CompletionStage");

  private PendingWork() {}

  /**
   * Whether the method around a call removes the key from the map whenever it ends, or when the
   * future that it has stored completes.
   *
   * @param map the receiver of the call
   * @param key the key that the call adds
   */
  public static boolean isIn(
      ExpressionTree map, ExpressionTree key, TreePath call, VisitorState state) {
    Optional<MethodSymbol> method = Symbols.methodAround(call);
    return method.isPresent()
        && Symbols.of(map) instanceof VarSymbol field
        && UnitIndex.of(state).uses(field).stream()
            .filter(use -> Symbols.methodAround(use).equals(method))
            .anyMatch(use -> isRemoved(key, use, call.getLeaf(), state));
  }

  private static boolean isRemoved(
      ExpressionTree key, TreePath map, Tree adding, VisitorState state) {
    TreePath at = map.getParentPath();
    if (!(at.getLeaf() instanceof MemberSelectTree select)
        || !select.getIdentifier().contentEquals("remove")
        || !(at.getParentPath().getLeaf() instanceof MethodInvocationTree removal)
        || removal.getArguments().isEmpty()) {
      return false;
    }
    boolean inFunction = false;
    for (Tree around : at.getParentPath()) {
      inFunction |= around == adding;
    }
    Symbol removed = Symbols.of(removal.getArguments().get(0));
    if (!inFunction && (removed == null || removed != Symbols.of(key))) {
      return false;
    }
    for (at = at.getParentPath(); !(at.getLeaf() instanceof MethodTree); at = at.getParentPath()) {
      Tree around = at.getLeaf();
      if (around instanceof IfTree
          || around instanceof ConditionalExpressionTree
          || around instanceof CaseTree
          || around instanceof CatchTree) {
        return false;
      }
      if (around instanceof LambdaExpressionTree) {
        return isRunOnCompletion(at, state);
      }
    }
    return true;
  }

  /** Whether a lambda runs when a future completes, however it does. */
  private static boolean isRunOnCompletion(TreePath lambda, VisitorState state) {
    return lambda.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && (select.getIdentifier().toString().startsWith("whenComplete")
            || select.getIdentifier().toString().startsWith("handle"))
        && ASTHelpers.isSubtype(
            ASTHelpers.getType(select.getExpression()), COMPLETION_STAGE.get(state), state);
  }
}
