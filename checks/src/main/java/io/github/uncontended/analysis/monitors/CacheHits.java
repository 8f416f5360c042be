package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What the lookups of a cache do that find the entry. */
final class CacheHits {
  private CacheHits() {}

  /** The hits of a section that fills the cache, without those in a new, empty one. */
  static List<ExecutionPath> of(SlotPaths paths, List<SlotPaths> all, UnitIndex index) {
    return found(paths, all).stream().filter(hit -> !creates(hit, paths.slot(), index)).toList();
  }

  /**
   * The hits. Where an entry is itself a map or list, as in a map of maps, those that find what
   * they look for in it: the others fill it, or pass it by where a flag says so.
   */
  private static List<ExecutionPath> found(SlotPaths paths, List<SlotPaths> all) {
    Set<ExecutionPath> found = new HashSet<>();
    Set<ExecutionPath> missed = new HashSet<>();
    for (SlotPaths inner : all) {
      if (inner.slot().isEntry() && inner.slot().isLocal()) {
        found.addAll(inner.hits());
        missed.addAll(inner.fills());
      }
    }
    found.retainAll(paths.hits());
    return paths.hits().stream()
        .filter(hit -> !missed.contains(hit) && (found.isEmpty() || found.contains(hit)))
        .toList();
  }

  /**
   * Whether a path assigns a new map or list, in which nothing can be found yet, or a longer array,
   * which has nothing at the places that made it grow.
   */
  private static boolean creates(ExecutionPath path, Slot slot, UnitIndex index) {
    return path.steps().stream()
        .anyMatch(
            step ->
                step.target().filter(target -> slot.holder().equals(Symbols.of(target))).isPresent()
                    && isEmpty(step.tree(), slot, index));
  }

  private static boolean isEmpty(ExpressionTree value, Slot slot, UnitIndex index) {
    if (value instanceof NewClassTree creation) {
      return creation.getArguments().stream()
          .allMatch(argument -> ASTHelpers.getType(argument).isPrimitive());
    }
    if (value instanceof MethodInvocationTree copy) {
      return Expressions.simpleName(copy.getMethodSelect()).equals("copyOf")
          && slot.isElement()
          && Expressions.argument(copy, 0)
              .filter(copied -> slot.holder().equals(Symbols.of(copied)))
              .isPresent();
    }
    return value instanceof NewArrayTree array
        ? array.getInitializers() == null
        : Symbols.of(value) instanceof VarSymbol local
            && isArray(local)
            && !Expressions.isField(local)
            && LockIdentity.initializer(local, index)
                .filter(initial -> !initial.equals(value) && isEmpty(initial, slot, index))
                .isPresent();
  }

  /**
   * Whether a path looks the value up: a map that is only tested is a set of what was seen, and an
   * array of flags whose elements are only tested records which places are taken.
   */
  static boolean returnsEntry(ExecutionPath path, Slot slot, SlotReads reads) {
    return path.steps().stream()
        .anyMatch(
            step ->
                step.role() == Role.ELEMENT
                    || (!isFlag(step) && reads.looksUpValue(step.tree(), slot)));
  }

  /** Whether a hit leaves a block that only tests, and the code behind the block looks up. */
  static boolean isLookedUpBehind(
      CriticalSection section, Slot slot, SlotReads reads, VisitorState state) {
    return section.form() == CriticalSection.Form.BLOCK
        && Statements.of(section.path().getParentPath(), state).from(section.tree()).stream()
            .skip(1)
            .anyMatch(statement -> reads.looksUpValue(statement, slot));
  }

  /** Whether a step is a condition that consists of one boolean value. */
  private static boolean isFlag(Step step) {
    ExpressionTree condition = ASTHelpers.stripParentheses(step.tree());
    while (condition.getKind() == Kind.LOGICAL_COMPLEMENT) {
      condition = ASTHelpers.stripParentheses(((UnaryTree) condition).getExpression());
    }
    return (step.role() == Role.TRUE || step.role() == Role.FALSE)
        && condition instanceof ArrayAccessTree;
  }

  /**
   * Whether no hit changes what the monitor guards or blocks while it is held, and some hit reads
   * nothing else of it that may change.
   */
  static boolean areReads(
      List<ExecutionPath> hits,
      Slot slot,
      CriticalSection section,
      SlotReads reads,
      VisitorState state) {
    boolean isAlone = false;
    for (ExecutionPath hit : hits) {
      PathEffects effects = PathEffects.of(hit, reads, state);
      if (doesMore(effects) || LookupState.isChangedByTest(hit, state)) {
        return false;
      }
      isAlone |= readsOnly(effects, slot, section, state);
    }
    return isAlone;
  }

  static boolean doesMore(PathEffects hit) {
    return hit.write() || hit.signal() || hit.reorder() || hit.block();
  }

  /** Whether a path reads nothing of what the monitor guards but the cache. */
  static boolean readsOnly(
      PathEffects effects, Slot slot, CriticalSection section, VisitorState state) {
    return Stream.concat(effects.mutableFieldsRead().stream(), effects.objectsRead().stream())
        .filter(field -> !field.equals(slot.holder()))
        .noneMatch(
            field ->
                FieldAccesses.of(field, state).mayChange(state)
                    // What code sets without the lock, the lock does not guard.
                    && FieldAccesses.of(field, state).areWritesUnder(section.lock(), state)
                    && !isColumn(field, slot, section, state));
  }

  /**
   * Whether an array only changes together with a cache that is an array, too, as the keys of a
   * table of numbers do: hits need no lock for it that they do not need for the cache.
   */
  private static boolean isColumn(
      VarSymbol field, Slot slot, CriticalSection section, VisitorState state) {
    return isArray(field)
        && slot.isElement()
        && field.isPrivate()
        && FieldAccesses.of(field, state).afterConstruction().stream()
            .allMatch(
                access ->
                    access.path().getParentPath().getLeaf() instanceof ArrayAccessTree
                        && (!access.changesObject() || section.contains(access.path())));
  }

  private static boolean isArray(VarSymbol variable) {
    return variable.type.hasTag(TypeTag.ARRAY);
  }
}
