package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A critical section that caches one value: it returns a field if another field still has the key
 * that the value was computed for, and otherwise computes and stores both.
 *
 * <pre>
 *   synchronized (this) { if (now != last) { last = now; text = format(now); } return text; }
 * </pre>
 *
 * <p>The key may be the time until which the value is good. The value may also know itself whether
 * it is out of date:
 *
 * <pre>
 *   synchronized (this) { if (token == null || token.isExpired()) { token = fetch(); } return token; }
 * </pre>
 *
 * @param section the section
 * @param key what the value was computed for; the value itself if only it is asked
 * @param value the value that is returned
 */
public record LastValue(CriticalSection section, VarSymbol key, VarSymbol value) {
  private static final ImmutableSet<String> CLOCKS =
      ImmutableSet.of("currentTimeMillis", "nanoTime");

  /** The cached value that a section returns. */
  static Optional<LastValue> of(SectionCode code, VisitorState state) {
    CriticalSection section = code.section();
    if (section.isReader() || !section.lock().isShared()) {
      return Optional.empty();
    }
    // First, since few sections do both, and to find their paths takes long.
    SlotReads reads = code.reads();
    if (!code.contains(ReturnTree.class::isInstance)) {
      return Optional.empty();
    }
    boolean hasSteps = code.contains(part -> isStep(part, reads));
    if (!hasSteps && !code.contains(AssignmentTree.class::isInstance)) {
      return Optional.empty();
    }
    Optional<ImmutableList<ExecutionPath>> all =
        hasSteps ? ExecutionPaths.throughSteps(section.body(), reads.own()) : code.ownPaths();
    ImmutableList<ExecutionPath> paths =
        all.orElse(ImmutableList.of()).stream()
            .filter(ExecutionPath::isRegular)
            .collect(toImmutableList());
    // Before the effects, which look into methods.
    if (paths.stream().noneMatch(path -> returned(path).isPresent())) {
      return Optional.empty();
    }
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
                    .or(() -> expiry(hits.get(0), value, misses))
                    .or(() -> asksOnly(value, paths, state) ? Optional.of(value) : Optional.empty())
                    .map(key -> new LastValue(section, key, value))
                    .filter(found -> found.isAlone(hits, reads, state)));
  }

  /** Whether a statement only calls a method of the object, which may assign the field. */
  private static boolean isStep(Tree part, SlotReads reads) {
    return part instanceof ExpressionStatementTree statement
        && statement.getExpression() instanceof MethodInvocationTree call
        && reads.own().step(call).isPresent();
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
        ExpressionTree result = Expressions.withoutCasts(withoutNullCheck(step.tree()));
        if (Symbols.of(result) instanceof VarSymbol local && locals.containsKey(local)) {
          result = locals.get(local);
        }
        return own(result);
      }
      step.target()
          .map(ASTHelpers::getSymbol)
          .filter(VarSymbol.class::isInstance)
          .ifPresent(
              target -> locals.put((VarSymbol) target, Expressions.withoutCasts(step.tree())));
    }
    return Optional.empty();
  }

  /** What a call only checks not to be null before it returns it. */
  private static ExpressionTree withoutNullCheck(ExpressionTree result) {
    return result instanceof MethodInvocationTree call
            && Symbols.of(call) instanceof MethodSymbol method
            && ApiFact.NULL_CHECK.holdsFor(method)
        ? call.getArguments().get(0)
        : result;
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
      if (!step.isCondition()) {
        continue;
      }
      ImmutableList<VarSymbol> named = named(step.tree());
      for (VarSymbol key : named) {
        if (Expressions.isField(key)
            && !key.equals(value)
            && named.stream()
                .anyMatch(other -> misses.stream().allMatch(miss -> isKept(key, other, miss)))) {
          return Optional.of(key);
        }
      }
    }
    return Optional.empty();
  }

  /** The field that a hit compares with the present time, and that each miss sets anew. */
  private static Optional<VarSymbol> expiry(
      ExecutionPath hit, VarSymbol value, ImmutableList<ExecutionPath> misses) {
    Set<VarSymbol> times = new HashSet<>();
    for (Step step : hit.steps()) {
      boolean isTest = step.isCondition();
      if (!isTest && readsClock(step.tree())) {
        step.target()
            .map(ASTHelpers::getSymbol)
            .filter(VarSymbol.class::isInstance)
            .ifPresent(target -> times.add((VarSymbol) target));
      }
      ImmutableList<VarSymbol> named = isTest ? named(step.tree()) : ImmutableList.of();
      if (readsClock(step.tree()) || named.stream().anyMatch(times::contains)) {
        Optional<VarSymbol> key =
            named.stream()
                .filter(field -> Expressions.isField(field) && !field.equals(value))
                .filter(field -> misses.stream().allMatch(miss -> isReplaced(field, miss)))
                .findFirst();
        if (key.isPresent()) {
          return key;
        }
      }
    }
    return Optional.empty();
  }

  private static boolean readsClock(Tree tree) {
    return Expressions.evaluates(
        tree,
        part ->
            part instanceof MethodInvocationTree call
                && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
                && method.isStatic()
                && CLOCKS.contains(method.name.toString())
                && method.owner.getQualifiedName().contentEquals("java.lang.System"));
  }

  /**
   * Whether all conditions ask the value alone, one of them by a method without arguments that
   * returns whether it is out of date, of what no thread changes meanwhile.
   */
  private static boolean asksOnly(
      VarSymbol value, ImmutableList<ExecutionPath> paths, VisitorState state) {
    ImmutableList<Step> tests =
        paths.stream()
            .flatMap(path -> path.steps().stream())
            .filter(Step::isCondition)
            .collect(toImmutableList());
    return tests.stream().allMatch(test -> named(test.tree()).stream().allMatch(value::equals))
        && decides(value, tests)
        && tests.stream()
            .noneMatch(
                test ->
                    Expressions.evaluates(
                        test.tree(),
                        part ->
                            part instanceof MethodInvocationTree call
                                && (!asks(call, value) || TestedValue.mayChange(call, state))));
  }

  /** Whether the value is asked, and the code goes on without an exception for both answers. */
  private static boolean decides(VarSymbol value, ImmutableList<Step> tests) {
    return tests.stream()
            .filter(test -> Expressions.evaluates(test.tree(), part -> asks(part, value)))
            .map(Step::role)
            .distinct()
            .count()
        == 2;
  }

  private static boolean asks(Tree part, VarSymbol value) {
    return part instanceof MethodInvocationTree call
        && call.getArguments().isEmpty()
        && ASTHelpers.getReceiver(call) != null
        && value.equals(Symbols.of(ASTHelpers.getReceiver(call)));
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
