package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.effects.Effects.Result;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import java.util.Optional;

/**
 * The outcome of interpreting a body or an expression.
 *
 * @param result its strongest side effect, apart from throwing always
 * @param alwaysThrows why it never completes normally; empty if it may
 * @param throwing why it may throw an exception or an error, or not end, as a verb phrase; empty if
 *     it completes normally
 * @param reading what it reads that other code may change; empty for nothing
 * @param frames what depends on the stack frames of its caller; empty for nothing
 * @param returnsFresh whether it returns a fresh object
 * @param returnsNull whether there is a sign that it returns null
 * @param uses the classes in sight that it initializes if nothing has used them before
 */
record Outcome(
    Result result,
    Optional<String> alwaysThrows,
    Optional<String> throwing,
    Optional<String> reading,
    Optional<String> frames,
    boolean returnsFresh,
    boolean returnsNull,
    ImmutableSet<ClassSymbol> uses) {
  /** The outcome of code that does nothing. */
  static final Outcome NOTHING =
      new Outcome(
          new Result(Verdict.NONE, ""),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          false,
          false,
          ImmutableSet.of());

  /** The outcome of code that does nothing but may throw. */
  static Outcome throwing(String reason) {
    return new Outcome(
        NOTHING.result,
        Optional.empty(),
        Optional.of(reason),
        Optional.empty(),
        Optional.empty(),
        false,
        false,
        ImmutableSet.of());
  }

  static Outcome unknown(String reason) {
    return new Outcome(
        new Result(Verdict.UNKNOWN, reason),
        Optional.empty(),
        Optional.of(reason),
        Optional.of(reason),
        Optional.of(reason),
        false,
        true,
        ImmutableSet.of());
  }

  /** This outcome, whose reasons say in which method it arises, unless they do so already. */
  Outcome in(MethodSymbol method) {
    String where =
        Result.IN
            + method.enclClass().name
            + (method.isConstructor() ? "'s constructor" : "." + method.name);
    return new Outcome(
        new Result(result.verdict(), located(result.reason(), where)),
        alwaysThrows.map(reason -> located(reason, where)),
        throwing.map(reason -> located(reason, where)),
        reading.map(reason -> located(reason, where)),
        frames.map(reason -> located(reason, where)),
        returnsFresh,
        returnsNull,
        uses);
  }

  private static String located(String reason, String where) {
    return reason.isEmpty() || reason.contains(Result.IN) ? reason : reason + where;
  }

  /** This outcome and all that another one does, for a body that may call the other. */
  Outcome join(Outcome called) {
    return new Outcome(
        called.result.verdict().compareTo(result.verdict()) > 0 ? called.result : result,
        alwaysThrows,
        throwing.or(called::throwing),
        reading.or(called::reading),
        frames.or(called::frames),
        returnsFresh,
        returnsNull || called.returnsNull,
        Sets.union(uses, called.uses).immutableCopy());
  }
}
