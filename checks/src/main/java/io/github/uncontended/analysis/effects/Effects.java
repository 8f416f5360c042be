package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol.CompletionFailure;

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

  /**
   * What evaluating an expression does.
   *
   * <p>Where the compilation has the source of what is called, the source decides, three calls
   * deep: writes to fields and to objects that are not fresh, I/O, locks and certain throws are
   * effects; filling an object that was made on the way is none. Elsewhere what is known of the JDK
   * decides, then the name and the type. A lambda counts where it is handed to a call.
   */
  public static Result of(ExpressionTree expression, VisitorState state) {
    try {
      return new EffectAnalysis(state).of(expression);
    } catch (CompletionFailure unknown) {
      return new Result(Verdict.EFFECT, "uses a class that javac cannot find");
    }
  }

  /**
   * Whether evaluating an expression costs no more than the lambda that would put it off: literals,
   * variables, lambdas, trivial getters in sight, empty collections, boxing, arithmetic and other
   * small allocations.
   */
  public static boolean isCheap(ExpressionTree expression, VisitorState state) {
    try {
      return new Costs(state).isCheap(expression);
    } catch (CompletionFailure unknown) {
      return false;
    }
  }
}
