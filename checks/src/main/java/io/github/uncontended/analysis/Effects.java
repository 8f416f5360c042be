package io.github.uncontended.analysis;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;

/** What evaluating an expression does besides giving its value, and whether it costs. */
public final class Effects {
  /** What is known of an expression's effects, mildest first. */
  public enum Verdict {
    /** Proved to have none. */
    NONE,
    /** Its code is out of sight, and neither name nor type speaks of one. */
    UNLIKELY,
    /** Proved to have one, or named or typed so. */
    EFFECT,
    /** Never gives a value: the code in sight always throws. */
    ALWAYS_THROWS
  }

  /**
   * What is known, and why.
   *
   * @param verdict what evaluation does
   * @param reason a few words for a message, such as {@code increments count}; empty for {@link
   *     Verdict#NONE}
   */
  public record Result(Verdict verdict, String reason) {}

  private Effects() {}

  /** What evaluating an expression does. */
  public static Result of(ExpressionTree expression, VisitorState state) {
    return Stability.isStable(expression, state)
        ? new Result(Verdict.NONE, "")
        : new Result(Verdict.EFFECT, "is not understood");
  }

  /**
   * Whether evaluating an expression is about as cheap as making a lambda of it: literals,
   * variables, trivial getters in sight, empty collections, boxing and other small allocations.
   */
  public static boolean isCheap(ExpressionTree expression, VisitorState state) {
    return Stability.isStable(expression, state);
  }
}
