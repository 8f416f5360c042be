package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An entry that a critical section finds or creates by {@code computeIfAbsent}. */
final class ComputedEntry {
  /** The entry that the only path of a section finds or creates so, and nothing more. */
  static Optional<Slot> of(SectionCode code, VisitorState state) {
    SlotReads reads = code.reads();
    if (code.body().statements().stream()
        .noneMatch(statement -> Expressions.evaluates(statement, SlotReads::mayCompute))) {
      return Optional.empty();
    }
    Optional<ExecutionPath> path = only(code);
    if (path.isEmpty()) {
      return Optional.empty();
    }
    return computedIn(path.get().steps().get(0).tree())
        .flatMap(reads::computed)
        .filter(
            slot -> {
              ExecutionPath rest = behind(path.get(), slot, reads);
              return !CacheHits.doesMore(PathEffects.of(rest, reads, state))
                  && rest.steps().stream().noneMatch(step -> UsedEntries.needLockOn(step, state));
            });
  }

  /** The call in an expression that may find or create an entry, if the rest only computes. */
  private static Optional<MethodInvocationTree> computedIn(ExpressionTree expression) {
    ExpressionTree whole = ASTHelpers.stripParentheses(expression);
    if (SlotReads.mayCompute(whole)) {
      return Optional.of((MethodInvocationTree) whole);
    }
    List<MethodInvocationTree> found = new ArrayList<>();
    Expressions.evaluates(
        whole,
        part -> {
          if (SlotReads.mayCompute(part)) {
            found.add((MethodInvocationTree) part);
          }
          return !found.isEmpty();
        });
    return found.stream().filter(call -> !doesMore(whole, call)).findFirst();
  }

  /** Whether evaluating an expression has an effect besides that of a call in it. */
  private static boolean doesMore(ExpressionTree whole, MethodInvocationTree computed) {
    return Expressions.evaluates(
        whole,
        part ->
            Assignments.target(part) != null
                || (part instanceof MethodInvocationTree call
                    && !PureMethods.contain(ASTHelpers.getSymbol(call))
                    && !Expressions.contains(computed, inner -> inner == call)));
  }

  /**
   * What follows the call that finds or creates an entry: if that is changed under the lock, hits
   * need it, too. In a map that is itself an entry, the code may find or create one in the same
   * way.
   */
  private static ExecutionPath behind(ExecutionPath path, Slot slot, SlotReads reads) {
    Set<VarSymbol> maps = new HashSet<>();
    ExecutionPath rest = ExecutionPath.EMPTY;
    for (Step step : path.steps()) {
      boolean isComputed =
          computedIn(step.tree())
              .filter(
                  call ->
                      reads.computed(call).filter(slot::equals).isPresent()
                          || mayComputeIn(call, maps))
              .isPresent();
      if (isComputed) {
        step.target()
            .map(ASTHelpers::getSymbol)
            .filter(VarSymbol.class::isInstance)
            .ifPresent(map -> maps.add((VarSymbol) map));
      } else {
        rest = rest.then(step);
      }
    }
    return rest;
  }

  private static boolean mayComputeIn(MethodInvocationTree call, Set<VarSymbol> maps) {
    return SlotReads.mayCompute(call)
        && ASTHelpers.getReceiver(call) != null
        && maps.contains(Symbols.of(ASTHelpers.getReceiver(call)));
  }

  /** The only path of a section; empty for none, for several, and for one without a step. */
  private static Optional<ExecutionPath> only(SectionCode code) {
    Optional<ImmutableList<ExecutionPath>> paths = code.paths();
    if (paths.isEmpty() || paths.get().size() != 1 || paths.get().get(0).steps().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(paths.get().get(0));
  }

  /** What the lambdas that create a missing entry do and read. */
  static ImmutableList<PathEffects> misses(
      CriticalSection section, Slot slot, SlotReads reads, VisitorState state) {
    return functions(section, slot, reads).stream()
        .map(lambda -> effects(lambda, reads, state))
        .collect(toImmutableList());
  }

  /** The lambdas that create a missing entry. */
  private static List<LambdaExpressionTree> functions(
      CriticalSection section, Slot slot, SlotReads reads) {
    List<LambdaExpressionTree> found = new ArrayList<>();
    section.hasPart(
        part -> {
          if (part instanceof MethodInvocationTree call
              && reads.computed(call).filter(slot::equals).isPresent()
              && Iterables.getLast(call.getArguments()) instanceof LambdaExpressionTree lambda) {
            found.add(lambda);
          }
          return false;
        });
    return found;
  }

  private static PathEffects effects(
      LambdaExpressionTree lambda, SlotReads reads, VisitorState state) {
    return lambda.getBody() instanceof BlockTree block
        ? PathEffects.of(block.getStatements(), reads, state)
        : PathEffects.of(new Step((ExpressionTree) lambda.getBody(), Role.VALUE), reads, state);
  }

  private ComputedEntry() {}
}
