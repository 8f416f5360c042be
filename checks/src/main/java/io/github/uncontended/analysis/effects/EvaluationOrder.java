package io.github.uncontended.analysis.effects;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.effects.Permission.Level;
import io.github.uncontended.analysis.formatting.FormatCall;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.values.Stability;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a change of the evaluation order of expressions can be observed.
 *
 * <p>A format call evaluates all arguments before it converts any to a string. {@code +} evaluates
 * and converts operand by operand (JLS 15.18.1), except that javac 9 to 18 converts all operands of
 * a whole concatenation at its end (JDK-8273914). A change is safe under both orders only.
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

  private final List<ExpressionTree> arguments;
  private final List<Integer> printed;
  private final VisitorState state;
  private final InertExpressions inert;
  private final Map<ExpressionTree, Evaluation> evaluations = new HashMap<>();
  private final Map<ExpressionTree, Evaluation> conversions = new HashMap<>();

  private EvaluationOrder(FormatCall call, VisitorState state) {
    this.arguments = call.arguments();
    this.printed = call.printed();
    this.state = state;
    this.inert = new InertExpressions(state);
  }

  /**
   * The difference when the arguments of a format call, which {@code state}'s path leads to, become
   * the operands of {@code +}.
   */
  public static Difference inConcatenation(FormatCall call, VisitorState state) {
    EvaluationOrder order = new EvaluationOrder(call, state);
    Difference worst = Difference.NONE;
    for (ExpressionTree dropped : call.dropped()) {
      worst = worse(worst, order.ofDropping(dropped));
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      if (!order.printed.contains(i)) {
        worst = worse(worst, order.ofDropping(call.arguments().get(i)));
      }
    }
    if (!Ordering.natural().isStrictlyOrdered(order.printed)) {
      worst = worse(worst, order.ofRearranging());
    }
    worst = worse(worst, order.ofConvertingEarly());
    return worse(worst, order.ofJoining());
  }

  /** Whether a value is converted to the same string at any time, without side effect. */
  public static boolean convertsTheSameAlways(ExpressionTree value, VisitorState state) {
    return operands(value).stream().allMatch(operand -> isSettled(operand, state));
  }

  private static boolean isSettled(ExpressionTree operand, VisitorState state) {
    return PossibleValues.allHave(operand, type -> Stability.isImmutableValueType(type, state));
  }

  /** The operands of a concatenation, which javac converts as operands of one around it. */
  private static ImmutableList<ExpressionTree> operands(ExpressionTree value) {
    ImmutableList.Builder<ExpressionTree> operands = ImmutableList.builder();
    flatten(value, operands);
    return operands.build();
  }

  /** The difference when an expression is no longer evaluated. */
  private Difference ofDropping(ExpressionTree expression) {
    if (inert.isUnobservable(expression)) {
      return Difference.NONE;
    }
    if (Assignments.containsWrite(expression)) {
      return Difference.LIKELY;
    }
    return evaluation(expression).maySkip().level() == Level.PROVEN
        ? Difference.NONE
        : worse(ofEffects(expression), Difference.POSSIBLE);
  }

  /** The difference when expressions are evaluated in another order, or several times. */
  private Difference ofRearranging() {
    if (arguments.stream().anyMatch(Assignments::containsWrite)) {
      return Difference.LIKELY;
    }
    List<Integer> observable = new ArrayList<>();
    for (int index : printed) {
      if (!inert.isInert(arguments.get(index))) {
        observable.add(index);
      }
    }
    Difference worst = Difference.NONE;
    for (int later = 0; later < observable.size(); later++) {
      for (int earlier = 0; earlier < later; earlier++) {
        int first = observable.get(earlier);
        int second = observable.get(later);
        if (first == second) {
          worst = worse(worst, ofRepeating(arguments.get(first)));
        } else if (first > second) {
          worst = worse(worst, ofSwapping(arguments.get(first), arguments.get(second)));
        }
      }
    }
    return worst;
  }

  private Difference ofRepeating(ExpressionTree expression) {
    if (Stability.isStable(expression, state)) {
      return Difference.NONE;
    }
    return inert.isUnobservable(expression) ? Difference.POSSIBLE : Difference.LIKELY;
  }

  private Difference ofSwapping(ExpressionTree one, ExpressionTree other) {
    return evaluation(one).mayMovePast(evaluation(other)).level() == Level.PROVEN
        ? Difference.NONE
        : worse(worse(ofEffects(one), ofEffects(other)), Difference.POSSIBLE);
  }

  /** The difference when a value is converted before a later argument is evaluated. */
  private Difference ofConvertingEarly() {
    List<ExpressionTree> changeable = new ArrayList<>();
    for (int index : printed) {
      ExpressionTree argument = arguments.get(index);
      if (!changeable.stream().allMatch(earlier -> mayConvertBefore(earlier, argument))) {
        return Difference.POSSIBLE;
      }
      operands(argument).stream()
          .filter(operand -> !isSettled(operand, state))
          .forEach(changeable::add);
    }
    return Difference.NONE;
  }

  private boolean mayConvertBefore(ExpressionTree converted, ExpressionTree evaluated) {
    return inert.isInert(evaluated)
        || conversion(converted).mayMovePast(evaluation(evaluated)).level() == Level.PROVEN;
  }

  /**
   * The difference when the arguments join the concatenation around the call: they are converted
   * after the operands behind it are evaluated, and after those before it are converted.
   */
  private Difference ofJoining() {
    List<ExpressionTree> changeable =
        printed.stream()
            .flatMap(index -> operands(arguments.get(index)).stream())
            .filter(operand -> !isSettled(operand, state))
            .collect(toImmutableList());
    if (changeable.isEmpty()) {
      return Difference.NONE;
    }
    ImmutableList.Builder<ExpressionTree> before = ImmutableList.builder();
    ImmutableList.Builder<ExpressionTree> behind = ImmutableList.builder();
    gatherOperands(before, behind);
    boolean mayJoin =
        behind.build().stream()
                .allMatch(
                    operand -> changeable.stream().allMatch(it -> mayConvertBefore(it, operand)))
            && before.build().stream()
                .filter(operand -> !isSettled(operand, state))
                .allMatch(
                    operand -> changeable.stream().allMatch(it -> mayConvertBehind(it, operand)));
    return mayJoin ? Difference.NONE : Difference.POSSIBLE;
  }

  private boolean mayConvertBehind(ExpressionTree converted, ExpressionTree other) {
    return conversion(converted).mayMovePast(conversion(other)).level() == Level.PROVEN;
  }

  /** The operands of the concatenation around the call, which javac flattens. */
  private void gatherOperands(
      ImmutableList.Builder<ExpressionTree> before, ImmutableList.Builder<ExpressionTree> behind) {
    Tree child = state.getPath().getLeaf();
    for (TreePath at = state.getPath().getParentPath(); ; at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      if (leaf instanceof BinaryTree sum
          && sum.getKind() == Tree.Kind.PLUS
          && Expressions.isString(sum)) {
        if (sum.getLeftOperand() == child) {
          flatten(sum.getRightOperand(), behind);
        } else {
          flatten(sum.getLeftOperand(), before);
        }
      } else if (leaf instanceof CompoundAssignmentTree assignment) {
        before.add(assignment.getVariable());
        return;
      } else if (leaf instanceof MethodInvocationTree call && FormatCall.isNamed(call)) {
        // Its own fix may make a concatenation of it.
        int index = call.getArguments().indexOf(child);
        call.getArguments().stream().limit(Math.max(index, 0)).forEach(before::add);
        call.getArguments().stream().skip(index + 1).forEach(behind::add);
        return;
      } else if (!(leaf instanceof ParenthesizedTree)) {
        return;
      }
      child = leaf;
    }
  }

  private static void flatten(
      ExpressionTree operand, ImmutableList.Builder<ExpressionTree> operands) {
    ExpressionTree bare = ASTHelpers.stripParentheses(operand);
    if (bare instanceof BinaryTree sum
        && sum.getKind() == Tree.Kind.PLUS
        && Expressions.isString(sum)) {
      flatten(sum.getLeftOperand(), operands);
      flatten(sum.getRightOperand(), operands);
    } else {
      operands.add(bare);
    }
  }

  private Difference ofEffects(ExpressionTree expression) {
    if (inert.isUnobservable(expression)) {
      return Difference.NONE;
    }
    return switch (evaluation(expression).effect().verdict()) {
      case NONE -> Difference.NONE;
      case UNLIKELY -> Difference.POSSIBLE;
      case UNKNOWN, EFFECT, ALWAYS_THROWS -> Difference.LIKELY;
    };
  }

  private Evaluation evaluation(ExpressionTree expression) {
    return evaluations.computeIfAbsent(expression, it -> Evaluation.of(it, state));
  }

  private Evaluation conversion(ExpressionTree expression) {
    return conversions.computeIfAbsent(expression, it -> Evaluation.ofToString(it, state));
  }

  private static Difference worse(Difference one, Difference other) {
    return one.compareTo(other) >= 0 ? one : other;
  }
}
