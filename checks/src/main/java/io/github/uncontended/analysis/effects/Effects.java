package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol.CompletionFailure;

/** Whether evaluating an expression has side effects, and whether it is cheap. */
public final class Effects {
  /** What is known about the side effects of an expression, mildest first. */
  public enum Verdict {
    /** Proved to be pure. */
    NONE,
    /** Code of the application that is not available runs; neither name nor type indicates one. */
    UNLIKELY,
    /** Nothing is known about code that it runs. */
    UNKNOWN,
    /** Proved to have a side effect, or its name or type indicates one. */
    EFFECT,
    /** Never completes normally: the code always throws. */
    ALWAYS_THROWS
  }

  /**
   * What is known, and why.
   *
   * @param verdict what is known
   * @param reason a few words for a message, such as {@code increments count}; empty for {@link
   *     Verdict#NONE}
   */
  public record Result(Verdict verdict, String reason) {
    /** What stands before the name of a method of another file. */
    static final String IN = " in ";

    /**
     * Whether the reason stands in a method of another file, which the calls in sight may lead to
     * for some objects only.
     */
    public boolean isElsewhere() {
      return isElsewhere(reason);
    }

    static boolean isElsewhere(String reason) {
      return reason.contains(IN) && !reason.contains(IN + "new ");
    }
  }

  private Effects() {}

  /**
   * The side effects of evaluating an expression.
   *
   * <p>Calls are followed three deep if their source is part of the compilation. Writes to fields
   * and to objects that are not fresh, I/O and locks are side effects; writes to fresh objects are
   * not. For other methods the known facts about the JDK decide, then name and type. The body of a
   * lambda counts if the lambda is passed to a call.
   */
  public static Result of(ExpressionTree expression, VisitorState state) {
    return Evaluation.of(expression, state).effect();
  }

  /**
   * Whether evaluating an expression costs no more than the lambda that would defer it: literals,
   * variables, lambdas, trivial accessors, empty collections, boxing, arithmetic and other small
   * allocations.
   */
  public static boolean isCheap(ExpressionTree expression, VisitorState state) {
    try {
      return new Costs(state).isCheap(expression);
    } catch (CompletionFailure unknown) {
      return false;
    }
  }
}
