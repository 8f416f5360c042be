package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A number that is all that a lock guards: each of its critical sections in the compilation only
 * reads, assigns or adds to it, lets it go round, or keeps the greatest or the least value in it.
 *
 * @param field the number
 * @param lock what guards it
 * @param sections all sections of the lock
 */
public record GuardedCounter(
    VarSymbol field, LockIdentity lock, ImmutableList<CriticalSection> sections) {
  /** How many variables for the side of a lock are followed, one after another. */
  private static final int VIEWS = 2;

  /** The counter that the lock of a section guards. */
  static Optional<GuardedCounter> of(CriticalSection section, VisitorState state) {
    if (!section.lock().isShared()) {
      return Optional.empty();
    }
    Optional<VarSymbol> field = CountingCode.onlyField(section, state);
    if (field.isEmpty() || !isNumber(field.get())) {
      return Optional.empty();
    }
    ImmutableList<CriticalSection> sections = LockSections.of(section.lock(), state);
    boolean isOnly =
        sections.stream().allMatch(other -> CountingCode.onlyField(other, state).equals(field))
            && sections.stream().noneMatch(other -> changesTwice(other, field.get()))
            && allUsesLock(section.lock(), sections, state);
    FieldAccesses accesses = FieldAccesses.of(field.get(), state);
    GuardedCounter counter = new GuardedCounter(field.get(), section.lock(), sections);
    return isOnly
            && (counter.extreme(state).isPresent()
                ? counter.isOnlyExtreme(accesses)
                : isCount(accesses, field.get()))
            && (!counter.goesRound(state) || accesses.writes().stream().allMatch(Cursor::isStep))
            && accesses.areWritesUnder(section.lock(), state)
            && LockSections.byReference(section.lock(), state).isEmpty()
        ? Optional.of(counter)
        : Optional.empty();
  }

  private static boolean isCount(FieldAccesses accesses, VarSymbol field) {
    return accesses.all().stream().anyMatch(access -> access.kind() == FieldAccess.Kind.UPDATE)
        && accesses.writes().stream().allMatch(write -> isSum(write, field));
  }

  /** The update that keeps the greatest or the least value in the number. */
  public Optional<Extreme> extreme(VisitorState state) {
    return FieldAccesses.of(field, state).writes().stream()
        .flatMap(write -> Extreme.of(write).stream())
        .findFirst();
  }

  /**
   * Whether all code that changes the number does that, or sets it without its old value. Where the
   * same test stands before the lock, few values come to it.
   */
  private boolean isOnlyExtreme(FieldAccesses accesses) {
    return sections.stream().noneMatch(DoubleCheck::is)
        && sections.stream().flatMap(it -> it.body().stream()).noneMatch(Cursor::isReset)
        && accesses.writes().stream()
            .allMatch(
                write -> Extreme.of(write).isPresent() || write.kind() == FieldAccess.Kind.WRITE)
        && accesses.writes().stream().flatMap(it -> Extreme.of(it).stream()).distinct().count()
            == 1;
  }

  /** Whether a write adds to the number or subtracts from it, once, or replaces it. */
  private static boolean isSum(FieldAccess write, VarSymbol field) {
    Tree update = write.user();
    return switch (update.getKind()) {
      case PLUS_ASSIGNMENT, MINUS_ASSIGNMENT ->
          !FieldAccess.names(((CompoundAssignmentTree) update).getExpression(), field);
      case ASSIGNMENT -> {
        ExpressionTree value =
            ASTHelpers.stripParentheses(((AssignmentTree) update).getExpression());
        yield write.kind() != FieldAccess.Kind.UPDATE
            || Cursor.isNext(value, field)
            || (value instanceof BinaryTree sum
                && (adds(sum, sum.getLeftOperand(), sum.getRightOperand(), field)
                    || (sum.getKind() == Kind.PLUS
                        && adds(sum, sum.getRightOperand(), sum.getLeftOperand(), field))));
      }
      default -> Assignments.isIncrementOrDecrement(update);
    };
  }

  /** Whether a sum or difference is one of a number and of what does not depend on it. */
  private static boolean adds(
      BinaryTree sum, ExpressionTree number, ExpressionTree amount, VarSymbol field) {
    return (sum.getKind() == Kind.PLUS || sum.getKind() == Kind.MINUS)
        && field.equals(Symbols.of(number))
        && !FieldAccess.names(amount, field);
  }

  /**
   * Whether a section changes the number more than once, so that the numbers between are its own;
   * it may set the number back, too.
   */
  private static boolean changesTwice(CriticalSection section, VarSymbol field) {
    List<Tree> changes = new ArrayList<>();
    for (StatementTree statement : section.body()) {
      if (!Cursor.isReset(statement)) {
        Expressions.contains(
            statement, part -> isChange(part, field) && changes.add(part) && changes.size() > 1);
      }
    }
    return changes.size() > 1;
  }

  private static boolean isChange(Tree part, VarSymbol field) {
    ExpressionTree target = Assignments.target(part);
    return target != null && field.equals(Symbols.of(target));
  }

  private static boolean isNumber(VarSymbol field) {
    return switch (field.type.getTag()) {
      case BYTE, SHORT, INT, LONG -> true;
      default -> false;
    };
  }

  /**
   * Whether every use of a lock in a field locks or unlocks it in one of the sections, also through
   * a variable for its side of readers or writers.
   */
  private static boolean allUsesLock(
      LockIdentity lock, ImmutableList<CriticalSection> sections, VisitorState state) {
    if (!(lock.symbol() instanceof VarSymbol field)) {
      return true;
    }
    // A lock that comes from elsewhere may guard anything there.
    List<ExpressionTree> values = AccessOrder.values(field, UnitIndex.of(state)).toList();
    if (!values.stream().allMatch(NewClassTree.class::isInstance)) {
      return false;
    }
    List<String> calls = new ArrayList<>();
    if (!gatherCalls(field, calls, VIEWS, state)) {
      return false;
    }
    long taken = sections.stream().filter(it -> it.form() == CriticalSection.Form.CALL).count();
    return calls.size() == 2 * taken
        && calls.stream().filter(CriticalSections.UNLOCKS::contains).count() == taken;
  }

  /** Gathers the names of the calls on a lock; false if it is used in another way. */
  private static boolean gatherCalls(
      VarSymbol variable, List<String> calls, int depth, VisitorState state) {
    for (TreePath use : CompilationIndex.uses(variable, state)) {
      if (FieldAccess.kind(use) == FieldAccess.Kind.LOCK || Assignments.isTarget(use)) {
        continue;
      }
      TreePath value = use;
      Optional<TreePath> call = Places.callOn(value);
      if (call.isPresent()
          && LockIdentity.selectsSide((MethodInvocationTree) call.get().getLeaf())) {
        value = call.get();
        call = Places.callOn(value);
      }
      if (call.isPresent()) {
        calls.add(
            Expressions.simpleName(
                ((MethodInvocationTree) call.get().getLeaf()).getMethodSelect()));
      } else if (depth == 0
          || !(view(value) instanceof VarSymbol view)
          || !gatherCalls(view, calls, depth - 1, state)) {
        return false;
      }
    }
    return true;
  }

  /** The variable that gets a value; null if there is none. */
  private static Symbol view(TreePath value) {
    Tree user = value.getParentPath().getLeaf();
    if (user instanceof VariableTree declaration) {
      return Symbols.of(declaration);
    }
    return user instanceof AssignmentTree assignment ? Symbols.of(assignment.getVariable()) : null;
  }

  /**
   * Whether the number goes round, as the index of the next of several servers does: no atomic
   * number does all of it at once.
   */
  public boolean goesRound(VisitorState state) {
    return sections.stream().flatMap(it -> it.body().stream()).anyMatch(Cursor::isReset)
        || FieldAccesses.of(field, state).writes().stream()
            .map(FieldAccess::user)
            .anyMatch(
                update ->
                    update instanceof AssignmentTree assignment
                        && Cursor.isNext(assignment.getExpression(), field));
  }

  /** Whether a section only reads the number. */
  public boolean isRead(VisitorState state) {
    return updates(state).size() < sections.size();
  }

  /**
   * Whether code only adds to the number and sets it to zero, and no section reads the sum that it
   * changes.
   */
  public boolean isOnlyAddedTo(VisitorState state) {
    FieldAccesses accesses = FieldAccesses.of(field, state);
    return accesses.writes().stream()
        .allMatch(write -> isReset(write) || isSilent(write, accesses));
  }

  private static boolean isReset(FieldAccess write) {
    return write
        .value()
        .map(ASTHelpers::constValue)
        .filter(value -> value instanceof Number number && number.longValue() == 0)
        .isPresent();
  }

  /** Whether nothing in the section of an update uses the old or the new value. */
  private boolean isSilent(FieldAccess write, FieldAccesses accesses) {
    TreePath update = Places.withParentheses(write.path()).getParentPath();
    return write.kind() == FieldAccess.Kind.UPDATE
        && FieldAccess.isIgnored(update)
        && sections.stream()
            .filter(section -> section.contains(update))
            .allMatch(
                section ->
                    accesses.all().stream()
                        .map(FieldAccess::path)
                        .filter(section::contains)
                        .allMatch(path -> Places.isWithin(path, update.getLeaf())));
  }

  /** The sections that change the number, in the order of the units and the source. */
  public ImmutableList<CriticalSection> updates(VisitorState state) {
    ImmutableList<FieldAccess> writes = FieldAccesses.of(field, state).writes();
    return sections.stream()
        .filter(section -> writes.stream().anyMatch(write -> section.contains(write.path())))
        .collect(toImmutableList());
  }
}
