package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which conditions tell whether a {@link Slot} holds a value.
 *
 * @param filledFlag the value of a flag that stands for a filled slot
 * @param isFilledByNull whether null stands for a filled slot, as where a source is dropped once it
 *     is used
 * @param columns the arrays that have the keys of a slot's array at the same places
 */
record PresenceTest(
    Slot slot, SlotReads reads, boolean filledFlag, boolean isFilledByNull, Set<Symbol> columns) {
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
        if (isEqual && isKeyTest(comparison.getLeftOperand(), comparison.getRightOperand())) {
          return true;
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
    if (outcome && !columns.isEmpty() && isKeyTest(call, receiver)) {
      return true;
    }
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

  private boolean isKeyTest(MethodInvocationTree call, ExpressionTree receiver) {
    List<? extends ExpressionTree> arguments = call.getArguments();
    return Expressions.simpleName(call.getMethodSelect()).equals("equals")
        && receiver != null
        && (arguments.size() == 1
            ? isKeyTest(receiver, arguments.get(0))
            : arguments.size() == 2 && isKeyTest(arguments.get(0), arguments.get(1)));
  }

  /** Whether the key at a place is compared with one that is looked for. */
  private boolean isKeyTest(ExpressionTree some, ExpressionTree other) {
    return (isKey(some) && isLookedFor(other)) || (isKey(other) && isLookedFor(some));
  }

  private boolean isKey(ExpressionTree expression) {
    return ASTHelpers.stripParentheses(expression) instanceof ArrayAccessTree element
        && reads.own().holder(element.getExpression()).filter(columns::contains).isPresent();
  }

  /** Whether a key depends on the call: a constant stands for a state. */
  private static boolean isLookedFor(ExpressionTree key) {
    return Expressions.contains(key, Expressions::isLocal);
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
