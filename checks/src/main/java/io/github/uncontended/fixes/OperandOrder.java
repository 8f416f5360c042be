package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.effects.Evaluation;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.NonNull;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;

/**
 * The order in which the operands of an expression are evaluated (JLS 15.7): whether one of them
 * can be evaluated before all others without a change of any value.
 */
final class OperandOrder {
  private OperandOrder() {}

  /**
   * Whether an operand of an expression is always evaluated, and all operands before it keep their
   * value whatever it does.
   */
  static boolean isFirst(Tree operand, ExpressionTree around, VisitorState state) {
    if (around instanceof MethodInvocationTree call) {
      return operand == call.getMethodSelect()
          || (isSettled(receiverOf(call), state)
              && areSettled(
                  call.getArguments(), ASTHelpers.getSymbol(call).params(), operand, state));
    }
    if (around instanceof NewClassTree creation) {
      // The class is initialized, and an outer instance tested for null, before the arguments.
      return operand == creation.getEnclosingExpression()
          || (creation.getEnclosingExpression() == null
              && initializesNothing(creation, state)
              && areSettled(
                  creation.getArguments(),
                  ASTHelpers.getSymbol(creation).params(),
                  operand,
                  state));
    }
    if (around instanceof NewArrayTree array) {
      List<? extends ExpressionTree> parts =
          array.getInitializers() == null ? array.getDimensions() : array.getInitializers();
      return parts.subList(0, Math.max(parts.indexOf(operand), 0)).stream()
          .allMatch(
              part -> isSettled(part, state) && (!isPrimitiveArray(array) || !isReference(part)));
    }
    if (around instanceof BinaryTree binary) {
      return operand == binary.getLeftOperand()
          || (around.getKind() != Kind.CONDITIONAL_AND
              && around.getKind() != Kind.CONDITIONAL_OR
              && isSettled(binary.getLeftOperand(), state)
              && !unboxesLeft(binary)
              && Stability.isImmutableValueType(
                  ASTHelpers.getType(binary.getLeftOperand()), state));
    }
    if (around instanceof AssignmentTree assignment) {
      return operand == assignment.getExpression()
          && isSettledTarget(assignment.getVariable(), state);
    }
    if (around instanceof CompoundAssignmentTree assignment) {
      return operand == assignment.getExpression()
          && isSettled(assignment.getVariable(), state)
          && (!isReference(assignment.getVariable())
              || Expressions.isString(assignment.getVariable()))
          && Stability.isImmutableValueType(ASTHelpers.getType(assignment.getVariable()), state);
    }
    if (around instanceof ConditionalExpressionTree choice) {
      return operand == choice.getCondition();
    }
    if (around instanceof ArrayAccessTree element) {
      return operand == element.getExpression() || isSettled(element.getExpression(), state);
    }
    if (around instanceof SwitchExpressionTree choice) {
      return operand == choice.getExpression();
    }
    return around instanceof ParenthesizedTree
        || around instanceof TypeCastTree
        || around instanceof InstanceOfTree
        || around instanceof MemberSelectTree
        || around instanceof MemberReferenceTree
        || around instanceof UnaryTree;
  }

  private static ExpressionTree receiverOf(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? select.getExpression()
        : null;
  }

  private static boolean areSettled(
      List<? extends ExpressionTree> arguments,
      List<VarSymbol> parameters,
      Tree operand,
      VisitorState state) {
    for (int i = 0; i < arguments.size(); i++) {
      ExpressionTree earlier = arguments.get(i);
      if (earlier == operand) {
        return true;
      }
      // The last parameter may take any number of arguments.
      Type parameter = parameters.get(Math.min(i, parameters.size() - 1)).type;
      Type element = parameter instanceof Type.ArrayType array ? array.elemtype : parameter;
      boolean unboxes =
          (parameter.isPrimitive() || element.isPrimitive()) && isBoxed(earlier, state);
      if (unboxes || !isSettled(earlier, state)) {
        return false;
      }
    }
    return false;
  }

  private static boolean isBoxed(ExpressionTree expression, VisitorState state) {
    return isReference(expression)
        && state.getTypes().unboxedTypeOrType(ASTHelpers.getType(expression)).isPrimitive();
  }

  private static boolean isReference(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    return type == null || !type.isPrimitive();
  }

  private static boolean isPrimitiveArray(NewArrayTree array) {
    return array.getInitializers() == null
        || (ASTHelpers.getType(array) instanceof Type.ArrayType type
            && type.elemtype.isPrimitive());
  }

  /** Whether an operator unboxes its left operand, which throws if that is null. */
  private static boolean unboxesLeft(BinaryTree binary) {
    boolean comparesReferences =
        (binary.getKind() == Kind.EQUAL_TO || binary.getKind() == Kind.NOT_EQUAL_TO)
            && isReference(binary.getRightOperand());
    return isReference(binary.getLeftOperand())
        && !Expressions.isString(binary)
        && !comparesReferences;
  }

  /** Whether nothing can be observed of the initialization of the class that is instantiated. */
  private static boolean initializesNothing(NewClassTree creation, VisitorState state) {
    return creation.getClassBody() == null
        && Symbols.of(creation.getIdentifier()) instanceof ClassSymbol type
        && Evaluation.ofInitialization(type, state).maySkip().isGranted();
  }

  /**
   * Whether an operand has the same value if it is evaluated later, and its evaluation neither
   * throws nor has an effect; a missing operand has.
   */
  static boolean isSettled(ExpressionTree operand, VisitorState state) {
    if (operand == null
        || Symbols.of(operand) instanceof Symbol.TypeSymbol
        || operand instanceof LambdaExpressionTree) {
      return true;
    }
    ExpressionTree bare = ASTHelpers.stripParentheses(operand);
    if (bare instanceof IdentifierTree && Symbols.of(bare) instanceof VarSymbol variable) {
      return Expressions.isThis(bare)
          || !Expressions.isField(variable)
          || (!variable.isStatic() && isOwnSettledField(bare, state))
          || isInert(bare, state);
    }
    return (bare instanceof MemberSelectTree select
            && Expressions.isThis(select.getExpression())
            && isOwnSettledField(bare, state))
        || isInert(bare, state);
  }

  private static boolean isInert(ExpressionTree operand, VisitorState state) {
    if (Expressions.evaluates(operand, OperandOrder::mayDereferenceNull)) {
      return false;
    }
    Evaluation evaluation = Evaluation.of(operand, state);
    return evaluation.maySkip().isGranted() && evaluation.mayRepeat().isGranted();
  }

  /**
   * Whether a tree selects from a value that its form does not show to be there. The fix can do
   * without the assumption that {@link Evaluation} makes: a helper method keeps the order.
   */
  private static boolean mayDereferenceNull(Tree tree) {
    return tree instanceof MemberSelectTree select
        && !(Symbols.of(select.getExpression()) instanceof Symbol.TypeSymbol)
        && !NonNull.isCertain(select.getExpression());
  }

  /** Whether an expression has no side effect and the same value each time it is evaluated. */
  static boolean isFixed(ExpressionTree expression, VisitorState state) {
    return Stability.isStable(expression, state) || isOwnSettledField(expression, state);
  }

  /** Whether an operand is a field of {@code this} or a class that only construction writes. */
  private static boolean isOwnSettledField(ExpressionTree operand, VisitorState state) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(operand);
    if (!(Symbols.of(stripped) instanceof VarSymbol field)
        || !Expressions.isField(field)
        || !Assignments.isEffectivelyFinal(field, state)) {
      return false;
    }
    return stripped instanceof IdentifierTree
        || (stripped instanceof MemberSelectTree select
            && (Symbols.of(select.getExpression()) instanceof Symbol.TypeSymbol
                || isFixed(select.getExpression(), state)));
  }

  /** Whether the variable that an assignment writes is the same if it is determined later. */
  private static boolean isSettledTarget(ExpressionTree target, VisitorState state) {
    ExpressionTree variable = ASTHelpers.stripParentheses(target);
    if (variable instanceof IdentifierTree) {
      return Symbols.of(variable) instanceof VarSymbol;
    }
    if (variable instanceof MemberSelectTree select) {
      return isSettled(select.getExpression(), state);
    }
    return variable instanceof ArrayAccessTree element
        && isSettled(element.getExpression(), state)
        && isSettled(element.getIndex(), state);
  }
}
