package io.github.uncontended.analysis.effects;

import io.github.uncontended.analysis.effects.EffectAnalysis.Outcome;
import io.github.uncontended.analysis.effects.Effects.Result;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** What running a body has shown so far, and whether the run surely comes to where it is. */
final class EffectState {
  private Result worst = new Result(Verdict.NONE, "");
  private Optional<String> alwaysThrows = Optional.empty();

  /** How many constructs that may not run, or may be left early, enclose the current place. */
  private int uncertain;

  private int functions;
  private int returns;
  private int freshReturns;

  /** Why a throw of this body throws; null without one. */
  private String throwing;

  Outcome outcome() {
    return new Outcome(worst, alwaysThrows, returns > 0 && freshReturns == returns);
  }

  void note(Verdict verdict, String reason) {
    if (verdict.compareTo(worst.verdict()) > 0) {
      worst = new Result(verdict, reason);
    }
  }

  /** A body has been run. */
  void note(Outcome outcome) {
    note(outcome.result().verdict(), outcome.result().reason());
    outcome.alwaysThrows().ifPresent(this::noteThrow);
  }

  void noteThrow(String reason) {
    if (throwing == null) {
      throwing = reason;
    }
    if (uncertain > 0) {
      note(Verdict.UNLIKELY, "may throw");
    } else if (alwaysThrows.isEmpty()) {
      alwaysThrows = Optional.of(reason);
    }
  }

  void noteReturn(BooleanSupplier ofFresh) {
    if (functions == 0) {
      returns++;
      freshReturns += ofFresh.getAsBoolean() ? 1 : 0;
    }
  }

  /** Whether the body throws, and no return of it was seen. */
  boolean onlyThrows() {
    return returns == 0 && throwing != null;
  }

  /** The body never completes normally, though no throw of it is certain by itself. */
  void noteAlwaysThrows() {
    alwaysThrows = Optional.of(throwing);
  }

  /** Runs what may not run, or only in part. */
  void perhaps(Runnable part) {
    uncertain++;
    part.run();
    uncertain--;
  }

  /** Runs a function in the body, whose returns are not the body's. */
  void inFunction(Runnable function) {
    functions++;
    perhaps(function);
    functions--;
  }

  /** Runs a construct; what follows a return in it that may have been taken may not run. */
  void mayLeave(Runnable construct) {
    int before = returns;
    construct.run();
    if (returns > before && functions == 0) {
      uncertain++;
    }
  }
}
