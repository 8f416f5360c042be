package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.common.net.InetAddresses;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.ExpressionEquality;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Statements;
import java.util.List;
import javax.lang.model.element.ElementKind;

/**
 * Calls of waiting methods that do not wait: those with a constant timeout that is not positive,
 * and those on a future that a condition in front of the call has shown to be complete, or that is
 * created so. A future that is complete stays complete. An address that is written in numbers is
 * not looked up.
 */
final class CompletedWait {
  private static final ImmutableSet<String> COMPLETION_TESTS =
      ImmutableSet.of("isCancelled", "isCompletedExceptionally", "isDone");

  private static final String TIME_UNIT = "java.util.concurrent.TimeUnit";

  private static final String INET_ADDRESS = "java.net.InetAddress";

  private CompletedWait() {}

  /** Whether a call of a waiting method returns at once. */
  static boolean isAt(TreePath call, VisitorState state) {
    MethodInvocationTree tree = (MethodInvocationTree) call.getLeaf();
    return hasNoTimeout(tree)
        || isOfLiteral(tree)
        || isCreatedComplete(ASTHelpers.getReceiver(tree), state)
        || isComplete(tree, call, state);
  }

  /** Whether a future is complete from the start, also in a variable that never has another. */
  private static boolean isCreatedComplete(ExpressionTree future, VisitorState state) {
    if (future == null) {
      return false;
    }
    if (ASTHelpers.stripParentheses(future) instanceof MethodInvocationTree creation) {
      return ApiFact.CREATES_COMPLETED.holdsFor(ASTHelpers.getSymbol(creation));
    }
    if (!(Symbols.of(future) instanceof VarSymbol variable)
        || (Expressions.isField(variable)
            ? !Assignments.isEffectivelyFinal(variable, state)
            : variable.getKind() != ElementKind.LOCAL_VARIABLE)) {
      return false;
    }
    return Assignments.areAll(
        variable,
        value -> value instanceof MethodInvocationTree && isCreatedComplete(value, state),
        state);
  }

  /** Whether an address is written in numbers, which need no look-up. */
  private static boolean isOfLiteral(MethodInvocationTree call) {
    return ASTHelpers.getSymbol(call).enclClass().getQualifiedName().contentEquals(INET_ADDRESS)
        && call.getArguments().size() == 1
        && ASTHelpers.constValue(call.getArguments().get(0)) instanceof String address
        && InetAddresses.isInetAddress(address);
  }

  private static boolean hasNoTimeout(MethodInvocationTree call) {
    List<? extends ExpressionTree> arguments = call.getArguments();
    List<Type> types = ASTHelpers.getSymbol(call).type.getParameterTypes();
    int unit = types.size() - 1;
    return unit >= 1
        && arguments.size() == types.size()
        && types.get(unit).tsym.getQualifiedName().contentEquals(TIME_UNIT)
        && ASTHelpers.constValue(arguments.get(unit - 1)) instanceof Number time
        && time.longValue() <= 0;
  }

  private static boolean isComplete(MethodInvocationTree call, TreePath path, VisitorState state) {
    ExpressionTree future = ASTHelpers.getReceiver(call);
    if (future == null || !isVariable(future)) {
      return false;
    }
    Tree part = call;
    for (TreePath at = path.getParentPath(); at != null; at = at.getParentPath()) {
      Tree around = at.getLeaf();
      if (around instanceof MethodTree || around instanceof LambdaExpressionTree) {
        return false;
      }
      if (decides(around, part, future) || isPrecededByTest(at, part, future, state)) {
        return true;
      }
      part = around;
    }
    return false;
  }

  private static boolean isVariable(ExpressionTree future) {
    return Symbols.of(Expressions.withoutCasts(future)) instanceof VarSymbol;
  }

  /** Whether a part of a statement or expression is evaluated only if the future is complete. */
  private static boolean decides(Tree around, Tree part, ExpressionTree future) {
    if (around instanceof IfTree test) {
      return test.getCondition() != part
          && shows(test.getCondition(), test.getThenStatement() == part, future);
    }
    if (around instanceof ConditionalExpressionTree choice) {
      return choice.getCondition() != part
          && shows(choice.getCondition(), choice.getTrueExpression() == part, future);
    }
    if (around instanceof WhileLoopTree loop) {
      return loop.getStatement() == part && shows(loop.getCondition(), true, future);
    }
    return around instanceof BinaryTree both
        && both.getRightOperand() == part
        && (both.getKind() == Kind.CONDITIONAL_AND || both.getKind() == Kind.CONDITIONAL_OR)
        && shows(both.getLeftOperand(), both.getKind() == Kind.CONDITIONAL_AND, future);
  }

  /** Whether a statement of the same block, in front of a part, leaves if it is not complete. */
  private static boolean isPrecededByTest(
      TreePath block, Tree part, ExpressionTree future, VisitorState state) {
    return Statements.of(block, state).testsBefore(part).stream()
        .anyMatch(
            test ->
                test.getElseStatement() == null
                    && !completes(test.getThenStatement(), block, state)
                    && shows(test.getCondition(), false, future));
  }

  private static boolean completes(StatementTree statement, TreePath block, VisitorState state) {
    StatementTree last =
        statement instanceof BlockTree
            ? Statements.of(new TreePath(block, statement), state).last()
            : statement;
    if (last == null) {
      return true;
    }
    return switch (last.getKind()) {
      case RETURN, THROW, CONTINUE, BREAK -> false;
      default -> true;
    };
  }

  /** Whether a condition with some outcome shows that the future is complete. */
  private static boolean shows(ExpressionTree condition, boolean outcome, ExpressionTree future) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (test instanceof UnaryTree not && not.getKind() == Kind.LOGICAL_COMPLEMENT) {
      return shows(not.getExpression(), !outcome, future);
    }
    if (test instanceof BinaryTree both
        && (both.getKind() == Kind.CONDITIONAL_AND || both.getKind() == Kind.CONDITIONAL_OR)) {
      boolean left = shows(both.getLeftOperand(), outcome, future);
      boolean right = shows(both.getRightOperand(), outcome, future);
      return outcome == (both.getKind() == Kind.CONDITIONAL_AND) ? left || right : left && right;
    }
    if (!(test instanceof MethodInvocationTree call)) {
      return false;
    }
    ExpressionTree tested = ASTHelpers.getReceiver(call);
    return outcome
        && tested != null
        && COMPLETION_TESTS.contains(Expressions.simpleName(call.getMethodSelect()))
        && ExpressionEquality.areSame(tested, future);
  }
}
