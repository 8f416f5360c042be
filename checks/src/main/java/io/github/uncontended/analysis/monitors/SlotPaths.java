package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * What statements do with a {@link Slot}: on the hit paths, where a test shows that it holds a
 * value, and on the miss paths, where it may not and is then filled.
 */
public final class SlotPaths {
  private final Slot slot;
  private final SlotReads reads;

  /** The conditions of the loops that go through all elements of the holder. */
  private final Set<Tree> searches;

  /** The assignments that evaluating the steps' trees makes. */
  private final Map<Tree, List<AssignmentTree>> assignments;

  /** Which steps store something in the slot. */
  private final Map<Step, Boolean> stores = new HashMap<>();

  /** What steps do. Paths share most of their steps. */
  private final Map<Seen, Outcome> outcomes = new HashMap<>();

  private final PresenceTest test;

  private final ImmutableList.Builder<ExecutionPath> hits = ImmutableList.builder();
  private final ImmutableList.Builder<ExecutionPath> fills = ImmutableList.builder();
  private final ImmutableList.Builder<ExecutionPath> others = ImmutableList.builder();
  private final ImmutableList.Builder<ExecutionPath> replacements = ImmutableList.builder();
  private boolean mayStayEmpty;
  private boolean isReplaced;
  private boolean isDecidedByTest;

  private SlotPaths(
      Slot slot,
      List<ExpressionTree> stored,
      Set<Symbol> columns,
      Set<Tree> searches,
      SlotReads reads,
      Map<Tree, List<AssignmentTree>> assignments) {
    this.slot = slot;
    this.searches = searches;
    this.reads = reads;
    this.test =
        new PresenceTest(
            slot,
            reads,
            flagOf(stored),
            !stored.isEmpty() && stored.stream().allMatch(Expressions::isNull),
            columns);
    this.assignments = assignments;
  }

  /**
   * A step behind others.
   *
   * @param copies the local variables that have the slot's value, as for {@link #note}
   */
  private record Seen(Step step, ImmutableMap<VarSymbol, Boolean> copies) {}

  /**
   * What a step does.
   *
   * @param isPresent whether the slot holds a value behind the step; empty if it tests nothing
   * @param copies the local variables that have the slot's value behind the step
   * @param searches whether it has looked at all elements of the holder
   */
  private record Outcome(
      Optional<Boolean> isPresent, ImmutableMap<VarSymbol, Boolean> copies, boolean searches) {}

  /**
   * The slots that statements test and, if they are empty, fill.
   *
   * @param slots that the statements both read and store into
   * @param paths through the statements
   */
  static ImmutableList<SlotPaths> of(
      Set<Slot> slots,
      List<? extends StatementTree> statements,
      ImmutableList<ExecutionPath> paths,
      SlotReads reads) {
    // A hit and a fill are two.
    if (paths.stream().filter(ExecutionPath::isRegular).count() < 2) {
      return ImmutableList.of();
    }
    Map<Tree, List<AssignmentTree>> assignments = new HashMap<>();
    ImmutableList.Builder<SlotPaths> found = ImmutableList.builder();
    for (Slot slot : slots) {
      SlotPaths of =
          new SlotPaths(
              slot,
              storedIn(slot, statements),
              columns(slot, slots),
              slot.isEntry() ? reads.searches(slot, statements) : Set.of(),
              reads,
              assignments);
      paths.stream().filter(ExecutionPath::isRegular).forEach(of::classify);
      if (!of.hits().isEmpty() && !of.fills().isEmpty()) {
        of.isDecidedByTest = new DecidingTest(of).decides(paths);
        found.add(of);
      }
    }
    return found.build();
  }

  /** The other arrays that are read and stored together with an array, such as that of its keys. */
  private static Set<Symbol> columns(Slot slot, Set<Slot> slots) {
    return slot.isElement()
        ? slots.stream()
            .filter(other -> !other.equals(slot) && other.isElement())
            .map(Slot::holder)
            .collect(toImmutableSet())
        : Set.of();
  }

  /** The constant that is assigned to a flag last. */
  private static boolean flagOf(List<ExpressionTree> stored) {
    return stored.stream()
        .map(value -> ASTHelpers.constValue(value) instanceof Boolean flag ? flag : null)
        .filter(Objects::nonNull)
        .reduce(true, (earlier, later) -> later);
  }

  /** What the statements assign to the holder of a slot. */
  private static List<ExpressionTree> storedIn(
      Slot slot, List<? extends StatementTree> statements) {
    List<ExpressionTree> stored = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        if (slot.holder().equals(Symbols.of(tree.getVariable()))) {
          stored.add(ASTHelpers.stripParentheses(tree.getExpression()));
        }
        return super.visitAssignment(tree, null);
      }
    }.scan(statements, null);
    return stored;
  }

  /** What tells on the paths whether the slot holds a value. */
  PresenceTest test() {
    return test;
  }

  /** The slot. */
  public Slot slot() {
    return slot;
  }

  /** The value of a flag that stands for a filled slot. */
  public boolean filledFlag() {
    return test.filledFlag();
  }

  /** Whether null stands for a filled slot. */
  boolean isFilledByNull() {
    return test.isFilledByNull();
  }

  /** The paths on which the slot holds a value. */
  public ImmutableList<ExecutionPath> hits() {
    return hits.build();
  }

  /** The paths on which the slot is filled because it may hold none. */
  public ImmutableList<ExecutionPath> fills() {
    return fills.build();
  }

  /** The paths that neither test nor fill the slot. */
  public ImmutableList<ExecutionPath> others() {
    return others.build();
  }

  /** The paths that find a value and store another one. */
  ImmutableList<ExecutionPath> replacements() {
    return replacements.build();
  }

  /** Whether a path that finds the slot empty ends without an exception and leaves it empty. */
  public boolean mayStayEmpty() {
    return mayStayEmpty;
  }

  /** Whether a path that finds a value in the slot stores another one. */
  public boolean isReplaced() {
    return isReplaced;
  }

  /** Whether a {@link DecidingTest} precedes all else. */
  public boolean isDecidedByTest() {
    return isDecidedByTest;
  }

  private void classify(ExecutionPath path) {
    ImmutableMap<VarSymbol, Boolean> copies = ImmutableMap.of();
    Boolean isPresent = null;
    boolean isStored = false;
    boolean isFilled = false;
    boolean isFoundEmpty = false;
    boolean isOverwritten = false;
    boolean isSearched = false;
    boolean inElement = false;
    for (Step step : path.steps()) {
      if (isElement(step)) {
        inElement = true;
        isPresent = null;
      }
      Outcome outcome = outcomes.computeIfAbsent(new Seen(step, copies), this::outcome);
      isPresent = outcome.isPresent().orElse(isPresent);
      copies = outcome.copies();
      isSearched |= outcome.searches();
      if (isStore(step)) {
        isStored = true;
        isOverwritten |= Boolean.TRUE.equals(isPresent);
        // What is stored before the lookup is not what it misses.
        isFilled |= isPresent != null || isSearched;
        isFoundEmpty |= Boolean.FALSE.equals(isPresent);
      }
    }
    if (inElement
        && isPresent == null
        && returnsValue(path)
        && SearchKey.isIn(path, this::isElement)) {
      isPresent = true;
    }
    if (Boolean.TRUE.equals(isPresent) && !isStored) {
      hits.add(path);
    } else if (isFoundEmpty || (isFilled && !Boolean.TRUE.equals(isPresent))) {
      fills.add(path);
    }
    if (isPresent == null && !isStored) {
      others.add(path);
    }
    if (isOverwritten) {
      replacements.add(path);
    }
    isReplaced |= isOverwritten && !endsEmpty(path);
    mayStayEmpty |= Boolean.FALSE.equals(isPresent) && (!isStored || endsEmpty(path));
  }

  private Outcome outcome(Seen seen) {
    Step step = seen.step();
    Optional<Boolean> isPresent = Optional.empty();
    if (AbsentBranch.isTestedBy(step)) {
      if (reads.isValue(step.tree(), slot, seen.copies().keySet())) {
        isPresent = Optional.of(step.role() == Role.TRUE);
      }
    } else if (step.isCondition()) {
      if (test.shows(step.tree(), step.role() == Role.TRUE, seen.copies())) {
        isPresent = Optional.of(true);
      } else if (test.isIn(step.tree(), seen.copies())) {
        isPresent = Optional.of(false);
      }
    }
    Map<VarSymbol, Boolean> copies = new HashMap<>(seen.copies());
    note(step, copies);
    return new Outcome(isPresent, ImmutableMap.copyOf(copies), iteratesHolder(step));
  }

  /** Whether the last assignment of a path empties the slot again. */
  private boolean endsEmpty(ExecutionPath path) {
    return !isFilledByNull()
        && path.steps().stream()
            .filter(
                step -> step.target().filter(target -> reads.isTarget(target, slot)).isPresent())
            .reduce((earlier, later) -> later)
            .filter(step -> Expressions.isNull(ASTHelpers.stripParentheses(step.tree())))
            .isPresent();
  }

  /** Whether a path returns what it computed, and not only that it is done. */
  private static boolean returnsValue(ExecutionPath path) {
    return path.steps().stream()
        .anyMatch(step -> step.role() == Role.RESULT && ASTHelpers.constValue(step.tree()) == null);
  }

  /** Whether a loop over the holder has an element at the end of a step. */
  private boolean isElement(Step step) {
    return step.role() == Role.TRUE
        ? searches.contains(step.tree())
        : step.role() == Role.ELEMENT && isOfHolder(step);
  }

  private boolean isOfHolder(Step step) {
    return slot.isEntry()
        && reads.own().holder(step.tree()).filter(slot.holder()::equals).isPresent();
  }

  /** Whether a path has looked at all elements of the holder at the end of a step. */
  private boolean iteratesHolder(Step step) {
    return step.role() == Role.FALSE
        ? searches.contains(step.tree())
        : step.role() == Role.VALUE
            && !(step.tree() instanceof MethodInvocationTree)
            && isOfHolder(step);
  }

  /**
   * Follows assignments of the slot's value, and of tests of it, to local variables. Of a boolean
   * variable, {@code copies} has the value that stands for a filled slot.
   */
  void note(Step step, Map<VarSymbol, Boolean> copies) {
    step.target().ifPresent(target -> assign(target, step.tree(), copies));
    assignments
        .computeIfAbsent(step.tree(), SlotPaths::assignmentsIn)
        .forEach(it -> assign(it.getVariable(), it.getExpression(), copies));
  }

  private static List<AssignmentTree> assignmentsIn(Tree tree) {
    List<AssignmentTree> found = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree assignment, Void unused) {
        found.add(assignment);
        return super.visitAssignment(assignment, null);
      }
    }.scan(tree, null);
    return found;
  }

  private void assign(Tree target, ExpressionTree value, Map<VarSymbol, Boolean> copies) {
    if (Symbols.of(target) instanceof VarSymbol local && local.owner instanceof MethodSymbol) {
      if (test.shows(value, true, copies)) {
        copies.put(local, true);
      } else if (test.shows(value, false, copies)) {
        copies.put(local, false);
      } else if (reads.isValue(value, slot, copies.keySet())) {
        copies.put(local, filledFlag());
      } else {
        copies.remove(local);
      }
    }
  }

  /**
   * Whether a step of a path satisfies a condition on it and on the local variables that have the
   * slot's value before it.
   */
  boolean hasStep(ExecutionPath path, BiPredicate<Step, Set<VarSymbol>> condition) {
    Map<VarSymbol, Boolean> copies = new HashMap<>();
    for (Step step : path.steps()) {
      if (condition.test(step, copies.keySet())) {
        return true;
      }
      note(step, copies);
    }
    return false;
  }

  boolean isStore(Step step) {
    return stores.computeIfAbsent(step, this::storesSomething);
  }

  private boolean storesSomething(Step step) {
    if (step.target().filter(target -> reads.isTarget(target, slot)).isPresent()) {
      return true;
    }
    return reads.stores(step.tree(), slot)
        || step.target().filter(target -> reads.isReplaced(target, step.tree(), slot)).isPresent();
  }
}
