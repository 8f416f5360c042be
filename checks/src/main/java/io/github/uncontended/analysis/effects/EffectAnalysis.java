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
 * Follows what evaluating one expression does, through the bodies that it calls: each is a {@link
 * EffectInterpreter}, and is run once for all calls that cannot differ.
 */
final class EffectAnalysis {
  private final VisitorState state;
  private final Bodies bodies;
  private final ExternalEffects outOfSight;
  private final Map<Entry, Outcome> known = new HashMap<>();
  private final Set<Entry> entered = new HashSet<>();

  /** Functions being run, none of which is run within itself. */
  private final Set<ExpressionTree> running = new HashSet<>();

  EffectAnalysis(VisitorState state) {
    this.state = state;
    this.bodies = new Bodies(state);
    this.outOfSight = new ExternalEffects(state.getTypes());
  }

  /** A call of a body, as far as its outcome depends on it. */
  record Entry(
      MethodSymbol method, ImmutableSet<VarSymbol> freshParameters, boolean freshThis, int depth) {}

  /**
   * What running a body does.
   *
   * @param result its worst part, certain throws apart
   * @param alwaysThrows why it never completes normally; empty where it may
   * @param returnsFresh whether nothing else holds what it returns
   */
  record Outcome(Result result, Optional<String> alwaysThrows, boolean returnsFresh) {
    private static final Outcome NOTHING =
        new Outcome(new Result(Verdict.NONE, ""), Optional.empty(), false);
  }

  VisitorState state() {
    return state;
  }

  ExternalEffects outOfSight() {
    return outOfSight;
  }

  /** What evaluating an expression does. */
  Result of(ExpressionTree expression) {
    Outcome outcome =
        new EffectInterpreter(this, bodies, Freshness.inExpression(expression, this, bodies))
            .run(expression);
    return outcome
        .alwaysThrows()
        .map(reason -> new Result(Verdict.ALWAYS_THROWS, reason))
        .orElse(outcome.result());
  }

  /** Runs a method or constructor whose body is in sight. */
  Outcome run(Entry entry, MethodTree body) {
    Outcome outcome = known.get(entry);
    if (outcome != null) {
      return outcome;
    }
    Entry atAnyDepth = new Entry(entry.method(), entry.freshParameters(), entry.freshThis(), 0);
    if (!entered.add(atAnyDepth)) {
      // A recursive call does what the rest of the body does.
      return Outcome.NOTHING;
    }
    Bodies callees = bodies.atDepth(entry.depth());
    outcome =
        new EffectInterpreter(this, callees, Freshness.inBody(entry, body, this, callees))
            .run(entry.method(), body);
    entered.remove(atAnyDepth);
    known.put(entry, outcome);
    return outcome;
  }

  /** Does what running a lambda or method reference is, unless that is being done already. */
  void runOnce(ExpressionTree function, Runnable run) {
    if (running.add(function)) {
      run.run();
      running.remove(function);
    }
  }
}
