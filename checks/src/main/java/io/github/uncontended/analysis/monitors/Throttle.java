package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.ClockTerms.Term;
import io.github.uncontended.analysis.syntax.Completion;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.unit.Statements;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Recognizes the pause of a rate limiter: threads wait because others came before, which is what
 * the section is for.
 *
 * <pre>
 *   if (next &gt; now) { sleep(next - now); } next = Math.max(now, next) + interval;
 *   if (now - start &gt; second) { start = now; used = 0; } if (++used &gt; limit) { sleep(…); }
 * </pre>
 *
 * <p>The pause depends on a time in a field that lies ahead of the clock by an interval, or on a
 * count that the clock resets, and each run of the section moves that on. A clock that was set
 * back, the wait behind a failure and a poll of what others change are none.
 */
public final class Throttle {
  private final TreePath pause;
  private final CriticalSection section;
  private final VisitorState state;
  private final List<ClockTerms> differences = new ArrayList<>();

  private Throttle(TreePath pause, CriticalSection section, VisitorState state) {
    this.pause = pause;
    this.section = section;
    this.state = state;
  }

  /**
   * Whether a pause is one.
   *
   * @param pause the pause, or the call in the section that leads to it
   */
  public static boolean isAt(TreePath pause, CriticalSection section, VisitorState state) {
    Throttle throttle = new Throttle(pause, section, state);
    return section.contains(pause)
        && throttle.addConditions()
        && throttle.differences.stream()
            .anyMatch(it -> throttle.isAhead(it) || throttle.isUsedUp(it));
  }

  /** Finds what must be positive if the pause is made; false if a failure leads to it. */
  private boolean addConditions() {
    for (TreePath at = pause; at.getLeaf() != section.tree(); at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      Tree parent = at.getParentPath().getLeaf();
      if (leaf instanceof CatchTree) {
        return false;
      }
      if (parent instanceof IfTree test && leaf != test.getCondition()) {
        add(test.getCondition(), leaf == test.getThenStatement());
      } else if (parent instanceof WhileLoopTree loop && leaf == loop.getStatement()) {
        add(loop.getCondition(), true);
      } else if (parent instanceof BlockTree) {
        Statements statements = Statements.of(at.getParentPath(), state);
        if (statements.before(leaf).stream().anyMatch(Throttle::isAttempt)) {
          return false;
        }
        for (IfTree test : statements.testsBefore(leaf)) {
          if (!Completion.isPossible(test.getThenStatement())) {
            add(test.getCondition(), false);
          }
        }
      }
    }
    return true;
  }

  /** Whether a statement leaves unless it fails. */
  private static boolean isAttempt(Tree statement) {
    return statement instanceof TryTree attempt && !Completion.isPossible(attempt.getBlock());
  }

  private void add(ExpressionTree condition, boolean outcome) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    switch (test.getKind()) {
      case LOGICAL_COMPLEMENT -> add(((UnaryTree) test).getExpression(), !outcome);
      case CONDITIONAL_AND, CONDITIONAL_OR -> {
        BinaryTree both = (BinaryTree) test;
        if (outcome == (test.getKind() == Kind.CONDITIONAL_AND)) {
          add(both.getLeftOperand(), outcome);
          add(both.getRightOperand(), outcome);
        }
      }
      case GREATER_THAN, GREATER_THAN_EQUAL -> addComparison((BinaryTree) test, outcome);
      case LESS_THAN, LESS_THAN_EQUAL -> addComparison((BinaryTree) test, !outcome);
      default -> {}
    }
  }

  private void addComparison(BinaryTree comparison, boolean isLeftGreater) {
    ExpressionTree left = comparison.getLeftOperand();
    ExpressionTree right = comparison.getRightOperand();
    differences.add(
        isLeftGreater ? ClockTerms.of(left, right, state) : ClockTerms.of(right, left, state));
  }

  /** Whether a time that the section stores lies ahead of the clock by an interval. */
  private boolean isAhead(ClockTerms difference) {
    return difference.has(Term.MINUS_CLOCK)
        && difference.fields().stream()
            .anyMatch(
                field ->
                    writes(field).stream()
                        .filter(write -> isEachRun(write.path()))
                        .anyMatch(write -> advances(write, field, difference)));
  }

  private boolean advances(FieldAccess write, VarSymbol field, ClockTerms difference) {
    if (write.value().isEmpty()) {
      return writer(write).getKind() == Kind.PLUS_ASSIGNMENT;
    }
    ClockTerms stored = ClockTerms.of(write.value().get(), state);
    return (stored.has(Term.CLOCK) || stored.fields().contains(field))
        && (stored.addsTo(field) || difference.addsTo(field));
  }

  /** Whether each run takes a part of a count, and time gives it back. */
  private boolean isUsedUp(ClockTerms difference) {
    return isUsedUp(
            difference.fields(),
            Set.of(Kind.PLUS_ASSIGNMENT, Kind.PREFIX_INCREMENT, Kind.POSTFIX_INCREMENT))
        || isUsedUp(
            difference.minusFields(),
            Set.of(Kind.MINUS_ASSIGNMENT, Kind.PREFIX_DECREMENT, Kind.POSTFIX_DECREMENT));
  }

  private boolean isUsedUp(Set<VarSymbol> counts, Set<Kind> steps) {
    return counts.stream()
        .anyMatch(
            count ->
                writes(count).stream()
                        .anyMatch(
                            write ->
                                steps.contains(writer(write).getKind()) && isEachRun(write.path()))
                    && writes(count).stream().anyMatch(this::isByClock));
  }

  private static Tree writer(FieldAccess write) {
    return write.user();
  }

  /** Whether the clock decides on a write, or on the value that is written. */
  private boolean isByClock(FieldAccess write) {
    if (write.value().filter(this::readsClock).isPresent()) {
      return true;
    }
    for (TreePath at = write.path(); at.getLeaf() != section.tree(); at = at.getParentPath()) {
      if (at.getParentPath().getLeaf() instanceof IfTree test
          && at.getLeaf() != test.getCondition()
          && ASTHelpers.stripParentheses(test.getCondition()) instanceof BinaryTree both
          && (readsClock(both.getLeftOperand()) || readsClock(both.getRightOperand()))) {
        return true;
      }
    }
    return false;
  }

  private boolean readsClock(ExpressionTree value) {
    ClockTerms terms = ClockTerms.of(value, state);
    return terms.has(Term.CLOCK) || terms.has(Term.MINUS_CLOCK);
  }

  private List<FieldAccess> writes(VarSymbol field) {
    return FieldAccesses.of(field, state).all().stream()
        .filter(access -> access.isWrite() && section.contains(access.path()))
        .toList();
  }

  /** Whether each run of the section comes to a place, except for those that do not pause. */
  private boolean isEachRun(TreePath place) {
    for (TreePath at = place; at.getLeaf() != section.tree(); at = at.getParentPath()) {
      Tree parent = at.getParentPath().getLeaf();
      boolean isChoice =
          parent instanceof CatchTree
              || parent instanceof CaseTree
              || parent instanceof ConditionalExpressionTree
              || (parent instanceof IfTree test && at.getLeaf() != test.getCondition());
      if (isChoice && !Places.isWithin(pause, parent)) {
        return false;
      }
    }
    return true;
  }
}
