package io.github.uncontended.analysis.caching;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.CodeScanner;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.AllPaths;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javax.lang.model.element.ElementKind;

/**
 * Branches that run once for each object: they run for some values of a field only, each run of
 * them gives it another value, and nothing gives it one of these again.
 *
 * <pre>
 *   if (!loaded) { …; loaded = true; }
 *   if (state == 0) { …; state = 1; }
 *   int d = days; if (d &lt; 0) { d = …; days = d; }
 *   if (found.isEmpty()) { found = Optional.of(…); }
 * </pre>
 *
 * <p>A result that is computed takes the place of the number, or the empty {@code Optional}, that
 * stands for none. A failure that is handled, and the end of the object's life, may set the field
 * back.
 */
public final class OneTimeBranch {
  /** The answers by branch or statement, each of which many places are in. */
  private record Known(Map<Tree, Optional<VarSymbol>> byTree) {}

  private final ValueTest test;
  private final VarSymbol field;
  private final UnitIndex index;
  private final VisitorState state;

  private OneTimeBranch(ValueTest test, VarSymbol field, UnitIndex index, VisitorState state) {
    this.test = test;
    this.field = field;
    this.index = index;
    this.state = state;
  }

  /**
   * The field whose value lets a tree run once: it is a branch of a test of that field, or a
   * statement that follows a return for all other values. Empty for trees that may run again.
   *
   * @param path to the tree, in any unit of the compilation
   */
  public static Optional<VarSymbol> field(TreePath path, VisitorState state) {
    TreePath parent = path.getParentPath();
    Tree tree = path.getLeaf();
    if (parent == null || !(tree instanceof StatementTree)) {
      return Optional.empty();
    }
    if (parent.getLeaf() instanceof IfTree choice) {
      ValueTest test = ValueTest.of(choice.getCondition(), tree != choice.getThenStatement());
      return isCandidate(test)
          ? known(path, state, () -> find(test, ImmutableList.of(tree), path, state))
          : Optional.empty();
    }
    if (!(parent.getLeaf() instanceof BlockTree)) {
      return Optional.empty();
    }
    Statements statements = Statements.of(parent, state);
    List<ValueTest> tests = new ArrayList<>();
    for (IfTree before : statements.testsBefore(tree)) {
      ValueTest test = ValueTest.of(before.getCondition(), true);
      if (isCandidate(test)
          && before.getElseStatement() == null
          && Returns.endsWithOne(before.getThenStatement())) {
        tests.add(test);
      }
    }
    return tests.isEmpty()
        ? Optional.empty()
        : known(path, state, () -> findBehind(tests, statements, path, state));
  }

  private static boolean isCandidate(ValueTest test) {
    return test != null
        && (Expressions.isField(test.variable())
            || test.variable().getKind() == ElementKind.LOCAL_VARIABLE);
  }

  private static Optional<VarSymbol> known(
      TreePath path, VisitorState state, Supplier<Optional<VarSymbol>> search) {
    Map<Tree, Optional<VarSymbol>> known =
        UnitIndex.of(path.getCompilationUnit(), state.context)
            .memo(Known.class, unit -> new Known(new IdentityHashMap<>()))
            .byTree();
    Optional<VarSymbol> found = known.get(path.getLeaf());
    if (found == null) {
      found = search.get();
      known.put(path.getLeaf(), found);
    }
    return found;
  }

  private static Optional<VarSymbol> findBehind(
      List<ValueTest> tests, Statements statements, TreePath path, VisitorState state) {
    return tests.stream()
        .flatMap(test -> find(test, statements.from(path.getLeaf()), path, state).stream())
        .findFirst();
  }

  private static Optional<VarSymbol> find(
      ValueTest test, List<? extends Tree> code, TreePath path, VisitorState state) {
    UnitIndex index = UnitIndex.of(path.getCompilationUnit(), state.context);
    VarSymbol field = source(test.variable(), code, index);
    return field != null && new OneTimeBranch(test, field, index, state).runsOnce(code)
        ? Optional.of(field)
        : Optional.empty();
  }

  /** The field that a variable is, or that it has its value from; null for others. */
  private static VarSymbol source(VarSymbol variable, List<? extends Tree> code, UnitIndex index) {
    if (Expressions.isField(variable)) {
      return variable;
    }
    // Most local variables that are compared with a constant have nothing to do with fields.
    return assignsField(code)
            && index.declaration(variable).map(TreePath::getLeaf).orElse(null)
                instanceof VariableTree local
            && local.getInitializer() != null
            && Symbols.of(local.getInitializer()) instanceof VarSymbol field
            && Expressions.isField(field)
        ? field
        : null;
  }

  private static boolean assignsField(List<? extends Tree> code) {
    for (Tree each : code) {
      if (Expressions.contains(
          each,
          part ->
              part instanceof AssignmentTree assignment
                  && Expressions.isField(Symbols.of(assignment.getVariable())))) {
        return true;
      }
    }
    return false;
  }

  private boolean runsOnce(List<? extends Tree> code) {
    ImmutableSet<Tree> ends = ends(code);
    return (isSurelyIn(code, ends) || callsEnd(code))
        && isKnown()
        && uses().stream().noneMatch(use -> mayReset(use, ends));
  }

  /** Whether the compilation shows the code that may set the field. */
  private boolean isKnown() {
    return isPrivate() || CompilationIndex.of(state).declares(field.enclClass());
  }

  private boolean isPrivate() {
    return (field.flags() & Flags.PRIVATE) != 0;
  }

  private ImmutableList<TreePath> uses() {
    return isPrivate() ? index.uses(field) : CompilationIndex.of(state).uses(field);
  }

  private static boolean isSurelyIn(List<? extends Tree> code, ImmutableSet<Tree> ends) {
    return !ends.isEmpty() && new AllPaths(ends).areIn(code);
  }

  /** Whether some code calls, on each run, a method of the class that ends the branch. */
  private boolean callsEnd(List<? extends Tree> code) {
    ImmutableSet.Builder<Tree> calls = ImmutableSet.builder();
    new CodeScanner() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
        if (ASTHelpers.getReceiver(call) == null
            && Symbols.of(call) instanceof MethodSymbol method
            && method.owner == field.owner
            && index.declaration(method).map(TreePath::getLeaf).orElse(null)
                instanceof MethodTree helper
            && helper.getBody() != null) {
          List<Tree> body = List.of(helper.getBody());
          if (isSurelyIn(body, ends(body))) {
            calls.add(call);
          }
        }
        return super.visitMethodInvocation(call, null);
      }
    }.scan(code, null);
    return isSurelyIn(code, calls.build());
  }

  /** The assignments to the field after which the test fails. */
  private ImmutableSet<Tree> ends(List<? extends Tree> code) {
    ImmutableSet.Builder<Tree> ends = ImmutableSet.builder();
    new CodeScanner() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        if (Symbols.of(tree.getVariable()) == field && ends(tree.getExpression())) {
          ends.add(tree);
        }
        return super.visitAssignment(tree, null);
      }
    }.scan(code, null);
    return ends.build();
  }

  private boolean ends(ExpressionTree value) {
    Boolean holds = test.holdsFor(value);
    return holds == null ? isResult(value) : !holds;
  }

  /** Whether a value is computed, and not from what the field has, in place of a missing one. */
  private boolean isResult(ExpressionTree value) {
    return test.isForMissingResult()
        && !Expressions.contains(value, part -> Symbols.of(part) == field);
  }

  /** Whether a use of the field gives it a value for which the test may hold again. */
  private boolean mayReset(TreePath use, ImmutableSet<Tree> ends) {
    if (!Assignments.isTarget(use)
        || Construction.of(use.getCompilationUnit(), state.context).isDuring(use, field)) {
      return false;
    }
    Optional<TreePath> assignment = Assignments.assignment(use);
    if (assignment.isEmpty()) {
      return true;
    }
    ExpressionTree value = ((AssignmentTree) assignment.get().getLeaf()).getExpression();
    Boolean holds = test.holdsFor(value);
    // Where the branch sets one of several constants, other code may go through them in a circle.
    return holds == null
        ? !isResult(value) || ends.stream().noneMatch(this::isResultIn)
        : holds && !MissTest.isExceptional(assignment.get());
  }

  private boolean isResultIn(Tree end) {
    return test.holdsFor(((AssignmentTree) end).getExpression()) == null;
  }
}
