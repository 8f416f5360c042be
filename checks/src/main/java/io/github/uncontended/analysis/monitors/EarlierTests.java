package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Completion;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The conditions that let control come to a place: those of the {@code if} statements and
 * conditional expressions around it, and of earlier ones that leave the method or loop otherwise.
 */
final class EarlierTests {
  /** A condition, and its value where control comes to the place. */
  private record Test(ExpressionTree condition, boolean outcome) {}

  private final List<Test> tests = new ArrayList<>();

  /** Local variables that are set before the place, with their values. */
  private final List<Tree> stores = new ArrayList<>();

  private final SlotReads reads;

  EarlierTests(TreePath place, SlotReads reads, VisitorState state) {
    this.reads = reads;
    for (TreePath at = place; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      Tree parent = at.getParentPath().getLeaf();
      if (parent instanceof IfTree test && leaf != test.getCondition()) {
        tests.add(
            new Test(reads.own().inlined(test.getCondition()), leaf == test.getThenStatement()));
      } else if (parent instanceof ConditionalExpressionTree choice
          && leaf != choice.getCondition()) {
        tests.add(
            new Test(
                reads.own().inlined(choice.getCondition()), leaf == choice.getTrueExpression()));
      } else {
        Statements.of(at.getParentPath(), state).before(leaf).forEach(this::add);
      }
    }
  }

  private void add(StatementTree before) {
    if (before instanceof IfTree test
        && test.getElseStatement() == null
        && !Completion.isPossible(test.getThenStatement())) {
      tests.add(new Test(reads.own().inlined(test.getCondition()), false));
    } else if (before instanceof VariableTree) {
      stores.add(before);
    } else if (before instanceof ExpressionStatementTree alone) {
      stores.add(alone.getExpression());
    }
  }

  /** Whether one of the conditions depends on what a slot holds. */
  boolean read(Slot slot) {
    Set<VarSymbol> copies = copies(value -> reads.in(value).contains(slot));
    return tests.stream()
        .anyMatch(
            test ->
                reads.in(test.condition()).contains(slot)
                    || Expressions.contains(
                        test.condition(), part -> copies.contains(Symbols.of(part))));
  }

  /** Whether one of the conditions calls a method of the object in a variable. */
  boolean ask(VarSymbol object) {
    return tests.stream()
        .anyMatch(
            test ->
                Expressions.contains(
                    test.condition(),
                    part ->
                        part instanceof MethodInvocationTree call
                            && object.equals(Symbols.of(ASTHelpers.getReceiver(call)))));
  }

  /** Whether one of the conditions says that a slot holds no value. */
  boolean miss(Slot slot) {
    Set<VarSymbol> copies = copies(value -> reads.isValue(value, slot, Set.of()));
    return tests.stream().anyMatch(test -> isMiss(test.condition(), test.outcome(), slot, copies));
  }

  private boolean isMiss(
      ExpressionTree condition, boolean outcome, Slot slot, Set<VarSymbol> copies) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (test instanceof MethodInvocationTree call) {
      return !outcome && reads.isTest(call, slot);
    }
    if (test.getKind() == Kind.LOGICAL_COMPLEMENT) {
      return isMiss(((UnaryTree) test).getExpression(), !outcome, slot, copies);
    }
    if (!(test instanceof BinaryTree both)) {
      return false;
    }
    ExpressionTree left = both.getLeftOperand();
    ExpressionTree right = both.getRightOperand();
    return switch (test.getKind()) {
      case CONDITIONAL_AND, CONDITIONAL_OR -> {
        boolean isLeft = isMiss(left, outcome, slot, copies);
        boolean isRight = isMiss(right, outcome, slot, copies);
        yield outcome == (test.getKind() == Kind.CONDITIONAL_AND)
            ? isLeft || isRight
            : isLeft && isRight;
      }
      case EQUAL_TO, NOT_EQUAL_TO ->
          outcome == (test.getKind() == Kind.EQUAL_TO)
              && (Expressions.isNull(right)
                  ? reads.isValue(left, slot, copies)
                  : Expressions.isNull(left) && reads.isValue(right, slot, copies));
      default -> false;
    };
  }

  private Set<VarSymbol> copies(Predicate<ExpressionTree> isCopied) {
    Set<VarSymbol> copies = new HashSet<>();
    for (Tree store : stores) {
      ExpressionTree value =
          store instanceof VariableTree variable
              ? variable.getInitializer()
              : store instanceof AssignmentTree assignment ? assignment.getExpression() : null;
      Tree target = store instanceof AssignmentTree assignment ? assignment.getVariable() : store;
      if (value != null
          && Symbols.of(target) instanceof VarSymbol variable
          && !Expressions.isField(variable)
          && isCopied.test(value)) {
        copies.add(variable);
      }
    }
    return copies;
  }
}
