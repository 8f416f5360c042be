package io.github.uncontended.analysis.effects;

import com.google.common.collect.Ordering;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.formatting.FormatCall;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.values.Stability;
import java.util.Collections;
import java.util.List;

/**
 * Whether a change of the evaluation order of expressions can be observed.
 *
 * <p>A format call evaluates all arguments before it converts any to a string. {@code +} evaluates
 * and converts operand by operand (JLS 15.18.1; javac 9 to 18 convert all at the end, JDK-8273914).
 */
public final class EvaluationOrder {
  /** Whether a change of the evaluation order can be observed, mildest first. */
  public enum Difference {
    /** It cannot be observed. */
    NONE,
    /** It can be observed if an expression has a side effect that is not known. */
    POSSIBLE,
    /** An expression has a side effect, or almost certainly has one. */
    LIKELY
  }

  private EvaluationOrder() {}

  /** The difference when the arguments of a format call become the operands of {@code +}. */
  public static Difference inConcatenation(FormatCall call, VisitorState state) {
    // A format may print an argument never or several times.
    List<ExpressionTree> arguments = call.arguments();
    List<Integer> printed = call.printed();
    Difference worst = Difference.NONE;
    for (ExpressionTree dropped : call.dropped()) {
      worst = worse(worst, ofDropping(dropped, state));
    }
    for (int i = 0; i < arguments.size(); i++) {
      if (!printed.contains(i)) {
        worst = worse(worst, ofDropping(arguments.get(i), state));
      }
    }
    return worse(
        worst,
        Ordering.natural().isStrictlyOrdered(printed)
            ? interleaved(arguments, printed, state)
            : rearranged(arguments, printed, state));
  }

  /** The difference when an expression is no longer evaluated. */
  private static Difference ofDropping(ExpressionTree expression, VisitorState state) {
    return isPlainRead(expression)
        ? Difference.NONE
        : worse(ofEffects(expression, state), Difference.POSSIBLE);
  }

  /** A mutable argument must not be printed before the side effect of a later one. */
  private static Difference interleaved(
      List<? extends ExpressionTree> arguments, List<Integer> printed, VisitorState state) {
    boolean isMutable = false;
    for (int index : printed) {
      ExpressionTree argument = arguments.get(index);
      if (isMutable && ofEffects(argument, state) != Difference.NONE) {
        return Difference.POSSIBLE;
      }
      isMutable |= !printsTheSameAlways(argument, state);
    }
    return Difference.NONE;
  }

  private static boolean printsTheSameAlways(ExpressionTree argument, VisitorState state) {
    return PossibleValues.allHave(argument, type -> Stability.isImmutableValueType(type, state));
  }

  private static Difference rearranged(
      List<? extends ExpressionTree> arguments, List<Integer> printed, VisitorState state) {
    Difference worst = Difference.NONE;
    int mayThrow = 0;
    for (int i = 0; i < arguments.size(); i++) {
      ExpressionTree argument = arguments.get(i);
      worst = worse(worst, ofEffects(argument, state));
      if (!isPlainRead(argument)) {
        mayThrow++;
      }
      if (Collections.frequency(printed, i) > 1 && !Stability.isStable(argument, state)) {
        worst = worse(worst, isPlainRead(argument) ? Difference.POSSIBLE : Difference.LIKELY);
      }
    }
    // Of two expressions that may throw, the other one would throw first.
    return mayThrow > 1 ? worse(worst, Difference.POSSIBLE) : worst;
  }

  private static Difference ofEffects(ExpressionTree expression, VisitorState state) {
    if (isPlainRead(expression)) {
      return Difference.NONE;
    }
    return switch (Effects.of(expression, state).verdict()) {
      case NONE -> Difference.NONE;
      case UNLIKELY -> Difference.POSSIBLE;
      case UNKNOWN, EFFECT, ALWAYS_THROWS -> Difference.LIKELY;
    };
  }

  /** Whether evaluation only reads a variable or constant and cannot throw. */
  private static boolean isPlainRead(ExpressionTree expression) {
    ExpressionTree bare = ASTHelpers.stripParentheses(expression);
    if (ASTHelpers.constValue(bare) != null || Expressions.isNull(bare)) {
      return true;
    }
    if (bare instanceof TypeCastTree cast) {
      // Any other cast may throw.
      return Expressions.isNull(cast.getExpression());
    }
    Symbol symbol = ASTHelpers.getSymbol(bare);
    if (!(symbol instanceof VarSymbol)) {
      return false;
    }
    return bare instanceof IdentifierTree
        || (bare instanceof MemberSelectTree select && isThisOrType(select.getExpression()));
  }

  private static boolean isThisOrType(ExpressionTree expression) {
    return Expressions.isThis(expression)
        || ASTHelpers.getSymbol(expression) instanceof Symbol.TypeSymbol;
  }

  private static Difference worse(Difference one, Difference other) {
    return one.compareTo(other) >= 0 ? one : other;
  }
}
