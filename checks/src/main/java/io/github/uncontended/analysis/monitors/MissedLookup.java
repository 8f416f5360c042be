package io.github.uncontended.analysis.monitors;

import static java.util.stream.Collectors.toSet;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.collections.CollectionField;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a critical section that looks up the value of a local variable is entered only if a
 * faster lookup of the same variable, without the lock, gave null: that of a {@code ThreadLocal},
 * for example. A test of the found value alone may follow the test for null. One that compares the
 * value with the key may not: the faster cache then has one place for several keys. Nor may the
 * lookup be one of a map that only construction fills: it never gets the entries that it lacks.
 */
final class MissedLookup {
  private MissedLookup() {}

  static boolean precedes(CriticalSection section, SlotReads reads, VisitorState state) {
    for (TreePath at = section.path(); !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      Tree parent = at.getParentPath().getLeaf();
      if (parent instanceof IfTree test
          && leaf == test.getThenStatement()
          && isMissed(
              missed(test.getCondition(), Kind.EQUAL_TO),
              at.getParentPath(),
              section,
              reads,
              state)) {
        return true;
      }
      for (StatementTree before : Statements.of(at.getParentPath(), state).before(leaf)) {
        if (before instanceof IfTree test
            && Statements.onlyReturns(test.getThenStatement())
            && isMissed(
                missed(test.getCondition(), Kind.NOT_EQUAL_TO),
                new TreePath(at.getParentPath(), before),
                section,
                reads,
                state)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * The local variable that a condition tests: {@code v == null}, or with tests of the value alone
   * behind {@code ||}; or the negation of it.
   */
  private static Optional<VarSymbol> missed(ExpressionTree condition, Kind comparison) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    Kind connective = comparison == Kind.EQUAL_TO ? Kind.CONDITIONAL_OR : Kind.CONDITIONAL_AND;
    if (test.getKind() == connective) {
      BinaryTree both = (BinaryTree) test;
      return missed(both.getLeftOperand(), comparison)
          .filter(variable -> readsOnly(both.getRightOperand(), variable));
    }
    if (test.getKind() != comparison) {
      return Optional.empty();
    }
    BinaryTree both = (BinaryTree) test;
    return Expressions.isNull(both.getRightOperand())
            && Symbols.of(both.getLeftOperand()) instanceof VarSymbol variable
            && !Expressions.isField(variable)
        ? Optional.of(variable)
        : Optional.empty();
  }

  private static boolean readsOnly(ExpressionTree test, VarSymbol variable) {
    return !Expressions.contains(
        test,
        part ->
            part instanceof ExpressionTree
                && Symbols.of(part) instanceof VarSymbol other
                && !Expressions.isField(other)
                && !other.equals(variable));
  }

  /** Whether a lookup gave the variable before a test, and the section looks it up again. */
  private static boolean isMissed(
      Optional<VarSymbol> variable,
      TreePath test,
      CriticalSection section,
      SlotReads reads,
      VisitorState state) {
    return variable.isPresent()
        && section.body().stream()
            .anyMatch(
                statement ->
                    Expressions.contains(
                        statement,
                        part ->
                            part instanceof AssignmentTree assignment
                                && variable.get().equals(Symbols.of(assignment.getVariable()))))
        && lastValue(variable.get(), test, state)
            .filter(value -> isFasterLookup(value, reads, state))
            .isPresent();
  }

  /** Whether a value reads a field, other than to look an entry up in a complete table. */
  private static boolean isFasterLookup(ExpressionTree value, SlotReads reads, VisitorState state) {
    Set<Slot> slots = reads.in(value);
    Set<Symbol> tables =
        slots.stream()
            .filter(slot -> slot.isEntry() && isComplete(slot, state))
            .map(Slot::holder)
            .collect(toSet());
    return slots.stream().anyMatch(slot -> !tables.contains(slot.holder()));
  }

  /** Whether nothing writes to the entries after construction. */
  private static boolean isComplete(Slot slot, VisitorState state) {
    return slot.variable()
        .flatMap(field -> CollectionField.of(field, state))
        .filter(CollectionField::isNeverWritten)
        .isPresent();
  }

  /** The last value that the block or case of a statement assigns to a local variable before it. */
  private static Optional<ExpressionTree> lastValue(
      VarSymbol variable, TreePath statement, VisitorState state) {
    ExpressionTree value = null;
    for (StatementTree before :
        Statements.of(statement.getParentPath(), state).before(statement.getLeaf())) {
      if (before instanceof VariableTree declared && variable.equals(Symbols.of(declared))) {
        value = declared.getInitializer();
      } else if (before instanceof ExpressionStatementTree alone
          && alone.getExpression() instanceof AssignmentTree assignment
          && variable.equals(Symbols.of(assignment.getVariable()))) {
        value = assignment.getExpression();
      }
    }
    return Optional.ofNullable(value);
  }
}
