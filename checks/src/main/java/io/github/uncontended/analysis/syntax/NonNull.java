package io.github.uncontended.analysis.syntax;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import javax.lang.model.element.ElementKind;

/** Which expressions never evaluate to {@code null}, by their syntactic form. */
public final class NonNull {
  private NonNull() {}

  /** Whether the form of an expression shows that its value is not null. */
  public static boolean isCertain(ExpressionTree expression) {
    ExpressionTree tree = ASTHelpers.stripParentheses(expression);
    Type type = ASTHelpers.getType(tree);
    if (type == null || type.hasTag(TypeTag.BOT)) {
      return false;
    }
    if (type.isPrimitive() || type.constValue() != null) {
      return true;
    }
    Kind kind = tree.getKind();
    if (kind == Kind.NEW_CLASS || kind == Kind.NEW_ARRAY || kind == Kind.PLUS) {
      return true;
    }
    Symbol symbol = ASTHelpers.getSymbol(tree);
    if (symbol == null) {
      return false;
    }
    return symbol.getKind() == ElementKind.ENUM_CONSTANT
        || symbol.name.contentEquals("this")
        || symbol.name.contentEquals("class")
        || (tree instanceof MethodInvocationTree
            && symbol instanceof MethodSymbol method
            && method.name.contentEquals("valueOf")
            && method.isStatic()
            && method.owner.toString().startsWith("java.lang."));
  }
}
