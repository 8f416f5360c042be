package io.github.uncontended.analysis;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Type;

/** Small questions about expressions. */
public final class Expressions {
  private Expressions() {}

  /** Whether an expression gives a {@code String}. */
  public static boolean isString(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    return type != null
        && type.tsym != null
        && type.tsym.getQualifiedName().contentEquals("java.lang.String");
  }
}
