package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;

/**
 * Loops that count an {@code int} by ones, which nothing else assigns, up or down to a bound that
 * stays the same. They end: the counter reaches every bound that its condition can still meet
 * before it overflows.
 */
final class CountedLoop {
  private final ForLoopTree loop;

  /** The expression that changes the counter. */
  private final ExpressionTree step;

  private final VarSymbol counter;
  private final boolean up;

  private CountedLoop(ForLoopTree loop, ExpressionTree step, VarSymbol counter) {
    this.loop = loop;
    this.step = step;
    this.counter = counter;
    this.up =
        step.getKind() == Tree.Kind.PREFIX_INCREMENT
            || step.getKind() == Tree.Kind.POSTFIX_INCREMENT;
  }

  /** Whether a loop is proven to end. */
  static boolean ends(ForLoopTree loop) {
    if (loop.getCondition() == null || loop.getUpdate().size() != 1) {
      return false;
    }
    ExpressionTree step = loop.getUpdate().get(0).getExpression();
    if (!Assignments.isIncrementOrDecrement(step)
        || !(Symbols.of(Assignments.target(step)) instanceof VarSymbol counter)
        || !counter.type.hasTag(TypeTag.INT)) {
      return false;
    }
    CountedLoop counted = new CountedLoop(loop, step, counter);
    return counted.startsInReach()
        && counted.isBounded(loop.getCondition())
        && !counted.assignsElsewhere();
  }

  /** Whether the loop declares the counter, with no constant that is far from any length. */
  private boolean startsInReach() {
    for (StatementTree first : loop.getInitializer()) {
      if (first instanceof VariableTree declared && Symbols.of(declared) == counter) {
        return ASTHelpers.constValue(declared.getInitializer()) == null
            || ConstantCalls.isLength(declared.getInitializer());
      }
    }
    return false;
  }

  private boolean assignsElsewhere() {
    return Expressions.contains(
        loop,
        part -> {
          ExpressionTree target = part == step ? null : Assignments.target(part);
          return target != null && isCounter(target);
        });
  }

  /** Whether a condition does not hold any more once the counter has reached a bound. */
  private boolean isBounded(ExpressionTree condition) {
    if (!(ASTHelpers.stripParentheses(condition) instanceof BinaryTree test)) {
      return false;
    }
    ExpressionTree bound = test.getRightOperand();
    return switch (test.getKind()) {
      case CONDITIONAL_AND -> isBounded(test.getLeftOperand()) || isBounded(bound);
      case LESS_THAN -> up && isCounter(test.getLeftOperand()) && isFixed(bound);
      case GREATER_THAN -> !up && isCounter(test.getLeftOperand()) && isFixed(bound);
      // Every int is within the largest one, and above the smallest.
      case LESS_THAN_EQUAL ->
          up && isCounter(test.getLeftOperand()) && ConstantCalls.isLength(bound);
      case GREATER_THAN_EQUAL ->
          !up && isCounter(test.getLeftOperand()) && ConstantCalls.isLength(bound);
      default -> false;
    };
  }

  private boolean isCounter(ExpressionTree expression) {
    return Symbols.of(ASTHelpers.stripParentheses(expression)) == counter;
  }

  /** Whether an expression has the same value in each pass: an {@code int} or a narrower one. */
  private static boolean isFixed(ExpressionTree written) {
    ExpressionTree bound = ASTHelpers.stripParentheses(written);
    if (ASTHelpers.constValue(bound) != null) {
      return ConstantCalls.isLength(bound);
    }
    if (bound instanceof BinaryTree sum) {
      return switch (sum.getKind()) {
        case PLUS, MINUS, MULTIPLY ->
            isFixed(sum.getLeftOperand()) && isFixed(sum.getRightOperand());
        default -> false;
      };
    }
    return isFixedVariable(bound) ? isWithinInt(ASTHelpers.getType(bound)) : isLength(bound);
  }

  private static boolean isWithinInt(Type type) {
    return type != null
        && switch (type.getTag()) {
          case BYTE, SHORT, CHAR, INT -> true;
          default -> false;
        };
  }

  /** Whether an expression is the length of an array or string that stays the same. */
  private static boolean isLength(ExpressionTree bound) {
    if (bound instanceof MemberSelectTree select) {
      return select.getIdentifier().contentEquals("length")
          && ASTHelpers.getType(select.getExpression()) instanceof Type.ArrayType
          && isFixedVariable(select.getExpression());
    }
    return bound instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("length")
        && Expressions.isString(select.getExpression())
        && isFixedVariable(select.getExpression());
  }

  /** Whether an expression names a variable that is assigned once, not a field of an object. */
  private static boolean isFixedVariable(ExpressionTree written) {
    ExpressionTree named = ASTHelpers.stripParentheses(written);
    return (named instanceof IdentifierTree
            || (named instanceof MemberSelectTree select
                && Expressions.isThis(select.getExpression())))
        && Symbols.of(named) instanceof VarSymbol variable
        && ASTHelpers.isConsideredFinal(variable);
  }
}
