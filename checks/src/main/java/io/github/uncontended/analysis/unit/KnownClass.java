package io.github.uncontended.analysis.unit;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/** What the source says of the class that a {@code Class} object stands for. */
public final class KnownClass {
  private KnownClass() {}

  /**
   * The type of the class literal that an expression is, or that a local variable which never
   * changes is initialized with; null if it is neither.
   */
  public static Type literal(ExpressionTree expression, VisitorState state) {
    Type named = Expressions.classLiteral(expression);
    return named != null
        ? named
        : local(expression, state)
            .map(declared -> Expressions.classLiteral(declared.getInitializer()))
            .orElse(null);
  }

  /** Whether an expression is the same class each time, as far as its class loader is the same. */
  public static boolean isOne(ExpressionTree expression, VisitorState state) {
    return isNamed(expression)
        || (Symbols.of(expression) instanceof VarSymbol variable
            && variable.isStatic()
            && (variable.flags() & Flags.FINAL) != 0)
        || local(expression, state).filter(it -> isNamed(it.getInitializer())).isPresent();
  }

  private static boolean isNamed(ExpressionTree expression) {
    return Expressions.classLiteral(expression) != null
        || (expression != null
            && ASTHelpers.stripParentheses(expression) instanceof MethodInvocationTree call
            && Symbols.of(call) instanceof MethodSymbol method
            && ApiFact.LOOKS_UP_CLASS.holdsFor(method)
            && call.getArguments().stream()
                .anyMatch(it -> ASTHelpers.constValue(it, String.class) != null));
  }

  /** The declaration of the local variable that an expression is, if nothing else assigns it. */
  public static Optional<VariableTree> local(ExpressionTree expression, VisitorState state) {
    return expression != null
            && Symbols.of(ASTHelpers.stripParentheses(expression)) instanceof VarSymbol variable
            && variable.getKind() == ElementKind.LOCAL_VARIABLE
            && (variable.flags() & (Flags.FINAL | Flags.EFFECTIVELY_FINAL)) != 0
        ? UnitIndex.of(state)
            .declaration(variable)
            .map(TreePath::getLeaf)
            .map(VariableTree.class::cast)
            .filter(declared -> declared.getInitializer() != null)
        : Optional.empty();
  }
}
