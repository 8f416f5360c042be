package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Map;

/**
 * Which conditions tell whether a {@link Slot} holds a value.
 *
 * @param filledFlag the value of a flag that stands for a filled slot
 * @param isFilledByNull whether null stands for a filled slot, as where a source is dropped once it
 *     is used
 */
record PresenceTest(Slot slot, SlotReads reads, boolean filledFlag, boolean isFilledByNull) {
  /** Whether a condition asks if the slot holds a value. */
  boolean isIn(ExpressionTree condition, Map<VarSymbol, Boolean> copies) {
    return Expressions.evaluates(
        condition,
        part ->
            part instanceof ExpressionTree expression
                && (shows(expression, true, copies) || shows(expression, false, copies)));
  }

  /** Whether the slot holds a value if a condition evaluates to {@code outcome}. */
  boolean shows(ExpressionTree condition, boolean outcome, Map<VarSymbol, Boolean> copies) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    switch (test.getKind()) {
      case LOGICAL_COMPLEMENT -> {
        return shows(((UnaryTree) test).getExpression(), !outcome, copies);
      }
      case CONDITIONAL_AND, CONDITIONAL_OR -> {
        BinaryTree both = (BinaryTree) test;
        return outcome == (test.getKind() == Kind.CONDITIONAL_AND)
            && (shows(both.getLeftOperand(), outcome, copies)
                || shows(both.getRightOperand(), outcome, copies));
      }
      case EQUAL_TO, NOT_EQUAL_TO -> {
        BinaryTree comparison = (BinaryTree) test;
        boolean isEqual = outcome == (test.getKind() == Kind.EQUAL_TO);
        if (ASTHelpers.constValue(comparison.getRightOperand()) instanceof Boolean constant) {
          return shows(comparison.getLeftOperand(), isEqual == constant, copies);
        }
        return isEqual == isFilledByNull
            && (isEmptyTest(comparison.getLeftOperand(), comparison.getRightOperand(), copies)
                || isEmptyTest(comparison.getRightOperand(), comparison.getLeftOperand(), copies));
      }
      case LESS_THAN -> {
        BinaryTree comparison = (BinaryTree) test;
        return !outcome
            && Integer.valueOf(0).equals(ASTHelpers.constValue(comparison.getRightOperand()))
            && reads.isValue(comparison.getLeftOperand(), slot, copies.keySet());
      }
      case INSTANCE_OF -> {
        return outcome
            && !isFilledByNull
            && reads.isValue(((InstanceOfTree) test).getExpression(), slot, copies.keySet());
      }
      case METHOD_INVOCATION -> {
        return isShownByCall((MethodInvocationTree) test, outcome, copies);
      }
      default -> {
        return ASTHelpers.getType(test) != null
            && ASTHelpers.getType(test).hasTag(TypeTag.BOOLEAN)
            && outcome == copies.getOrDefault(Symbols.of(test), filledFlag)
            && reads.isValue(test, slot, copies.keySet());
      }
    }
  }

  private boolean isShownByCall(
      MethodInvocationTree call, boolean outcome, Map<VarSymbol, Boolean> copies) {
    if (reads.isTest(call, slot)) {
      return outcome;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return switch (ASTHelpers.getSymbol(call).name.toString()) {
      case "isNull" -> outcome == isFilledByNull && isValueOfFirst(call, copies);
      case "nonNull" -> outcome != isFilledByNull && isValueOfFirst(call, copies);
      case "isPresent" ->
          outcome && receiver != null && reads.isValue(receiver, slot, copies.keySet());
      case "isEmpty" ->
          !outcome && receiver != null && reads.isValue(receiver, slot, copies.keySet());
      default -> false;
    };
  }

  private boolean isValueOfFirst(MethodInvocationTree call, Map<VarSymbol, Boolean> copies) {
    return call.getArguments().size() == 1
        && reads.isValue(call.getArguments().get(0), slot, copies.keySet());
  }

  /**
   * Whether a comparison is one of the slot's value with null, or a number that stands for none.
   */
  private boolean isEmptyTest(
      ExpressionTree value, ExpressionTree none, Map<VarSymbol, Boolean> copies) {
    return ASTHelpers.stripParentheses(none) instanceof LiteralTree
        && reads.isValue(value, slot, copies.keySet());
  }
}
