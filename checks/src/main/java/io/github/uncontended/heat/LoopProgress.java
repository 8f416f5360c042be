package io.github.uncontended.heat;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.syntax.CodeScanner;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the passes of an endless loop have of each other: a local variable that one pass changes
 * starting from what the last one left, or the input that each takes from outside and tests before
 * it goes on. What only conditions, exceptions and log calls read counts attempts.
 */
final class LoopProgress {
  private final StatementTree body;
  private final Tree loop;
  private final UnitIndex index;

  private final Set<Symbol> declared = new HashSet<>();
  private final Set<Symbol> assigned = new HashSet<>();
  private final List<Tree> steps = new ArrayList<>();
  private final List<IfTree> tests = new ArrayList<>();

  /** The variables that hold how many rows an update has changed. */
  private final Set<Symbol> rowCounts = new HashSet<>();

  private final boolean exits;
  private Boolean carries;
  private Boolean takesInput;

  LoopProgress(Tree loop, UnitIndex index) {
    this.loop = loop;
    this.index = index;
    this.body =
        loop instanceof ForLoopTree tree
            ? tree.getStatement()
            : ((WhileLoopTree) loop).getStatement();
    this.exits = leaves(body);
    new Collector().scan(body, null);
    if (loop instanceof ForLoopTree tree) {
      new Collector().scan(tree.getUpdate(), null);
    }
  }

  private static boolean leaves(Tree code) {
    return EndlessLoop.Finder.isIn(code, Set.of(), 0, 0);
  }

  /** Whether a jump leaves the loop, other than on failure. */
  boolean hasExits() {
    return exits;
  }

  /** Whether a pass goes on from what the last one left. */
  boolean carries() {
    if (carries == null) {
      carries = steps.stream().anyMatch(this::goesOn);
    }
    return carries;
  }

  /** Whether a pass takes something from outside, and leaves the loop by a test of it. */
  boolean takesInput() {
    if (takesInput == null) {
      takesInput = tests.stream().anyMatch(this::isOfInput);
    }
    return takesInput;
  }

  /**
   * Whether the loop is left when an update has changed no rows, or few: the passes before it were
   * the successful ones.
   */
  boolean endsWithoutRows() {
    return tests.stream()
        .anyMatch(
            test ->
                (leaves(test.getThenStatement()) && isOfFewRows(test.getCondition(), true))
                    || (test.getElseStatement() != null
                        && leaves(test.getElseStatement())
                        && isOfFewRows(test.getCondition(), false)));
  }

  /**
   * Whether a condition with a value means that an update has changed at most a constant number of
   * rows.
   */
  private boolean isOfFewRows(ExpressionTree condition, boolean value) {
    if (!(ASTHelpers.stripParentheses(condition) instanceof BinaryTree test)) {
      return false;
    }
    Object right = ASTHelpers.constValue(test.getRightOperand());
    if (!(right instanceof Number limit) || !isRowCount(test.getLeftOperand())) {
      return false;
    }
    return switch (test.getKind()) {
      case EQUAL_TO -> value && limit.longValue() == 0;
      case NOT_EQUAL_TO -> !value && limit.longValue() == 0;
      case LESS_THAN, LESS_THAN_EQUAL -> value;
      case GREATER_THAN, GREATER_THAN_EQUAL -> !value;
      default -> false;
    };
  }

  /** Whether an expression is how many rows an update has changed, or a variable that holds it. */
  private boolean isRowCount(ExpressionTree expression) {
    ExpressionTree bare = ASTHelpers.stripParentheses(expression);
    if (bare instanceof AssignmentTree assignment) {
      return isRowCount(assignment.getExpression());
    }
    if (bare instanceof MethodInvocationTree call) {
      return Symbols.of(call) instanceof MethodSymbol method
          && ApiFact.COUNTS_ROWS.isInherited(method);
    }
    return bare instanceof IdentifierTree && rowCounts.contains(Symbols.of(bare));
  }

  private boolean isOfInput(IfTree test) {
    Tree exit = leaves(test.getThenStatement()) ? test.getThenStatement() : test.getElseStatement();
    return (leaves(test.getThenStatement()) || (exit != null && leaves(exit)))
        && Expressions.contains(
            test.getCondition(),
            part ->
                part instanceof IdentifierTree
                    && assigned.contains(Symbols.of(part))
                    && index.uses((VarSymbol) Symbols.of(part)).stream()
                        .anyMatch(use -> isWorkBehind(use, test, exit)));
  }

  private boolean isWorkBehind(TreePath use, IfTree test, Tree exit) {
    return Source.start(use.getLeaf()) > Source.start(test.getThenStatement())
        && !Assignments.isTarget(use)
        && Places.isWithin(use, body)
        && !Places.isWithin(use, exit)
        && !onlyTells(use);
  }

  /** Whether an assignment changes a variable starting from its value, which is used for work. */
  private boolean goesOn(Tree step) {
    VarSymbol variable = target(step);
    if (variable == null || declared.contains(variable) || Expressions.isField(variable)) {
      return false;
    }
    boolean update =
        loop instanceof ForLoopTree tree
            && tree.getUpdate().stream().anyMatch(it -> it.getExpression() == step);
    boolean keeps = update || !(step instanceof AssignmentTree);
    boolean used = false;
    for (TreePath use : index.uses(variable)) {
      if (!Assignments.isTarget(use) && Source.start(use.getLeaf()) > Source.start(loop)) {
        boolean inside = Places.isWithin(use, body);
        keeps |= inside && Source.start(use.getLeaf()) < Source.start(step);
        used |= !onlyTells(use) && (!inside || isResult(use));
      }
    }
    return keeps && used;
  }

  /** Whether the value of a variable is returned, or given to what the pass has made. */
  private boolean isResult(TreePath use) {
    Tree child = use.getLeaf();
    for (TreePath at = use.getParentPath(); at.getLeaf() != body; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ReturnTree
          || (at.getLeaf() instanceof MethodInvocationTree call
              && call.getArguments().contains(child)
              && declared.contains(Symbols.of(ASTHelpers.getReceiver(call))))) {
        return true;
      }
      child = at.getLeaf();
    }
    return false;
  }

  /** Whether a variable only decides something here, or tells of a failure. */
  private static boolean onlyTells(TreePath use) {
    Tree child = use.getLeaf();
    for (TreePath at = use.getParentPath();
        !(at.getLeaf() instanceof MethodTree) && !(at.getLeaf() instanceof ClassTree);
        at = at.getParentPath()) {
      Tree tree = at.getLeaf();
      if (tree instanceof CatchTree
          || tree instanceof ThrowTree
          || child == condition(tree)
          || (tree instanceof MethodInvocationTree call
              && Symbols.of(call) instanceof MethodSymbol method
              && LogCalls.isOfLogging(method))) {
        return true;
      }
      child = tree;
    }
    return false;
  }

  private static Tree condition(Tree tree) {
    if (tree instanceof IfTree test) {
      return test.getCondition();
    }
    if (tree instanceof ConditionalExpressionTree choice) {
      return choice.getCondition();
    }
    if (tree instanceof WhileLoopTree loop) {
      return loop.getCondition();
    }
    if (tree instanceof DoWhileLoopTree loop) {
      return loop.getCondition();
    }
    return tree instanceof ForLoopTree loop ? loop.getCondition() : null;
  }

  private static VarSymbol target(Tree step) {
    Tree variable =
        step instanceof AssignmentTree assignment
            ? assignment.getVariable()
            : step instanceof CompoundAssignmentTree assignment
                ? assignment.getVariable()
                : ((UnaryTree) step).getExpression();
    return Symbols.of(variable) instanceof VarSymbol symbol ? symbol : null;
  }

  /** Gathers what a pass declares, assigns and tests, other than on failure. */
  private final class Collector extends CodeScanner {
    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      declared.add(Symbols.of(tree));
      if (tree.getInitializer() != null) {
        assigned.add(Symbols.of(tree));
        if (isRowCount(tree.getInitializer())) {
          rowCounts.add(Symbols.of(tree));
        }
      }
      return super.visitVariable(tree, null);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      assigned.add(Symbols.of(tree.getVariable()));
      steps.add(tree);
      if (isRowCount(tree.getExpression())) {
        rowCounts.add(Symbols.of(tree.getVariable()));
      }
      return super.visitAssignment(tree, null);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
      steps.add(tree);
      return super.visitCompoundAssignment(tree, null);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void unused) {
      if (Assignments.isIncrementOrDecrement(tree)) {
        steps.add(tree);
      }
      return super.visitUnary(tree, null);
    }

    @Override
    public Void visitIf(IfTree tree, Void unused) {
      tests.add(tree);
      return super.visitIf(tree, null);
    }

    @Override
    public Void visitCatch(CatchTree tree, Void unused) {
      return null;
    }
  }
}
