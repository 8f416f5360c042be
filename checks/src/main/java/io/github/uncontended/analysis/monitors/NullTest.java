package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;
import java.util.Optional;

/**
 * A comparison of a variable with null.
 *
 * @param variable the variable; null if something else is compared
 * @param isNull whether it is true for null
 */
record NullTest(Symbol variable, boolean isNull) {
  static Optional<NullTest> of(ExpressionTree condition) {
    return ASTHelpers.stripParentheses(condition) instanceof BinaryTree comparison
            && (comparison.getKind() == Kind.EQUAL_TO || comparison.getKind() == Kind.NOT_EQUAL_TO)
        ? Expressions.comparedWithNull(comparison)
            .map(it -> new NullTest(Symbols.of(it), comparison.getKind() == Kind.EQUAL_TO))
        : Optional.empty();
  }

  /**
   * The outcome of the test behind a path that has tested the same local variable, or set it to
   * null or a new object, and not set it since; empty if the path does not tell.
   *
   * @param inLoop whether the test may run again, behind another assignment
   */
  Optional<Boolean> outcomeBehind(ExecutionPath path, boolean inLoop) {
    if (!(variable instanceof VarSymbol local) || Expressions.isField(local)) {
      return Optional.empty();
    }
    List<Step> steps = path.steps();
    for (int i = steps.size() - 1; i >= 0; i--) {
      Step step = steps.get(i);
      boolean isSet = step.target().filter(target -> local.equals(Symbols.of(target))).isPresent();
      Optional<Boolean> outcome = isSet ? outcomeOf(step.tree()) : outcomeBehind(step, local);
      if (isSet && inLoop) {
        return Optional.empty();
      }
      if (isSet || outcome.isPresent()) {
        // Most paths tell nothing, so that few are searched for assignments.
        List<Step> behind = steps.subList(i + 1, steps.size());
        return outcome.filter(it -> behind.stream().noneMatch(later -> sets(later, local)));
      }
    }
    return Optional.empty();
  }

  /** The outcome for a value that is certainly null, or not. */
  private Optional<Boolean> outcomeOf(ExpressionTree value) {
    ExpressionTree bare = ASTHelpers.stripParentheses(value);
    if (Expressions.isNull(bare)) {
      return Optional.of(isNull);
    }
    return bare instanceof NewClassTree ? Optional.of(!isNull) : Optional.empty();
  }

  private Optional<Boolean> outcomeBehind(Step step, VarSymbol local) {
    return step.isCondition()
        ? of(step.tree())
            .filter(earlier -> local.equals(earlier.variable()))
            .map(earlier -> (step.role() == Role.TRUE) == (earlier.isNull() == isNull))
        : Optional.empty();
  }

  private static boolean sets(Step step, VarSymbol local) {
    return step.target().filter(target -> local.equals(Symbols.of(target))).isPresent()
        || Expressions.contains(
            step.tree(),
            part ->
                part instanceof AssignmentTree assignment
                    && local.equals(Symbols.of(assignment.getVariable())));
  }
}
