package io.github.uncontended.analysis.persistence;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What happens to a statement in the variables that hold it: local ones, and the parameters of
 * methods of the same file that get it.
 */
final class StatementUses {
  static final ImmutableSet<String> RESULTS =
      ImmutableSet.of("executeQuery", "getResultSet", "getGeneratedKeys");

  static final ImmutableSet<String> UPDATES =
      ImmutableSet.of("execute", "executeUpdate", "executeLargeUpdate");

  private final TreePath prepare;
  private final VisitorState state;
  private final Set<VarSymbol> followed = new HashSet<>();
  private final List<String> calls = new ArrayList<>();
  private boolean isClosed;
  private boolean isPassed;
  private boolean keepsResult;
  private boolean readsResult;
  private boolean isRepeatedlyExecuted;
  private Optional<String> user = Optional.empty();

  /**
   * The uses of a statement.
   *
   * @param prepare the call that prepares it
   */
  StatementUses(TreePath prepare, VisitorState state) {
    this.prepare = prepare;
    this.state = state;
  }

  /**
   * All of them; empty if the statement may be needed after the pass, or if a loop within the pass
   * executes it.
   */
  Optional<PreparedStatementUse> summary(Optional<TreePath> declaration, boolean resource) {
    return isRepeatedlyExecuted || (!isClosed && !resource && (isPassed || keepsResult))
        ? Optional.empty()
        : Optional.of(
            new PreparedStatementUse(
                declaration, resource, ImmutableList.copyOf(calls), readsResult || isPassed, user));
  }

  /**
   * Adds those by a variable.
   *
   * @param isRepeated whether a loop within the pass runs the code with the variable
   */
  void of(VarSymbol variable, boolean isRepeated) {
    for (TreePath use : UnitIndex.of(state).uses(variable)) {
      TreePath parent = use.getParentPath();
      boolean isInLoop = isRepeated || isInLoopWithin(use);
      if (parent.getLeaf() instanceof MemberSelectTree select
          && parent.getParentPath().getLeaf() instanceof MethodInvocationTree) {
        call(select.getIdentifier().toString(), parent.getParentPath(), isInLoop);
      } else if (parent.getLeaf() instanceof MethodInvocationTree call) {
        if (!ofArgument(use.getLeaf(), call, isInLoop)) {
          isPassed = true;
        }
        isClosed |=
            Ascii.toLowerCase(Expressions.simpleName(call.getMethodSelect())).contains("close");
      } else if (parent.getLeaf() instanceof TryTree) {
        isClosed = true;
      } else if (parent.getLeaf() instanceof VariableTree other
          && parent.getParentPath().getLeaf() instanceof TryTree) {
        isClosed = true;
        of(ASTHelpers.getSymbol(other), isInLoop);
      } else {
        isPassed |= !Assignments.isTarget(use) && !isNullTest(parent.getLeaf());
      }
    }
  }

  private void call(String name, TreePath call, boolean isInLoop) {
    isRepeatedlyExecuted |= isInLoop && isExecution(name);
    calls.add(name);
    isClosed |= name.equals("close");
    keepsResult |= RESULTS.contains(name) && isKept(call, state);
    readsResult |= readsResult(name) || (UPDATES.contains(name) && !isStatement(call));
  }

  /** Adds those by a method that gets the statement; false if its body is not in sight. */
  boolean ofArgument(Tree value, MethodInvocationTree call, boolean isRepeated) {
    Optional<VarSymbol> parameter = parameter(value, call);
    if (parameter.isEmpty()) {
      return false;
    }
    if (followed.add(parameter.get())) {
      boolean wasClosed = isClosed;
      int before = calls.size();
      isClosed = false;
      of(parameter.get(), isRepeated);
      // What the method returns may be a result, and a failure may be handled there.
      readsResult = true;
      if (isClosed
          && calls.subList(before, calls.size()).stream().anyMatch(it -> !it.equals("close"))) {
        user = Optional.of(Expressions.simpleName(call.getMethodSelect()));
      }
      isClosed |= wasClosed;
    }
    return true;
  }

  /** The parameter that gets an argument, of a method of the file that nothing overrides. */
  private Optional<VarSymbol> parameter(Tree argument, MethodInvocationTree call) {
    int position = call.getArguments().indexOf(argument);
    if (position < 0
        || !(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)
        || position >= method.getParameters().size()
        || (method.isVarArgs() && position == method.getParameters().size() - 1)) {
      return Optional.empty();
    }
    return UnitIndex.of(state)
        .declaration(method)
        .filter(it -> it.getLeaf() instanceof MethodTree tree && tree.getBody() != null)
        .filter(
            it ->
                !ASTHelpers.methodCanBeOverridden(method)
                    || CompilationIndex.of(state).overriders(method).isEmpty())
        .map(it -> method.getParameters().get(position));
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
  private boolean isInLoopWithin(TreePath use) {
    Set<Tree> around = Sets.newIdentityHashSet();
    prepare.forEach(around::add);
    for (Tree tree : use) {
      if (around.contains(tree)) {
        return false;
      }
      if (Places.isLoop(tree)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNullTest(Tree user) {
    return user.getKind() == Tree.Kind.EQUAL_TO || user.getKind() == Tree.Kind.NOT_EQUAL_TO;
  }

  /** Whether a result set may be needed after the pass: it is passed on, or its variable is. */
  static boolean isKept(TreePath result, VisitorState state) {
    Tree user = result.getParentPath().getLeaf();
    if (user instanceof VariableTree variable) {
      return result.getParentPath().getParentPath().getLeaf() instanceof TryTree
          ? false
          : UnitIndex.of(state).uses(ASTHelpers.getSymbol(variable)).stream()
              .anyMatch(use -> !(use.getParentPath().getLeaf() instanceof MemberSelectTree));
    }
    return !(user instanceof MemberSelectTree) && !isStatement(result);
  }

  static boolean isStatement(TreePath call) {
    return call.getParentPath().getLeaf() instanceof ExpressionStatementTree;
  }
}
