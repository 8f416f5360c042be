package io.github.uncontended.analysis.effects;

import io.github.uncontended.analysis.effects.EffectAnalysis.Outcome;
import io.github.uncontended.analysis.effects.Effects.Result;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The abstract state of an {@link EffectInterpreter}: the side effects of a body up to the current
 * place, and whether that place is reached on every run.
 */
final class EffectState {
  private Result worst = new Result(Verdict.NONE, "");
  private Optional<String> alwaysThrows = Optional.empty();

  /** How many conditional constructs, and possible early exits, precede the current place. */
  private int uncertain;

  /** How many lambdas enclose the current place. */
  private int functions;

  private int returns;
  private int freshReturns;

  /** The reason of the first throw of the body; null without one. */
  private String throwing;

  Outcome outcome() {
    return new Outcome(
        worst,
        alwaysThrows,
        Optional.empty(),
        Optional.empty(),
        returns > 0 && freshReturns == returns);
  }

  /** Adds a side effect; the strongest is kept. */
  void add(Verdict verdict, String reason) {
    if (verdict.compareTo(worst.verdict()) > 0) {
      worst = new Result(verdict, reason);
    }
  }

  /** Adds the outcome of a called body. */
  void add(Outcome outcome) {
    add(outcome.result().verdict(), outcome.result().reason());
    outcome.alwaysThrows().ifPresent(this::addThrow);
  }

  /** Adds a throw at the current place. */
  void addThrow(String reason) {
    if (throwing == null) {
      throwing = reason;
    }
    if (uncertain > 0) {
      add(Verdict.UNLIKELY, "may throw");
    } else if (alwaysThrows.isEmpty()) {
      alwaysThrows = Optional.of(reason);
    }
  }

  /** Adds a return at the current place. */
  void addReturn(BooleanSupplier isFresh) {
    if (functions == 0) {
      returns++;
      freshReturns += isFresh.getAsBoolean() ? 1 : 0;
    }
  }

  /** Whether the body has a throw and no return. */
  boolean onlyThrows() {
    return returns == 0 && throwing != null;
  }

  /** Adds that the body never completes normally, although each of its throws is conditional. */
  void addAlwaysThrows() {
    alwaysThrows = Optional.of(throwing);
  }

  /** Interprets code that may not run, or only in part. */
  void conditionally(Runnable part) {
    uncertain++;
    part.run();
    uncertain--;
  }

  /** Interprets a lambda in the body, whose returns are not those of the body. */
  void inFunction(Runnable function) {
    functions++;
    conditionally(function);
    functions--;
  }

  /** Interprets a construct; if it contains a return, the code that follows it may not run. */
  void exitable(Runnable construct) {
    int before = returns;
    construct.run();
    if (returns > before && functions == 0) {
      uncertain++;
    }
  }
}
