package io.github.uncontended.analysis.syntax;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;

/** Small questions about expressions and what they name. */
public final class Expressions {
  private Expressions() {}

  /** Whether an expression is {@code null}. */
  public static boolean isNull(ExpressionTree expression) {
    Type type = ASTHelpers.getType(ASTHelpers.stripParentheses(expression));
    return type != null && type.hasTag(TypeTag.BOT);
  }

  /** Whether an expression gives a {@code String}. */
  public static boolean isString(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    return type != null
        && type.tsym != null
        && type.tsym.getQualifiedName().contentEquals("java.lang.String");
  }

  /** Whether an expression names a field, {@code this} and {@code super} among them. */
  public static boolean isField(ExpressionTree expression) {
    return isField(ASTHelpers.getSymbol(ASTHelpers.stripParentheses(expression)));
  }

  /** Whether a symbol is a field's, or {@code this} or {@code super}. */
  public static boolean isField(Symbol symbol) {
    return symbol instanceof VarSymbol && symbol.getKind() == ElementKind.FIELD;
  }

  /** Whether evaluating an expression itself, not code that it hands on, comes to such a tree. */
  public static boolean comeTo(ExpressionTree expression, Predicate<Tree> such) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean scan(Tree tree, Void unused) {
            return tree != null
                && !(tree instanceof LambdaExpressionTree)
                && !(tree instanceof ClassTree)
                && (such.test(tree) || Boolean.TRUE.equals(super.scan(tree, null)));
          }

          @Override
          public Boolean reduce(Boolean one, Boolean other) {
            return Boolean.TRUE.equals(one) || Boolean.TRUE.equals(other);
          }
        }.scan(expression, null));
  }

  /** Whether a method is a record's accessor that the compiler wrote. */
  public static boolean isRecordAccessor(MethodSymbol method) {
    return method.params().isEmpty()
        && method.enclClass().getKind() == ElementKind.RECORD
        && method.enclClass().getRecordComponents().stream()
            .anyMatch(component -> component.name.equals(method.name));
  }
}
