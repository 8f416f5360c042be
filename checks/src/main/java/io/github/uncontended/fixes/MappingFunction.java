package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import io.github.uncontended.analysis.effects.Evaluation;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import javax.lang.model.element.ElementKind;

/**
 * What changes if the function given to {@code computeIfAbsent} is evaluated only on a miss.
 *
 * @param lazy whether that makes no difference
 * @param nullable whether the function may be null
 */
record MappingFunction(boolean lazy, boolean nullable) {
  private static final String FUNCTION = "java.util.function.Function";

  static MappingFunction of(ExpressionTree argument, VisitorState state) {
    ExpressionTree value = ASTHelpers.stripParentheses(argument);
    if (value instanceof TypeCastTree cast) {
      return of(cast.getExpression(), state);
    }
    if (value instanceof LambdaExpressionTree) {
      return new MappingFunction(true, false);
    }
    if (value instanceof MemberReferenceTree reference) {
      return new MappingFunction(mayBeSkipped(reference, state), false);
    }
    if (value instanceof NewClassTree) {
      return new MappingFunction(false, false);
    }
    if (Symbols.of(value) instanceof MethodSymbol method
        && method.owner.getQualifiedName().contentEquals(FUNCTION)) {
      // identity, compose and andThen never return null.
      return new MappingFunction(method.isStatic(), false);
    }
    boolean readable =
        Symbols.of(value) instanceof VarSymbol
            && (value instanceof IdentifierTree || OperandOrder.isFixed(value, state));
    return new MappingFunction(
        readable, !(readable && isSeenAsFunction((VarSymbol) ASTHelpers.getSymbol(value), state)));
  }

  /** Whether nothing is lost if the qualifier of a method reference is not evaluated. */
  private static boolean mayBeSkipped(MemberReferenceTree reference, VisitorState state) {
    if (((JCMemberReference) reference).kind != JCMemberReference.ReferenceKind.BOUND
        || Expressions.isThis(reference.getQualifierExpression())) {
      return true;
    }
    Evaluation evaluation = Evaluation.of(reference, state);
    return evaluation.maySkip().isGranted() && evaluation.readsChangeable().isEmpty();
  }

  /** Whether the unit shows every value of a variable, and each is a function. */
  private static boolean isSeenAsFunction(VarSymbol variable, VisitorState state) {
    boolean settled =
        variable.getKind() == ElementKind.LOCAL_VARIABLE
            || Assignments.isEffectivelyFinal(variable, state);
    // A blank final field is assigned by the end of construction.
    boolean isGiven =
        (variable.flags() & Flags.FINAL) != 0
            || UnitIndex.of(state)
                .declaration(variable)
                .map(it -> ((VariableTree) it.getLeaf()).getInitializer() != null)
                .orElse(false);
    ImmutableList<ExpressionTree> values = Assignments.values(variable, state);
    return settled
        && isGiven
        && !values.isEmpty()
        && values.stream().allMatch(MappingFunction::isFunction);
  }

  private static boolean isFunction(ExpressionTree value) {
    return value instanceof LambdaExpressionTree
        || value instanceof MemberReferenceTree
        || (Symbols.of(value) instanceof MethodSymbol method
            && method.isStatic()
            && ApiFact.NULL_CHECK.holdsFor(method));
  }
}
