package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.effects.Effects.Result;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

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
   * @param throwing why it may throw; empty if it completes normally
   * @param reading what it reads that other code may change; empty for nothing
   * @param returnsFresh whether it returns a fresh object
   */
  record Outcome(
      Result result,
      Optional<String> alwaysThrows,
      Optional<String> throwing,
      Optional<String> reading,
      boolean returnsFresh) {
    private static final Outcome NOTHING =
        new Outcome(
            new Result(Verdict.NONE, ""),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            false);

    private static Outcome unknown(String reason) {
      return new Outcome(
          new Result(Verdict.UNKNOWN, reason),
          Optional.empty(),
          Optional.of(reason),
          Optional.of(reason),
          false);
    }
  }

  VisitorState state() {
    return state;
  }

  ExternalEffects externalEffects() {
    return externalEffects;
  }

  /** Runs an analysis; nothing is known if a class is missing. */
  static Outcome run(VisitorState state, Function<EffectAnalysis, Outcome> question) {
    try {
      return question.apply(new EffectAnalysis(state));
    } catch (CompletionFailure unknown) {
      return Outcome.unknown("uses a class that javac cannot find");
    }
  }

  /** What evaluating an expression does. */
  Outcome evaluate(ExpressionTree expression) {
    Outcome outcome =
        new EffectInterpreter(this, bodies, Freshness.inExpression(expression, this, bodies))
            .interpret(expression);
    return isPlain(expression)
        ? outcome
        : new Outcome(
            outcome.result(),
            outcome.alwaysThrows(),
            Optional.of("may throw"),
            Optional.of("reads what may change"),
            false);
  }

  private static boolean isPlain(ExpressionTree expression) {
    ExpressionTree bare = ASTHelpers.stripParentheses(expression);
    return ASTHelpers.constValue(bare) != null
        || Expressions.isNull(bare)
        || (bare instanceof IdentifierTree
            && ASTHelpers.getSymbol(bare) instanceof VarSymbol variable
            && ASTHelpers.isConsideredFinal(variable));
  }

  /** What the conversion of a value to a string does. */
  Outcome convertToString(ExpressionTree expression) {
    return Outcome.unknown("calls toString()");
  }

  /** What {@code hashCode()} and {@code equals(…)} of a value do. */
  Outcome hash(ExpressionTree expression) {
    return Outcome.unknown("calls hashCode()");
  }

  /** What the initialization of a class does. */
  Outcome initialize(ClassSymbol type) {
    return Outcome.unknown("initializes " + type.name);
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
