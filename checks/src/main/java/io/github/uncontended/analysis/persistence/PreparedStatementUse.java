package io.github.uncontended.analysis.persistence;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/**
 * What one pass of a loop does with the statement that it prepares.
 *
 * @param declaration the variable that holds it, if the loop declares it
 * @param resource whether that is a resource of a {@code try} statement
 * @param calls the names of the methods that are called on it
 * @param resultsAreUsed whether a result of its execution is used
 * @param user the name of a method of the file that uses and closes it, if one does
 */
public record PreparedStatementUse(
    Optional<TreePath> declaration,
    boolean resource,
    ImmutableList<String> calls,
    boolean resultsAreUsed,
    Optional<String> user) {
  /**
   * The use of a statement; empty if it may be needed after the pass, if it replaces one that the
   * passes share, if a loop within the pass executes it many times, or if it is prepared where
   * something has failed.
   *
   * @param prepare the call that prepares it
   * @param loop a loop around the call
   */
  public static Optional<PreparedStatementUse> of(
      TreePath prepare, TreePath loop, VisitorState state) {
    TreePath value = Places.withCasts(prepare);
    if (lies(prepare, loop, CatchTree.class)) {
      return Optional.empty();
    }
    Tree user = value.getParentPath().getLeaf();
    if (user instanceof MemberSelectTree select
        && value.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree) {
      boolean used = !StatementUses.isStatement(value.getParentPath().getParentPath());
      return StatementUses.RESULTS.contains(select.getIdentifier().toString())
              && StatementUses.isKept(value.getParentPath().getParentPath(), state)
          ? Optional.empty()
          : Optional.of(
              new PreparedStatementUse(
                  Optional.empty(),
                  false,
                  ImmutableList.of(select.getIdentifier().toString()),
                  used,
                  Optional.empty()));
    }
    if (user instanceof MethodInvocationTree call) {
      StatementUses uses = new StatementUses(prepare, state);
      return uses.ofArgument(value.getLeaf(), call, /* isRepeated= */ false)
          ? uses.summary(Optional.empty(), /* resource= */ false)
          : Optional.empty();
    }
    if (user instanceof VariableTree variable) {
      return of(ASTHelpers.getSymbol(variable), Optional.of(value.getParentPath()), prepare, state);
    }
    if (user instanceof AssignmentTree assignment
        && Symbols.of(assignment.getVariable()) instanceof VarSymbol variable
        && !Expressions.isField(variable)
        && value.getParentPath().getParentPath().getLeaf() instanceof ExpressionStatementTree) {
      Optional<TreePath> declaration = UnitIndex.of(state).declaration(variable);
      boolean inLoop = declaration.filter(it -> Places.isWithin(it, loop.getLeaf())).isPresent();
      // Under a condition, a statement that several passes share is replaced now and then.
      return !inLoop
              && (lies(prepare, loop, IfTree.class)
                  || lies(prepare, loop, CaseTree.class)
                  || lies(prepare, loop, ConditionalExpressionTree.class))
          ? Optional.empty()
          : of(variable, declaration.filter(it -> inLoop), prepare, state);
    }
    return Optional.empty();
  }

  private static Optional<PreparedStatementUse> of(
      VarSymbol variable, Optional<TreePath> declaration, TreePath prepare, VisitorState state) {
    boolean resource =
        declaration
            .map(it -> it.getParentPath().getLeaf())
            .filter(TryTree.class::isInstance)
            .isPresent();
    StatementUses uses = new StatementUses(prepare, state);
    uses.of(variable, /* isRepeated= */ false);
    return uses.summary(declaration, resource);
  }

  /**
   * Whether all that a pass does is to execute an update, whose result it ignores. What {@code
   * execute()} runs is one by its text only.
   *
   * @param sql the text of the statement
   */
  public boolean isBatchable(ExpressionTree sql, VisitorState state) {
    return !resultsAreUsed
        && calls.stream()
            .anyMatch(
                call ->
                    StatementUses.UPDATES.contains(call)
                        && (!call.equals("execute") || SqlText.isUpdate(SqlText.of(sql, state))));
  }

  /** Whether a tree of a class lies between a place and a loop around it. */
  private static boolean lies(TreePath place, TreePath loop, Class<? extends Tree> type) {
    for (Tree tree : place) {
      if (tree == loop.getLeaf()) {
        return false;
      }
      if (type.isInstance(tree)) {
        return true;
      }
    }
    return false;
  }
}
