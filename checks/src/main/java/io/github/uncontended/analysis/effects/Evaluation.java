package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.uncontended.analysis.effects.Effects.Result;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import java.util.Optional;

/**
 * What an evaluation does, and whether a fix may skip, repeat or move it. This is the one place
 * that decides so for every fix.
 *
 * <p>What is not known counts as a side effect that throws. The evaluation includes everything that
 * it runs: called methods, initializers of classes that it may be the first to use, and the methods
 * that a library calls on the objects that it is given.
 *
 * <p>One assumption is part of "proven": a dereference throws no {@code NullPointerException}
 * unless there is a sign that the value can be null. Signs are a literal {@code null}, a variable
 * that the file compares with null, a {@code @Nullable} annotation, a field that a constructor may
 * leave unassigned, a result of a method that is known to return null, such as {@code Map.get}, and
 * whatever the compilation assigns, passes, returns or stores any of these to ({@link NullFlow}).
 */
public final class Evaluation {
  private final Result effect;
  private final Optional<String> throwing;
  private final Optional<String> reading;
  private final Optional<String> frames;

  private Evaluation(
      Result effect, Optional<String> throwing, Optional<String> reading, Optional<String> frames) {
    this.effect = effect;
    this.throwing = throwing;
    this.reading = reading;
    this.frames = frames;
  }

  private static Evaluation of(Outcome outcome) {
    return new Evaluation(
        outcome
            .alwaysThrows()
            .map(reason -> new Result(Verdict.ALWAYS_THROWS, reason))
            .orElse(outcome.result()),
        outcome.alwaysThrows().or(outcome::throwing),
        outcome.reading(),
        outcome.frames());
  }

  /** The evaluation of an expression. */
  public static Evaluation of(ExpressionTree expression, VisitorState state) {
    return of(EffectAnalysis.run(state, analysis -> analysis.evaluate(expression)));
  }

  /**
   * The evaluation of an argument of the call at {@code state}'s path. A parameter shows a sign
   * that it can be null only where code in front of the call would not have failed for it.
   */
  public static Evaluation ofArgument(ExpressionTree argument, VisitorState state) {
    ParameterNullness known =
        new ParameterNullness(ImmutableSet.of(), ParameterNullness.of(argument, state).notNull());
    return of(EffectAnalysis.run(state, analysis -> analysis.evaluate(argument, known)));
  }

  /**
   * The same where the parameters of methods that code out of sight calls may be null, without a
   * sign of it.
   */
  public static Evaluation ofArgumentForNull(ExpressionTree argument, VisitorState state) {
    ParameterNullness known = ParameterNullness.of(argument, state);
    return of(EffectAnalysis.run(state, analysis -> analysis.evaluate(argument, known)));
  }

  /** The evaluation of an expression by code that throws an exception if the value is null. */
  public static Evaluation ofRequired(ExpressionTree expression, VisitorState state) {
    return of(EffectAnalysis.run(state, analysis -> analysis.evaluateRequired(expression)));
  }

  /**
   * The conversion of the value of an expression to a string, without the evaluation of the
   * expression itself.
   */
  public static Evaluation ofToString(ExpressionTree expression, VisitorState state) {
    return of(EffectAnalysis.run(state, analysis -> analysis.convertToString(expression)));
  }

  /**
   * The {@code hashCode()} and {@code equals(…)} of the value of an expression, without the
   * evaluation of the expression itself.
   */
  public static Evaluation ofHashing(ExpressionTree expression, VisitorState state) {
    return of(EffectAnalysis.run(state, analysis -> analysis.hash(expression)));
  }

  /**
   * The initialization of a class and of what is initialized before it, as far as nothing proves
   * that it is initialized already.
   */
  public static Evaluation ofInitialization(ClassSymbol type, VisitorState state) {
    return of(EffectAnalysis.run(state, analysis -> analysis.initializations().use(type)));
  }

  /** The side effect, and why it is one. */
  public Result effect() {
    return effect;
  }

  /**
   * Why the evaluation may throw an exception or an error, as a verb phrase with the evaluation as
   * its subject; empty if it completes normally.
   */
  public Optional<String> mayThrow() {
    return throwing;
  }

  /**
   * What the evaluation reads that other code may change, as a verb phrase with the evaluation as
   * its subject; empty if it gives the same value at any time.
   */
  public Optional<String> readsChangeable() {
    return reading;
  }

  /**
   * Whether the evaluation may be skipped where its value is not needed: it has no side effect and
   * throws nothing.
   */
  public Permission maySkip() {
    return switch (effect.verdict()) {
      case NONE -> throwing.map(Permission::no).orElse(Permission.proven());
      case UNLIKELY -> throwing.map(Permission::no).orElse(Permission.assumed(effect.reason()));
      case UNKNOWN, EFFECT, ALWAYS_THROWS -> Permission.no(effect.reason());
    };
  }

  /**
   * Whether the evaluation may move into a lambda that runs only where its value is needed: it may
   * be skipped, and its value does not show from where it was evaluated.
   */
  public Permission mayDefer() {
    return maySkip().and(frames.map(Permission::no).orElse(Permission.proven()));
  }

  /**
   * Whether the evaluation may happen twice in a row and give the same value both times. An
   * exception would be the same one, so that it does not matter. Whether the identity of the value
   * matters is up to the caller: {@code new Object()} gives another object each time.
   */
  public Permission mayRepeat() {
    return switch (effect.verdict()) {
      case NONE -> reading.map(Permission::no).orElse(Permission.proven());
      case UNLIKELY, UNKNOWN, EFFECT -> Permission.no(effect.reason());
      case ALWAYS_THROWS -> Permission.proven();
    };
  }

  /**
   * Whether this evaluation and another one, both of which happen, may happen in the other order:
   * neither changes what the other reads, and not both may throw.
   */
  public Permission mayMovePast(Evaluation other) {
    if (isInert() || other.isInert()) {
      return Permission.proven();
    }
    if (!isHarmless()) {
      return Permission.no(effect.reason());
    }
    if (!other.isHarmless()) {
      return Permission.no(other.effect.reason());
    }
    if (throwing.isPresent() && other.throwing.isPresent()) {
      return Permission.no(throwing.get());
    }
    return assumption().and(other.assumption());
  }

  /** Whether nothing that happens before or after the evaluation makes a difference to it. */
  private boolean isInert() {
    return effect.verdict() == Verdict.NONE && throwing.isEmpty() && reading.isEmpty();
  }

  private boolean isHarmless() {
    return effect.verdict() == Verdict.NONE || effect.verdict() == Verdict.UNLIKELY;
  }

  private Permission assumption() {
    return effect.verdict() == Verdict.UNLIKELY
        ? Permission.assumed(effect.reason())
        : Permission.proven();
  }
}
