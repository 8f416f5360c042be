package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.ExpressionEquality;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

/**
 * An update that keeps the greatest or the least of all values.
 *
 * <pre>
 *   if (value &gt; greatest) { greatest = value; }      greatest = Math.max(greatest, value);
 * </pre>
 *
 * @param isGreatest whether it keeps the greatest one
 */
public record Extreme(boolean isGreatest) {
  private static final ImmutableSet<String> OWNERS =
      ImmutableSet.of("java.lang.Integer", "java.lang.Long", "java.lang.Math");

  /** Whether a statement is such an update by a test. */
  static boolean is(StatementTree statement) {
    return statement instanceof IfTree branch
        && assignment(branch) != null
        && Symbols.of(assignment(branch).getVariable()) instanceof VarSymbol number
        && of(branch, number).isPresent();
  }

  /** Whether a call returns the greater or the lesser one of two numbers. */
  static boolean isChoice(MethodInvocationTree call) {
    return Symbols.of(call) instanceof MethodSymbol method
        && (method.name.contentEquals("max") || method.name.contentEquals("min"))
        && OWNERS.contains(KnownTypes.nameOf(method.owner.type));
  }

  /** The update that writes a number; empty for other writes. */
  static Optional<Extreme> of(FieldAccess write) {
    TreePath update = Places.withParentheses(write.path()).getParentPath();
    if (!(update.getLeaf() instanceof AssignmentTree assignment)
        || !(Symbols.of(assignment.getVariable()) instanceof VarSymbol number)) {
      return Optional.empty();
    }
    if (ASTHelpers.stripParentheses(assignment.getExpression())
        instanceof MethodInvocationTree call) {
      return isChoice(call) && isOfOther(call, number)
          ? Optional.of(new Extreme(Expressions.simpleName(call.getMethodSelect()).equals("max")))
          : Optional.empty();
    }
    TreePath around = update.getParentPath().getParentPath();
    if (around.getLeaf() instanceof BlockTree) {
      around = around.getParentPath();
    }
    return around.getLeaf() instanceof IfTree branch && assignment(branch) == assignment
        ? of(branch, number)
        : Optional.empty();
  }

  /** Whether a call chooses between a number and a value that is none of its own. */
  private static boolean isOfOther(MethodInvocationTree call, VarSymbol number) {
    ExpressionTree one = call.getArguments().get(0);
    ExpressionTree other = call.getArguments().get(1);
    return number.equals(Symbols.of(one))
        ? !FieldAccess.names(other, number)
        : number.equals(Symbols.of(other)) && !FieldAccess.names(one, number);
  }

  /** The assignment that is all that a branch does; null for others. */
  private static AssignmentTree assignment(IfTree branch) {
    Tree then = branch.getThenStatement();
    if (then instanceof BlockTree block && block.getStatements().size() == 1) {
      then = block.getStatements().get(0);
    }
    return branch.getElseStatement() == null
            && then instanceof ExpressionStatementTree statement
            && statement.getExpression() instanceof AssignmentTree assignment
        ? assignment
        : null;
  }

  private static Optional<Extreme> of(IfTree branch, VarSymbol number) {
    ExpressionTree value = assignment(branch).getExpression();
    if (!(ASTHelpers.stripParentheses(branch.getCondition()) instanceof BinaryTree test)
        || ASTHelpers.constValue(value) != null
        || Expressions.contains(value, MethodInvocationTree.class::isInstance)
        || FieldAccess.names(value, number)) {
      return Optional.empty();
    }
    boolean isLeft = isComparison(test.getLeftOperand(), number, test.getRightOperand(), value);
    if (!isLeft && !isComparison(test.getRightOperand(), number, test.getLeftOperand(), value)) {
      return Optional.empty();
    }
    return switch (test.getKind()) {
      case LESS_THAN, LESS_THAN_EQUAL -> Optional.of(new Extreme(isLeft));
      case GREATER_THAN, GREATER_THAN_EQUAL -> Optional.of(new Extreme(!isLeft));
      default -> Optional.empty();
    };
  }

  private static boolean isComparison(
      ExpressionTree one, Symbol number, ExpressionTree other, ExpressionTree value) {
    return number.equals(Symbols.of(one)) && ExpressionEquality.areSame(other, value);
  }
}
