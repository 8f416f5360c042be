package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A critical section that caches one value: it returns a field if another field still has the key
 * that the value was computed for, and otherwise computes and stores both.
 *
 * <pre>
 *   synchronized (this) { if (now != last) { last = now; text = format(now); } return text; }
 * </pre>
 *
 * @param section the section
 * @param key what the value was computed for
 * @param value the value that is returned
 */
public record LastValue(CriticalSection section, VarSymbol key, VarSymbol value) {
  /** The cached value that a section returns. */
  static Optional<LastValue> of(CriticalSection section, VisitorState state) {
    if (section.isReader() || !section.lock().isShared()) {
      return Optional.empty();
    }
    UnitIndex index = UnitIndex.of(section.path().getCompilationUnit(), state.context);
    SlotReads reads = new SlotReads(index, state);
    ImmutableList<ExecutionPath> paths =
        ExecutionPaths.of(section.body()).orElse(ImmutableList.of()).stream()
            .filter(ExecutionPath::isRegular)
            .collect(toImmutableList());
    ImmutableList<ExecutionPath> hits =
        paths.stream()
            .filter(path -> !PathEffects.of(path, reads, state).write())
            .collect(toImmutableList());
    ImmutableList<ExecutionPath> misses =
        paths.stream().filter(path -> !hits.contains(path)).collect(toImmutableList());
    if (hits.isEmpty() || misses.isEmpty()) {
      return Optional.empty();
    }
    return returned(hits.get(0))
        .filter(value -> hits.stream().allMatch(hit -> returned(hit).equals(Optional.of(value))))
        .filter(value -> misses.stream().allMatch(miss -> isReplaced(value, miss)))
        .flatMap(
            value ->
                key(hits.get(0), value, misses)
                    .map(key -> new LastValue(section, key, value))
                    .filter(found -> found.isAlone(hits, reads, state)));
  }

  /** Whether hits read nothing else that may change, and no look without the lock precedes. */
  private boolean isAlone(ImmutableList<ExecutionPath> hits, SlotReads reads, VisitorState state) {
    return hits.stream()
            .map(hit -> PathEffects.of(hit, reads, state))
            .allMatch(
                effects ->
                    !effects.signal()
                        && effects.mutableFieldsRead().stream()
                            .allMatch(field -> field.equals(key) || field.equals(value)))
        && !SlowPath.isOf(section, new Slot(key, false), state)
        && !SlowPath.isOf(section, new Slot(value, false), state);
  }

  /** The field that a path returns, also through a local variable. */
  private static Optional<VarSymbol> returned(ExecutionPath path) {
    Map<VarSymbol, ExpressionTree> locals = new HashMap<>();
    for (Step step : path.steps()) {
      if (step.role() == Role.RESULT) {
        ExpressionTree result = ASTHelpers.stripParentheses(step.tree());
        if (Symbols.of(result) instanceof VarSymbol local && locals.containsKey(local)) {
          result = locals.get(local);
        }
        return own(result);
      }
      step.target()
          .map(ASTHelpers::getSymbol)
          .filter(VarSymbol.class::isInstance)
          .ifPresent(
              target -> locals.put((VarSymbol) target, ASTHelpers.stripParentheses(step.tree())));
    }
    return Optional.empty();
  }

  private static Optional<VarSymbol> own(Tree expression) {
    return Symbols.of(expression) instanceof VarSymbol field
            && Expressions.isField(field)
            && field.getConstantValue() == null
        ? Optional.of(field)
        : Optional.empty();
  }

  /** The field that a hit compares with a variable, and to which each miss assigns that one. */
  private static Optional<VarSymbol> key(
      ExecutionPath hit, VarSymbol value, ImmutableList<ExecutionPath> misses) {
    for (Step step : hit.steps()) {
      if (step.role() != Role.TRUE && step.role() != Role.FALSE) {
        continue;
      }
      ImmutableList<VarSymbol> named = named(step.tree());
      for (VarSymbol key : named) {
        if (Expressions.isField(key)
            && !key.equals(value)
            && named.stream()
                .filter(other -> !Expressions.isField(other))
                .anyMatch(other -> misses.stream().allMatch(miss -> isKept(key, other, miss)))) {
          return Optional.of(key);
        }
      }
    }
    return Optional.empty();
  }

  private static ImmutableList<VarSymbol> named(Tree tree) {
    ImmutableList.Builder<VarSymbol> variables = ImmutableList.builder();
    Expressions.evaluates(
        tree,
        part -> {
          if (part instanceof ExpressionTree name
              && Symbols.of(name) instanceof VarSymbol variable) {
            variables.add(variable);
          }
          return false;
        });
    return variables.build();
  }

  /** Whether a path stores a variable, or what is computed from it, in a field. */
  private static boolean isKept(VarSymbol key, VarSymbol variable, ExecutionPath path) {
    return isReplaced(key, path)
        && path.steps().stream()
            .flatMap(step -> stored(key, step).stream())
            .anyMatch(value -> named(value).contains(variable));
  }

  /** Whether a path assigns a field, and never from its old value. */
  private static boolean isReplaced(VarSymbol field, ExecutionPath path) {
    ImmutableList<ExpressionTree> values =
        path.steps().stream()
            .flatMap(step -> stored(field, step).stream())
            .collect(toImmutableList());
    return !values.isEmpty() && values.stream().noneMatch(value -> named(value).contains(field));
  }

  /** What a step assigns to a field. */
  private static ImmutableList<ExpressionTree> stored(VarSymbol field, Step step) {
    ImmutableList.Builder<ExpressionTree> values = ImmutableList.builder();
    if (step.target().map(ASTHelpers::getSymbol).filter(field::equals).isPresent()) {
      values.add(step.tree());
    }
    Expressions.evaluates(
        step.tree(),
        part -> {
          if (part instanceof AssignmentTree assignment
              && field.equals(Symbols.of(assignment.getVariable()))) {
            values.add(assignment.getExpression());
          }
          return false;
        });
    return values.build();
  }
}
