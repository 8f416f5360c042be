package io.github.uncontended.analysis.values;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import java.util.ArrayList;
import java.util.List;

/** Whether a field of a collection type holds one that nobody can change once it is there. */
final class FilledOnce {
  private FilledOnce() {}

  /** Whether every value that a class gives to a field of its own is such a collection. */
  static boolean isFilledOnce(VarSymbol field, ClassTree type) {
    List<ExpressionTree> values = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        if (ASTHelpers.getSymbol(tree) == field && tree.getInitializer() != null) {
          values.add(tree.getInitializer());
        }
        return super.visitVariable(tree, null);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        if (ASTHelpers.getSymbol(tree.getVariable()) == field) {
          values.add(tree.getExpression());
        }
        return super.visitAssignment(tree, null);
      }
    }.scan(type, null);
    return !values.isEmpty() && values.stream().allMatch(FilledOnce::isUnchangeable);
  }

  private static boolean isUnchangeable(ExpressionTree written) {
    ExpressionTree value = ASTHelpers.stripParentheses(written);
    if (value instanceof ConditionalExpressionTree choice) {
      return isUnchangeable(choice.getTrueExpression())
          && isUnchangeable(choice.getFalseExpression());
    }
    if (value.getKind() == Tree.Kind.NULL_LITERAL) {
      return true;
    }
    if (!(value instanceof MethodInvocationTree call)
        || !(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    if (ApiFact.UNMODIFIABLE_VIEW.holdsFor(method)) {
      // A view of a copy that only the view holds.
      return call.getArguments().get(0) instanceof NewClassTree copy
          && copy.getClassBody() == null
          && ApiFact.COPIES.holdsFor(
              ASTHelpers.getSymbol(copy.getIdentifier()).flatName().toString(), "<init>");
    }
    return ApiFact.UNMODIFIABLE.holdsFor(method);
  }
}
