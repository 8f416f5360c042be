package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.uncontended.analysis.effects.Effects.Result;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The abstract state of an {@link EffectInterpreter}: what a body does up to the current place, and
 * whether that place is reached on every run.
 */
final class EffectState {
  private Result worst = new Result(Verdict.NONE, "");
  private Optional<String> alwaysThrows = Optional.empty();
  private Optional<String> reading = Optional.empty();
  private Optional<String> frames = Optional.empty();

  private Optional<String> mayThrow = Optional.empty();

  /** How many conditional constructs, and possible early exits, precede the current place. */
  private int uncertain;

  /** How many lambdas enclose the current place. */
  private int functions;

  private int returns;
  private int freshReturns;
  private boolean returnsNull;
  private final Set<ClassSymbol> uses = new LinkedHashSet<>();

  /** The reason of the first throw of the body; null without one. */
  private String throwing;

  Outcome outcome() {
    return new Outcome(
        worst,
        alwaysThrows,
        mayThrow,
        reading,
        frames,
        returns > 0 && freshReturns == returns,
        returnsNull,
        ImmutableSet.copyOf(uses));
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
    outcome.throwing().ifPresent(this::addException);
    outcome.reading().ifPresent(this::addReading);
    outcome.frames().ifPresent(this::addFrames);
    uses.addAll(outcome.uses());
    outcome.alwaysThrows().ifPresent(this::completeAbruptly);
  }

  /** Adds the use of a class in sight that initializes it. */
  void addUse(ClassSymbol type) {
    uses.add(type);
  }

  /** Adds a read of what other code may change. */
  void addReading(String reason) {
    if (reading.isEmpty()) {
      reading = Optional.of(reason);
    }
  }

  /** Adds what depends on the stack frames of the caller. */
  void addFrames(String reason) {
    if (frames.isEmpty()) {
      frames = Optional.of(reason);
    }
  }

  /** Adds a {@code throw} at the current place. */
  void addThrow(String reason) {
    addException(reason);
    completeAbruptly(reason);
  }

  private void completeAbruptly(String reason) {
    if (throwing == null) {
      throwing = reason;
    }
    if (uncertain == 0 && alwaysThrows.isEmpty()) {
      alwaysThrows = Optional.of(reason);
    }
  }

  /** Adds that the current place may throw, or not end; the first reason is kept. */
  void addException(String reason) {
    if (mayThrow.isEmpty()) {
      mayThrow = Optional.of(reason);
    }
  }

  /** Adds a return at the current place. */
  void addReturn(boolean isFresh, boolean isNull) {
    if (functions == 0) {
      returns++;
      freshReturns += isFresh ? 1 : 0;
      returnsNull |= isNull;
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

  /** Whether the current place is in a lambda. */
  boolean isInFunction() {
    return functions > 0;
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
