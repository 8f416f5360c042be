package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.ExecutionPath.End;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.Set;

/**
 * Whether the paths of a critical section that fill a field assign it last, so that no thread can
 * see the value before it is complete. An assignment that a loop may run again is not the last.
 *
 * @param slot the field
 * @param onHits what hits evaluate, too, which is no part of the initialization
 * @param reads of the unit
 * @param state of the unit
 */
record AssignedLast(Slot slot, Set<Tree> onHits, SlotReads reads, VisitorState state) {
  /** Whether each miss path of a lazy field assigns it last. Logging may follow. */
  static boolean in(LazyField lazy, VisitorState state) {
    UnitIndex index = UnitIndex.of(lazy.section().path().getCompilationUnit(), state.context);
    Set<Tree> onHits = new HashSet<>();
    lazy.paths().hits().forEach(hit -> hit.steps().forEach(step -> onHits.add(step.tree())));
    AssignedLast last =
        new AssignedLast(lazy.paths().slot(), onHits, new SlotReads(index, state), state);
    return lazy.paths().fills().stream().allMatch(last::isOn)
        && FieldAccesses.of(lazy.field(), state).writes().stream()
            .map(FieldAccess::path)
            .filter(write -> EarlyAssignment.isPartOf(lazy.paths().fills(), write.getLeaf()))
            .noneMatch(last::mayRepeat);
  }

  /** Whether a loop may run a write again, so that the value of the first run is not the last. */
  private boolean mayRepeat(TreePath write) {
    for (TreePath at = write; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      boolean isRepeated =
          switch (at.getLeaf().getKind()) {
            case ENHANCED_FOR_LOOP -> {
              EnhancedForLoopTree loop = (EnhancedForLoopTree) at.getLeaf();
              yield mayRepeat(null, loop.getStatement(), write.getLeaf());
            }
            case FOR_LOOP -> {
              ForLoopTree loop = (ForLoopTree) at.getLeaf();
              yield mayRepeat(loop.getCondition(), loop.getStatement(), write.getLeaf());
            }
            case WHILE_LOOP -> {
              WhileLoopTree loop = (WhileLoopTree) at.getLeaf();
              yield mayRepeat(loop.getCondition(), loop.getStatement(), write.getLeaf());
            }
            case DO_WHILE_LOOP -> {
              DoWhileLoopTree loop = (DoWhileLoopTree) at.getLeaf();
              yield mayRepeat(loop.getCondition(), loop.getStatement(), write.getLeaf());
            }
            default -> false;
          };
      if (isRepeated) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the body of a loop may end in a way that another run follows, after a write.
   *
   * @param condition of the loop; null for none
   */
  private boolean mayRepeat(ExpressionTree condition, StatementTree body, Tree write) {
    return !isWhileEmpty(condition) && goesOn(body, write);
  }

  private boolean goesOn(StatementTree body, Tree write) {
    return ExecutionPaths.of(ImmutableList.of(body), reads.own())
        .filter(
            paths ->
                paths.stream()
                    .filter(path -> EarlyAssignment.isPartOf(ImmutableList.of(path), write))
                    .noneMatch(path -> path.end() == End.NORMAL || path.end() == End.CONTINUE))
        .isEmpty();
  }

  /** Whether a loop ends as soon as the field has a value. */
  private boolean isWhileEmpty(ExpressionTree condition) {
    ExpressionTree test = condition == null ? null : ASTHelpers.stripParentheses(condition);
    if (test != null && test.getKind() == Kind.CONDITIONAL_AND) {
      BinaryTree both = (BinaryTree) test;
      return isWhileEmpty(both.getLeftOperand()) || isWhileEmpty(both.getRightOperand());
    }
    return test != null
        && NullTest.of(test)
            .filter(it -> it.isNull() && slot.holder().equals(it.variable()))
            .isPresent();
  }

  private boolean isOn(ExecutionPath fill) {
    boolean isAssigned = false;
    for (Step step : fill.steps()) {
      if (isAssigned
          && step.role() != Role.RESULT
          && !onHits.contains(step.tree())
          && !isHarmless(step)) {
        return false;
      }
      if (assigns(step)) {
        if (!endsWithAssignment(step)) {
          return false;
        }
        isAssigned = true;
      }
    }
    return isAssigned;
  }

  private boolean isHarmless(Step step) {
    PathEffects effects = PathEffects.of(step, reads, state);
    return !effects.write()
        && effects.calls().isEmpty()
        && !Expressions.evaluates(step.tree(), AssignedLast::isHook);
  }

  /** Whether a part calls a method of the object that subclasses out of sight may override. */
  private static boolean isHook(Tree part) {
    return part instanceof MethodInvocationTree call
        && (ASTHelpers.getReceiver(call) == null
            || Expressions.isThis(ASTHelpers.getReceiver(call)))
        && Symbols.of(call) instanceof MethodSymbol method
        && ASTHelpers.methodCanBeOverridden(method);
  }

  /** Whether a step assigns the field, anywhere in its expression. */
  private boolean assigns(Step step) {
    return isTarget(step)
        || Expressions.evaluates(
            step.tree(),
            part ->
                (part instanceof AssignmentTree assignment && isTarget(assignment))
                    || (part instanceof MethodInvocationTree call && setsSlot(call)));
  }

  /** Whether nothing of a step that assigns the field is evaluated after the assignment. */
  private boolean endsWithAssignment(Step step) {
    Tree value = step.tree();
    if (value instanceof MethodInvocationTree call && setsSlot(call)) {
      return true;
    }
    boolean isFound = isTarget(step);
    boolean writesLater = !isFound && !FieldRead.isLocal(step);
    while (!isFound
        && !writesLater
        && value instanceof ExpressionTree expression
        && ASTHelpers.stripParentheses(expression) instanceof AssignmentTree assignment) {
      isFound = isTarget(assignment);
      writesLater = !isFound && !isLocal(assignment.getVariable());
      value = assignment.getExpression();
    }
    // An assignment within the value comes earlier.
    return isFound;
  }

  private boolean isTarget(Step step) {
    return step.target().filter(target -> slot.holder().equals(Symbols.of(target))).isPresent();
  }

  private static boolean isLocal(ExpressionTree variable) {
    return Symbols.of(variable) instanceof VarSymbol symbol && !Expressions.isField(symbol);
  }

  private boolean isTarget(AssignmentTree assignment) {
    return slot.holder().equals(Symbols.of(assignment.getVariable()));
  }

  private boolean setsSlot(MethodInvocationTree call) {
    return AtomicValue.set(call, state).filter(slot.holder()::equals).isPresent();
  }
}
