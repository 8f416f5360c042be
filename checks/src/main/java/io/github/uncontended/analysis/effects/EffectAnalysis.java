package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.effects.Effects.Result;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Interprocedural side-effect analysis of one expression. Each body that it calls is interpreted by
 * an {@link EffectInterpreter}, once for all calls with the same {@link Entry}.
 */
final class EffectAnalysis {
  private final VisitorState state;
  private final Bodies bodies;
  private final ExternalEffects externalEffects;
  private final Map<Entry, Outcome> outcomes = new HashMap<>();
  private final Set<Entry> entered = new HashSet<>();

  /** Lambdas and method references that are being interpreted, to end recursion. */
  private final Set<ExpressionTree> inProgress = new HashSet<>();

  EffectAnalysis(VisitorState state) {
    this.state = state;
    this.bodies = new Bodies(state);
    this.externalEffects = new ExternalEffects(state.getTypes());
  }

  /** The context of a call that the outcome of the called body depends on. */
  record Entry(
      MethodSymbol method, ImmutableSet<VarSymbol> freshParameters, boolean freshThis, int depth) {}

  /**
   * The outcome of interpreting a body.
   *
   * @param result its strongest side effect, apart from throwing always
   * @param alwaysThrows why it never completes normally; empty if it may
   * @param returnsFresh whether it returns a fresh object
   */
  record Outcome(Result result, Optional<String> alwaysThrows, boolean returnsFresh) {
    private static final Outcome NOTHING =
        new Outcome(new Result(Verdict.NONE, ""), Optional.empty(), false);
  }

  VisitorState state() {
    return state;
  }

  ExternalEffects externalEffects() {
    return externalEffects;
  }

  /** The side effects of evaluating an expression. */
  Result of(ExpressionTree expression) {
    Outcome outcome =
        new EffectInterpreter(this, bodies, Freshness.inExpression(expression, this, bodies))
            .interpret(expression);
    return outcome
        .alwaysThrows()
        .map(reason -> new Result(Verdict.ALWAYS_THROWS, reason))
        .orElse(outcome.result());
  }

  /** Interprets a method or constructor whose body is available. */
  Outcome interpret(Entry entry, MethodTree body) {
    Outcome outcome = outcomes.get(entry);
    if (outcome != null) {
      return outcome;
    }
    Entry atAnyDepth = new Entry(entry.method(), entry.freshParameters(), entry.freshThis(), 0);
    if (!entered.add(atAnyDepth)) {
      // A recursive call adds nothing to the rest of the body.
      return Outcome.NOTHING;
    }
    Bodies callees = bodies.atDepth(entry.depth());
    outcome =
        new EffectInterpreter(this, callees, Freshness.inBody(entry, body, this, callees))
            .interpret(entry.method(), body);
    entered.remove(atAnyDepth);
    outcomes.put(entry, outcome);
    return outcome;
  }

  /** Interprets a lambda or method reference, unless that is in progress. */
  void interpretOnce(ExpressionTree function, Runnable interpretation) {
    if (inProgress.add(function)) {
      interpretation.run();
      inProgress.remove(function);
    }
  }
}
