package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.values.Stability;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Interprocedural side-effect analysis of one expression. Each body that it calls is interpreted by
 * an {@link EffectInterpreter}, once for all calls with the same {@link Entry}.
 *
 * <p>The work of an analysis is bounded; what lies beyond the bound is unknown. Mutually recursive
 * bodies are interpreted once each: a call of a body in progress adds the error of a stack that
 * overflows, as nothing proves that the recursion ends, and when the first of them is complete, its
 * outcome is added to those of the others.
 */
final class EffectAnalysis {
  static final String EXHAUSTED = "runs more code than the analysis follows";
  private static final String RECURSIVE = "may recurse without an end";

  /** Trees that an analysis visits at most. */
  private static final int BUDGET = 10_000;

  /** Calls within calls at most, for the sake of the stack. */
  private static final int NESTING = 32;

  /** Bodies that analyses of a unit interpret at most without an end, each time anew. */
  private static final int LIMITED = 4_096;

  private final VisitorState state;
  private final Bodies bodies;
  private final SightIndex sight;
  private final NullOrigins nulls;
  private final Callbacks callbacks;
  private final ClassInitialization initializations;
  private int budget = BUDGET;

  /** The bodies in progress, outermost first, with their positions. */
  private final Map<Entry, Integer> inProgress = new LinkedHashMap<>();

  /** The outermost body in progress that the current one calls. */
  private int outermostCalled = Integer.MAX_VALUE;

  /** Complete bodies that call a body in progress, with the position of the outermost one. */
  private final Map<Entry, Partial> partial = new HashMap<>();

  /** What was not followed to its end in this analysis. */
  private final Map<Entry, Outcome> limited = new HashMap<>();

  private boolean reachedLimit;

  /** Lambdas and method references that are being interpreted, to end recursion. */
  private final Set<ExpressionTree> functionsInProgress = new HashSet<>();

  private EffectAnalysis(VisitorState state) {
    this.state = state;
    this.bodies = new Bodies(state);
    this.sight = SightIndex.of(state);
    this.nulls = NullOrigins.of(state);
    this.callbacks = new Callbacks(this, bodies);
    this.initializations = new ClassInitialization(this, bodies);
  }

  /**
   * The context of a call that the outcome of the called body depends on.
   *
   * @param freshParameters the parameters whose arguments are fresh objects
   * @param nullParameters the parameters whose arguments may be null
   * @param freshThis whether the receiver is a fresh object
   */
  record Entry(
      MethodSymbol method,
      ImmutableSet<VarSymbol> freshParameters,
      ImmutableSet<VarSymbol> nullParameters,
      boolean freshThis) {

    /** A call of which nothing is known. */
    static Entry ofAny(MethodSymbol method) {
      return new Entry(method, ImmutableSet.of(), ImmutableSet.of(), false);
    }
  }

  private record Partial(Outcome outcome, int outermostCalled) {}

  /** Runs an analysis; nothing is known if a class is missing. */
  static Outcome run(VisitorState state, Function<EffectAnalysis, Outcome> question) {
    try {
      EffectAnalysis analysis = new EffectAnalysis(state);
      return analysis.initializations.addTo(question.apply(analysis));
    } catch (CompletionFailure unknown) {
      return Outcome.unknown("uses a class that javac cannot find");
    }
  }

  VisitorState state() {
    return state;
  }

  SightIndex sight() {
    return sight;
  }

  NullOrigins nulls() {
    return nulls;
  }

  Callbacks callbacks() {
    return callbacks;
  }

  ClassInitialization initializations() {
    return initializations;
  }

  /** Whether something was not followed to its end so far. */
  boolean hasReachedLimit() {
    return reachedLimit;
  }

  Type type(String name) {
    return state.getTypeFromString(name);
  }

  /** Counts a visited tree; whether there have been too many. */
  boolean isExhausted() {
    if (budget > 0) {
      budget--;
      return false;
    }
    reachedLimit = true;
    return true;
  }

  /** What evaluating an expression does. */
  Outcome evaluate(ExpressionTree expression) {
    return EffectInterpreter.ofExpression(expression, this, bodies).interpret(expression);
  }

  /** The same with what is known of some variables. */
  Outcome evaluate(ExpressionTree expression, ParameterNullness known) {
    return EffectInterpreter.ofExpression(expression, known, this, bodies).interpret(expression);
  }

  /** What evaluating an expression does whose value must not be null. */
  Outcome evaluateRequired(ExpressionTree expression) {
    return EffectInterpreter.ofExpression(expression, this, bodies).interpretRequired(expression);
  }

  /** What the conversion of a value to a string does. */
  Outcome convertToString(ExpressionTree expression) {
    return callBack(expression, callbacks::onValue);
  }

  /** What {@code hashCode()} and {@code equals(…)} of a value do. */
  Outcome hash(ExpressionTree expression) {
    return callBack(expression, callbacks::onHashed);
  }

  private Outcome callBack(ExpressionTree expression, BiConsumer<Type, EffectState> calls) {
    EffectState effects = new EffectState();
    Type type = ASTHelpers.getType(expression);
    if (type == null) {
      return Outcome.unknown("has no type");
    }
    calls.accept(type, effects);
    if (!Stability.isImmutableValueType(type, state)) {
      effects.addReading("reads the state of an object");
    }
    return effects.outcome();
  }

  /** Interprets a method or constructor whose body is available. */
  Outcome interpret(Entry entry, MethodTree body) {
    Outcome known = sight.outcomes.get(entry);
    if (known == null) {
      known = limited.get(entry);
    }
    if (known != null) {
      return known;
    }
    Partial unfinished = partial.get(entry);
    if (unfinished != null) {
      outermostCalled = Math.min(outermostCalled, unfinished.outermostCalled());
      return unfinished.outcome();
    }
    Integer position = inProgress.get(entry);
    if (position != null) {
      outermostCalled = Math.min(outermostCalled, position);
      return recursion();
    }
    if (inProgress.size() >= NESTING) {
      reachedLimit = true;
      return Outcome.unknown(EXHAUSTED);
    }
    return interpretNew(entry, body);
  }

  private Outcome interpretNew(Entry entry, MethodTree body) {
    int position = inProgress.size();
    int outer = outermostCalled;
    boolean reachedBefore = reachedLimit;
    outermostCalled = Integer.MAX_VALUE;
    reachedLimit = false;
    inProgress.put(entry, position);
    Outcome outcome = MethodEffects.of(entry, body, this, bodies);
    inProgress.remove(entry);
    if (outermostCalled < position) {
      partial.put(entry, new Partial(outcome, outermostCalled));
      outermostCalled = Math.min(outer, outermostCalled);
    } else {
      store(entry, outcome);
      complete(outcome, position);
      outermostCalled = outer;
    }
    reachedLimit |= reachedBefore;
    return outcome;
  }

  /** Completes the bodies that call a body which is complete now. */
  private void complete(Outcome called, int position) {
    partial
        .entrySet()
        .removeIf(
            each -> {
              boolean isComplete = each.getValue().outermostCalled() >= position;
              if (isComplete) {
                store(each.getKey(), each.getValue().outcome().join(called));
              }
              return isComplete;
            });
  }

  /**
   * Stores the outcome of a body for this analysis, or for all of the unit. One that was not
   * followed to its end is unknown here, though an analysis that begins nearer to it may see more.
   * Where there are many of them, none does.
   */
  private void store(Entry entry, Outcome outcome) {
    boolean isComplete = !reachedLimit;
    if (reachedLimit) {
      limited.put(entry, outcome);
      sight.limited++;
    }
    if (isComplete || sight.limited > LIMITED) {
      sight.outcomes.put(entry, outcome);
    }
  }

  /** What a recursive call adds to the rest of the body: a stack may overflow. */
  Outcome recursion() {
    return Outcome.throwing(RECURSIVE);
  }

  /** Interprets a lambda or method reference, unless that is in progress. */
  void interpretOnce(ExpressionTree function, EffectState effects, Runnable interpretation) {
    if (functionsInProgress.add(function)) {
      interpretation.run();
      functionsInProgress.remove(function);
    } else {
      effects.add(recursion());
    }
  }
}
