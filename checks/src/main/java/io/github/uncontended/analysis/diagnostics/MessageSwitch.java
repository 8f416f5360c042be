package io.github.uncontended.analysis.diagnostics;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import javax.lang.model.element.ElementKind;

/**
 * Conditions that turn messages on: {@code log.isDebugEnabled()}, a flag such as {@code verbose},
 * or an option that is compared with one of its values.
 */
final class MessageSwitch {
  private MessageSwitch() {}

  /** Whether a place is only reached if such a condition, or one of several, holds. */
  static boolean isOnAt(TreePath place) {
    Tree part = place.getLeaf();
    for (TreePath at = place.getParentPath();
        at != null && !(part instanceof MethodTree);
        at = at.getParentPath()) {
      Tree around = at.getLeaf();
      if ((around instanceof IfTree test
              && test.getThenStatement() == part
              && asksSetting(test.getCondition()))
          || (around instanceof ConditionalExpressionTree choice
              && choice.getTrueExpression() == part
              && asksSetting(choice.getCondition()))
          || (around instanceof BinaryTree both
              && both.getKind() == Kind.CONDITIONAL_AND
              && both.getRightOperand() == part
              && asksSetting(both.getLeftOperand()))) {
        return true;
      }
      part = around;
    }
    return false;
  }

  private static boolean asksSetting(ExpressionTree condition) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (test instanceof BinaryTree binary) {
      return switch (test.getKind()) {
        case CONDITIONAL_AND, CONDITIONAL_OR ->
            asksSetting(binary.getLeftOperand()) || asksSetting(binary.getRightOperand());
        case EQUAL_TO ->
            isEnumConstant(binary.getLeftOperand()) || isEnumConstant(binary.getRightOperand());
        default -> false;
      };
    }
    if (test instanceof MethodInvocationTree call) {
      String name = Expressions.simpleName(call.getMethodSelect());
      return name.startsWith("is") && (name.endsWith("Enabled") || name.equals("isLoggable"));
    }
    Type type = ASTHelpers.getType(test);
    return type != null && type.hasTag(TypeTag.BOOLEAN) && Symbols.of(test) instanceof VarSymbol;
  }

  private static boolean isEnumConstant(ExpressionTree operand) {
    return Symbols.of(operand) instanceof VarSymbol constant
        && constant.getKind() == ElementKind.ENUM_CONSTANT;
  }
}
