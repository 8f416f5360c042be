package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.values.FilledOnce;
import java.util.Optional;

/**
 * A final field with objects that never change places: an array that is filled where it is created,
 * and that no code of the compilation writes to, or an unmodifiable list.
 */
final class HelperGroup {
  private HelperGroup() {}

  /** The type of the objects that a final field may have several of; empty for other variables. */
  static Optional<Type> element(VarSymbol variable) {
    if (!Expressions.isField(variable) || (variable.flags() & Flags.FINAL) == 0) {
      return Optional.empty();
    }
    if (variable.type instanceof ArrayType array) {
      return Optional.of(array.elemtype);
    }
    return KnownTypes.nameOf(variable.type).equals("java.util.List")
            && variable.type.getTypeArguments().nonEmpty()
        ? Optional.of(variable.type.getTypeArguments().head)
        : Optional.empty();
  }

  /** Whether such a field always has the same objects. */
  static boolean isSettled(VarSymbol field, VisitorState state) {
    return field.type instanceof ArrayType
        ? isFilled(field, state)
        : FilledOnce.isFilledOnce(field, state);
  }

  /** Whether an array gets its elements with its creation, and no others later. */
  private static boolean isFilled(VarSymbol array, VisitorState state) {
    return Assignments.areAll(
            array, it -> it instanceof NewArrayTree made && made.getInitializers() != null, state)
        && CompilationIndex.of(state).uses(array).stream().noneMatch(HelperGroup::writesElement);
  }

  private static boolean writesElement(TreePath use) {
    return use.getParentPath().getLeaf() instanceof ArrayAccessTree
        && Assignments.isTarget(use.getParentPath());
  }

  /** The variable whose element an expression takes: by an index, or by {@code get}. */
  static Optional<VarSymbol> ofElement(ExpressionTree expression) {
    ExpressionTree element = ASTHelpers.stripParentheses(expression);
    ExpressionTree group = null;
    if (element instanceof ArrayAccessTree access) {
      group = access.getExpression();
    } else if (element instanceof MethodInvocationTree call
        && Symbols.of(call) != null
        && Symbols.of(call).name.contentEquals("get")) {
      group = ASTHelpers.getReceiver(call);
    }
    return Symbols.of(group) instanceof VarSymbol variable
        ? Optional.of(variable)
        : Optional.empty();
  }

  /** The index by which an expression takes an element. */
  static ExpressionTree index(ExpressionTree expression) {
    ExpressionTree element = ASTHelpers.stripParentheses(expression);
    return element instanceof ArrayAccessTree access
        ? access.getIndex()
        : Expressions.argument(element, 0).orElseThrow();
  }
}
