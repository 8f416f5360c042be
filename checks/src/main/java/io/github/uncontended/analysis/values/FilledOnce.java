package io.github.uncontended.analysis.values;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.List;

/** Whether a field of a collection type only ever holds unmodifiable collections. */
public final class FilledOnce {
  private FilledOnce() {}

  /** Whether all values that are assigned to a field in the unit are such collections. */
  public static boolean isFilledOnce(VarSymbol field, VisitorState state) {
    List<ExpressionTree> values = Assignments.values(field, state);
    return !values.isEmpty() && values.stream().allMatch(FilledOnce::isUnmodifiable);
  }

  private static boolean isUnmodifiable(ExpressionTree written) {
    ExpressionTree value = ASTHelpers.stripParentheses(written);
    if (value instanceof ConditionalExpressionTree choice) {
      return isUnmodifiable(choice.getTrueExpression())
          && isUnmodifiable(choice.getFalseExpression());
    }
    if (value.getKind() == Tree.Kind.NULL_LITERAL) {
      return true;
    }
    if (!(value instanceof MethodInvocationTree call)
        || !(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    if (ApiFact.UNMODIFIABLE_VIEW.holdsFor(method)) {
      // Only the view holds the copy.
      return call.getArguments().get(0) instanceof NewClassTree copy
          && copy.getClassBody() == null
          && ApiFact.COPIES.holdsFor(
              ASTHelpers.getSymbol(copy.getIdentifier()).flatName().toString(), "<init>");
    }
    return ApiFact.UNMODIFIABLE.holdsFor(method);
  }
}
