package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.effects.Evaluation;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.values.NullResults;
import java.util.List;

/** Whether a use of a collection passes no null, which a concurrent collection refuses. */
final class NullFreeUse {
  private NullFreeUse() {}

  /** Whether nothing shows that one of the arguments of a use of a field can be null. */
  static boolean is(Use use, VarSymbol field, VisitorState state) {
    return use.arguments().stream().allMatch(argument -> is(argument, use, field, state));
  }

  /** Whether nothing shows that the first argument of a use of a field can be null. */
  static boolean hasKey(Use use, VarSymbol field, VisitorState state) {
    return is(use.arguments().get(0), use, field, state);
  }

  private static boolean is(ExpressionTree argument, Use use, VarSymbol field, VisitorState state) {
    return NullResults.areExcluded(argument, state)
        || (StoredEntry.isLocal(argument)
            && (hasNoSign(argument, use, state) || isComputed(argument, field, state)));
  }

  private static boolean hasNoSign(ExpressionTree argument, Use use, VisitorState state) {
    return Evaluation.ofRequired(argument, state.withPath(new TreePath(use.path(), argument)))
        .mayThrow()
        .isEmpty();
  }

  /** Whether a variable holds what a lookup found, or else what is computed and not null. */
  private static boolean isComputed(ExpressionTree argument, VarSymbol field, VisitorState state) {
    List<ExpressionTree> computed =
        Assignments.values((VarSymbol) Symbols.of(argument), state).stream()
            .filter(value -> !isLookup(value, field))
            .toList();
    return !computed.isEmpty()
        && computed.stream()
            .noneMatch(value -> Expressions.isNull(value) || NullResults.isPossible(value, state));
  }

  private static boolean isLookup(ExpressionTree value, VarSymbol field) {
    return Expressions.withoutCasts(value) instanceof MethodInvocationTree call
        && field.equals(Symbols.of(ASTHelpers.getReceiver(call)));
  }
}
