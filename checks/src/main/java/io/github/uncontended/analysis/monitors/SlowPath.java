package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Whether a critical section runs only after the code has looked into a {@link Slot} before: it is
 * then the slow path of a lookup, which hits do not take.
 */
final class SlowPath {
  private SlowPath() {}

  /** Whether a section is the slow path of any entry that it looks up itself. */
  static boolean isOfAnyEntry(
      CriticalSection section, SectionBody body, SlotReads reads, VisitorState state) {
    Set<Slot> slots = new HashSet<>();
    body.statements().forEach(statement -> slots.addAll(reads.in(statement)));
    return MissedLookup.precedes(section, reads, state)
        || slots.stream().anyMatch(slot -> slot.isEntry() && isOf(section, slot, state));
  }

  /**
   * Whether a section is the slow path of anything that it looks up itself: a test before it
   * depends on a value that the section sets, or finds none. Any other test says nothing of how
   * often the section runs.
   */
  static boolean isOfAny(CriticalSection section, VisitorState state) {
    SlotReads reads =
        new SlotReads(UnitIndex.of(section.path().getCompilationUnit(), state.context), state);
    return MissedLookup.precedes(section, reads, state)
        || SectionBody.of(section, state).statements().stream()
            .flatMap(statement -> reads.in(statement).stream())
            .distinct()
            .anyMatch(slot -> isTested(section, slot, state));
  }

  /** Whether tests decide by a slot whether the section runs, in its method or in all callers. */
  private static boolean isTested(CriticalSection section, Slot slot, VisitorState state) {
    Predicate<TreePath> isMissed =
        place -> {
          SlotReads reads =
              new SlotReads(UnitIndex.of(place.getCompilationUnit(), state.context), state);
          EarlierTests tests = new EarlierTests(place, reads, state);
          return tests.miss(slot)
              || (tests.read(slot)
                  && SectionBody.of(section, state).statements().stream()
                      .anyMatch(statement -> sets(statement, slot, tests, reads)));
        };
    return isMissed.test(section.path()) || areAllCalls(section, isMissed, state);
  }

  /** Whether a statement sets what a slot holds, or changes the object there that tests ask. */
  private static boolean sets(
      StatementTree statement, Slot slot, EarlierTests tests, SlotReads reads) {
    return reads.sets(statement, slot)
        || slot.variable()
            .filter(tests::ask)
            .filter(object -> Expressions.evaluates(statement, part -> changes(part, object)))
            .isPresent();
  }

  /** Whether a part of the code calls a method of an object for what it does. */
  private static boolean changes(Tree part, VarSymbol object) {
    ExpressionTree called =
        part instanceof ExpressionStatementTree alone
            ? alone.getExpression()
            : part instanceof MethodInvocationTree call && changesReceiver(call) ? call : null;
    return called instanceof MethodInvocationTree call
        && object.equals(Symbols.of(ASTHelpers.getReceiver(call)));
  }

  private static boolean changesReceiver(MethodInvocationTree call) {
    return ApiFact.WRITES.isMethodName(Expressions.simpleName(call.getMethodSelect()))
        || (Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
            && ApiFact.CHANGES_RECEIVER.isInherited(method));
  }

  /**
   * Whether a section runs only if a flag says so which it sets itself, as in {@code if
   * (!ready.get()) { synchronized (this) { …; ready.set(true); } }}.
   */
  static boolean isGuardedByOwnFlag(CriticalSection section) {
    for (TreePath at = section.path(); !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      if (at.getParentPath().getLeaf() instanceof IfTree test
          && at.getLeaf() != test.getCondition()
          && isSetIn(section, test.getCondition())) {
        return true;
      }
    }
    return false;
  }

  /** Whether a section sets a boolean that a condition reads. */
  private static boolean isSetIn(CriticalSection section, Tree condition) {
    return Expressions.contains(
        condition,
        read ->
            read instanceof ExpressionTree expression
                && Symbols.of(expression) instanceof VarSymbol flag
                && Expressions.isField(flag)
                && section.body().stream()
                    .anyMatch(
                        statement -> Expressions.contains(statement, part -> sets(part, flag))));
  }

  private static boolean sets(Tree part, VarSymbol flag) {
    return part instanceof AssignmentTree assignment
        ? flag.equals(Symbols.of(assignment.getVariable()))
        : part instanceof MethodInvocationTree call
            && call.getMethodSelect() instanceof MemberSelectTree select
            && select.getIdentifier().contentEquals("set")
            && flag.equals(Symbols.of(select.getExpression()));
  }

  /** Whether a lookup precedes a section, in its method or in all callers. */
  static boolean isOf(CriticalSection section, Slot slot, VisitorState state) {
    // Callers have the object of a locked map in a variable of their own.
    Optional<LockedMap> locked = LockedMap.of(section, state).map(LockedMap::ofAnyObject);
    return isPreceded(section.path(), slot, locked, state)
        || areAllCalls(section, call -> isPreceded(call, slot, locked, state), state);
  }

  /** Whether all calls of a section's method, at least one, satisfy a condition. */
  private static boolean areAllCalls(
      CriticalSection section, Predicate<TreePath> condition, VisitorState state) {
    Optional<MethodSymbol> method = section.methodSymbol();
    if (method.isEmpty()) {
      return false;
    }
    List<TreePath> calls = OuterCalls.of(method.get(), state);
    return !calls.isEmpty()
        && calls.stream()
            .allMatch(
                call -> !(call.getLeaf() instanceof MemberReferenceTree) && condition.test(call));
  }

  private static boolean isPreceded(
      TreePath place, Slot slot, Optional<LockedMap> locked, VisitorState state) {
    UnitIndex index = UnitIndex.of(place.getCompilationUnit(), state.context);
    SlotReads reads =
        locked
            .map(map -> SlotReads.of(map, index, state))
            .orElseGet(() -> new SlotReads(index, state));
    for (TreePath at = place; !mayRunBefore(at); at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      Tree parent = at.getParentPath().getLeaf();
      if (parent instanceof IfTree test
          && leaf != test.getCondition()
          && reads.in(test.getCondition()).contains(slot)) {
        return true;
      }
      if (parent instanceof ConditionalExpressionTree choice
          && leaf != choice.getCondition()
          && reads.in(choice.getCondition()).contains(slot)) {
        return true;
      }
      if (Statements.of(at.getParentPath(), state).before(leaf).stream()
          .anyMatch(statement -> reads.in(statement).contains(slot))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether code can run before what stands in front of it; what a call is given is created only
   * behind that, whenever it runs.
   */
  private static boolean mayRunBefore(TreePath code) {
    return Places.runsApart(code.getLeaf())
        && !(code.getLeaf() instanceof LambdaExpressionTree
            && code.getParentPath().getLeaf() instanceof MethodInvocationTree);
  }
}
