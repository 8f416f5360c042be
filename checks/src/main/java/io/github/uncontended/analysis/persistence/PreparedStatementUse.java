package io.github.uncontended.analysis.persistence;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
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
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;
import java.util.Set;

/**
 * What one pass of a loop does with the statement that it prepares.
 *
 * @param declaration the variable that holds it, if the loop declares it
 * @param resource whether that is a resource of a {@code try} statement
 * @param calls the names of the methods that are called on it
 * @param resultsAreUsed whether a result of its execution is used
 */
public record PreparedStatementUse(
    Optional<TreePath> declaration,
    boolean resource,
    ImmutableList<String> calls,
    boolean resultsAreUsed) {
  private static final ImmutableSet<String> RESULTS =
      ImmutableSet.of("executeQuery", "getResultSet", "getGeneratedKeys");

  private static final ImmutableSet<String> UPDATES =
      ImmutableSet.of("execute", "executeUpdate", "executeLargeUpdate");

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
      boolean used = !isStatement(value.getParentPath().getParentPath());
      return RESULTS.contains(select.getIdentifier().toString())
              && isKept(value.getParentPath().getParentPath(), state)
          ? Optional.empty()
          : Optional.of(
              new PreparedStatementUse(
                  Optional.empty(),
                  false,
                  ImmutableList.of(select.getIdentifier().toString()),
                  used));
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
    ImmutableList.Builder<String> calls = ImmutableList.builder();
    boolean closed = resource;
    boolean passed = false;
    boolean keepsResult = false;
    boolean used = false;
    for (TreePath use : UnitIndex.of(state).uses(variable)) {
      TreePath parent = use.getParentPath();
      if (parent.getLeaf() instanceof MemberSelectTree select
          && parent.getParentPath().getLeaf() instanceof MethodInvocationTree) {
        String name = select.getIdentifier().toString();
        if (isExecution(name) && isInLoopWithin(use, prepare)) {
          return Optional.empty();
        }
        calls.add(name);
        closed |= name.equals("close");
        keepsResult |= RESULTS.contains(name) && isKept(parent.getParentPath(), state);
        used |=
            readsResult(name) || (UPDATES.contains(name) && !isStatement(parent.getParentPath()));
      } else if (parent.getLeaf() instanceof MethodInvocationTree call) {
        String name = Expressions.simpleName(call.getMethodSelect());
        closed |= Ascii.toLowerCase(name).contains("close");
        passed = true;
      } else {
        passed |= !Assignments.isTarget(use) && !isNullTest(parent.getLeaf());
      }
    }
    return !closed && (passed || keepsResult)
        ? Optional.empty()
        : Optional.of(
            new PreparedStatementUse(declaration, resource, calls.build(), used || passed));
  }

  /**
   * Whether a method reads what an execution has left in the statement: rows, counts, keys, OUT
   * parameters. One that registers an OUT parameter says so before.
   */
  private static boolean readsResult(String name) {
    return name.startsWith("get")
        || name.equals("executeQuery")
        || name.equals("wasNull")
        || name.equals("registerOutParameter");
  }

  private static boolean isExecution(String name) {
    return name.startsWith("execute") || name.equals("addBatch");
  }

  /** Whether a loop repeats a use, but not the preparation. */
  private static boolean isInLoopWithin(TreePath use, TreePath prepare) {
    Set<Tree> around = Sets.newIdentityHashSet();
    prepare.forEach(around::add);
    for (Tree tree : use) {
      if (around.contains(tree)) {
        return false;
      }
      switch (tree.getKind()) {
        case FOR_LOOP, ENHANCED_FOR_LOOP, WHILE_LOOP, DO_WHILE_LOOP -> {
          return true;
        }
        default -> {}
      }
    }
    return false;
  }

  private static boolean isNullTest(Tree user) {
    return user.getKind() == Tree.Kind.EQUAL_TO || user.getKind() == Tree.Kind.NOT_EQUAL_TO;
  }

  /** Whether all that a pass does is to execute an update, whose result it ignores. */
  public boolean isBatchable() {
    return !resultsAreUsed && calls.stream().anyMatch(UPDATES::contains);
  }

  /** Whether a result set may be needed after the pass: it is passed on, or its variable is. */
  private static boolean isKept(TreePath result, VisitorState state) {
    Tree user = result.getParentPath().getLeaf();
    if (user instanceof VariableTree variable) {
      return result.getParentPath().getParentPath().getLeaf() instanceof TryTree
          ? false
          : UnitIndex.of(state).uses(ASTHelpers.getSymbol(variable)).stream()
              .anyMatch(use -> !(use.getParentPath().getLeaf() instanceof MemberSelectTree));
    }
    return !(user instanceof MemberSelectTree) && !isStatement(result);
  }

  private static boolean isStatement(TreePath call) {
    return call.getParentPath().getLeaf() instanceof ExpressionStatementTree;
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
