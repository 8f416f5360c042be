package io.github.uncontended.analysis.syntax;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import java.util.List;
import java.util.Objects;

/**
 * Whether two expressions are structurally equal: the same operations on the same constants,
 * variables and methods, compared by symbol.
 *
 * <p>Parentheses, an explicit {@code this} and casts to reference types make no difference. Equal
 * expressions need not have equal values: a method may return another value on its second call.
 */
public final class ExpressionEquality {
  private ExpressionEquality() {}

  /** Whether two expressions are structurally equal. */
  public static boolean areSame(ExpressionTree one, ExpressionTree other) {
    ExpressionTree a = strip(one);
    ExpressionTree b = strip(other);
    Object constant = ASTHelpers.constValue(a);
    if (constant != null) {
      return constant.equals(ASTHelpers.constValue(b));
    }
    Symbol symbol = Symbols.of(a);
    if (!Objects.equals(symbol, Symbols.of(b))) {
      return false;
    }
    if (symbol instanceof VarSymbol) {
      return haveSameReceiver(a, b);
    }
    if (a.getKind() != b.getKind()) {
      return false;
    }
    if (a instanceof MethodInvocationTree call && b instanceof MethodInvocationTree otherCall) {
      return symbol != null
          && haveSameReceiver(call.getMethodSelect(), otherCall.getMethodSelect())
          && areAllSame(call.getArguments(), otherCall.getArguments());
    }
    if (a instanceof NewClassTree creation && b instanceof NewClassTree otherCreation) {
      return symbol != null
          && creation.getClassBody() == null
          && otherCreation.getClassBody() == null
          && areAllSame(creation.getArguments(), otherCreation.getArguments());
    }
    if (a instanceof BinaryTree binary && b instanceof BinaryTree otherBinary) {
      return areSame(binary.getLeftOperand(), otherBinary.getLeftOperand())
          && areSame(binary.getRightOperand(), otherBinary.getRightOperand());
    }
    if (a instanceof TypeCastTree cast && b instanceof TypeCastTree otherCast) {
      Type target = ASTHelpers.getType(cast);
      Type otherTarget = ASTHelpers.getType(otherCast);
      return target != null
          && otherTarget != null
          && target.getTag() == otherTarget.getTag()
          && areSame(cast.getExpression(), otherCast.getExpression());
    }
    return a instanceof ArrayAccessTree element
        && b instanceof ArrayAccessTree otherElement
        && areSame(element.getExpression(), otherElement.getExpression())
        && areSame(element.getIndex(), otherElement.getIndex());
  }

  private static boolean areAllSame(
      List<? extends ExpressionTree> some, List<? extends ExpressionTree> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < some.size(); i++) {
      if (!areSame(some.get(i), others.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether two names of one variable or method select it from the same object. */
  private static boolean haveSameReceiver(ExpressionTree a, ExpressionTree b) {
    ExpressionTree receiverOfA = receiver(a);
    ExpressionTree receiverOfB = receiver(b);
    if (receiverOfA == null || receiverOfB == null) {
      return receiverOfA == receiverOfB;
    }
    return areSame(receiverOfA, receiverOfB);
  }

  /** The object that a member is selected from; null for {@code this}, a type or none at all. */
  private static ExpressionTree receiver(ExpressionTree named) {
    if (!(named instanceof MemberSelectTree select)) {
      return null;
    }
    ExpressionTree receiver = strip(select.getExpression());
    return Expressions.isThis(receiver) || Symbols.of(receiver) instanceof Symbol.TypeSymbol
        ? null
        : receiver;
  }

  /** Removes parentheses and casts to reference types, which leave the value as it is. */
  private static ExpressionTree strip(ExpressionTree expression) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(expression);
    if (stripped instanceof TypeCastTree cast) {
      Type target = ASTHelpers.getType(cast);
      return target == null || target.isPrimitive() ? cast : strip(cast.getExpression());
    }
    return stripped;
  }
}
