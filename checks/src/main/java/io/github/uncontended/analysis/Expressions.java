package io.github.uncontended.analysis;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import javax.lang.model.element.ElementKind;

/** Small questions about expressions and what they name. */
public final class Expressions {
  private Expressions() {}

  /** Whether an expression gives a {@code String}. */
  public static boolean isString(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    return type != null
        && type.tsym != null
        && type.tsym.getQualifiedName().contentEquals("java.lang.String");
  }

  /** Whether a symbol is a field's, or {@code this} or {@code super}. */
  public static boolean isField(Symbol symbol) {
    return symbol instanceof VarSymbol && symbol.getKind() == ElementKind.FIELD;
  }
}
