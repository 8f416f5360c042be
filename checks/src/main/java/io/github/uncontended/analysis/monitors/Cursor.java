package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;

/** Code that lets a number go round, such as the index of the next of several servers. */
final class Cursor {
  private static final Supplier<Type> LIST =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.List"));

  private Cursor() {}

  /** Whether a statement sets a number back to where it began, once it has come to an end. */
  static boolean isReset(StatementTree statement) {
    return statement instanceof IfTree branch
        && branch.getElseStatement() == null
        && onlyStatement(branch.getThenStatement()) instanceof ExpressionStatementTree then
        && isReset(then.getExpression(), branch.getCondition());
  }

  private static boolean isReset(ExpressionTree change, ExpressionTree condition) {
    if (isOfCaller(condition)) {
      return false;
    }
    if (change instanceof AssignmentTree assignment) {
      return ASTHelpers.constValue(assignment.getExpression()) != null
          && compares(condition, Symbols.of(assignment.getVariable()));
    }
    return change.getKind() == Kind.MINUS_ASSIGNMENT
        && compares(condition, Symbols.of(((CompoundAssignmentTree) change).getVariable()));
  }

  private static Tree onlyStatement(StatementTree statement) {
    return statement instanceof BlockTree block && block.getStatements().size() == 1
        ? block.getStatements().get(0)
        : statement;
  }

  private static boolean compares(ExpressionTree condition, Symbol number) {
    return ASTHelpers.stripParentheses(condition) instanceof BinaryTree test
        && switch (test.getKind()) {
          case EQUAL_TO, GREATER_THAN, GREATER_THAN_EQUAL ->
              FieldAccess.names(test.getLeftOperand(), number);
          case LESS_THAN, LESS_THAN_EQUAL -> FieldAccess.names(test.getRightOperand(), number);
          default -> false;
        };
  }

  /** Whether a value that a field is assigned is the number after it, or the first one again. */
  static boolean isNext(ExpressionTree value, VarSymbol field) {
    return ASTHelpers.stripParentheses(value) instanceof BinaryTree remainder
        && remainder.getKind() == Kind.REMAINDER
        && ASTHelpers.stripParentheses(remainder.getLeftOperand()) instanceof BinaryTree sum
        && sum.getKind() == Kind.PLUS
        && FieldAccess.names(sum, field)
        && (isOne(sum.getLeftOperand()) || isOne(sum.getRightOperand()))
        && !FieldAccess.names(remainder.getRightOperand(), field)
        && !isOfCaller(remainder.getRightOperand());
  }

  /** Whether callers pass the end, each another one: what a number has run to then tells less. */
  private static boolean isOfCaller(ExpressionTree end) {
    return Expressions.contains(
        end, part -> part instanceof ExpressionTree && Expressions.isParameter(part));
  }

  /** Whether an update takes a number to the next one, or back from its end. */
  static boolean isStep(FieldAccess write) {
    Tree update = write.user();
    if (update instanceof CompoundAssignmentTree sum) {
      return update.getKind() == Kind.MINUS_ASSIGNMENT || isOne(sum.getExpression());
    }
    return !(update instanceof AssignmentTree assignment)
        || write.kind() != FieldAccess.Kind.UPDATE
        || (ASTHelpers.stripParentheses(assignment.getExpression()) instanceof BinaryTree sum
            && (sum.getKind() == Kind.REMAINDER || isOne(sum.getRightOperand())));
  }

  private static boolean isOne(ExpressionTree amount) {
    return ASTHelpers.constValue(amount) instanceof Number number && number.longValue() == 1;
  }

  /** Whether an index is a number that may change, as it is where it goes round. */
  static boolean isIndex(ExpressionTree index) {
    return Expressions.evaluates(
        index,
        part ->
            part instanceof ExpressionTree name
                && Symbols.of(name) instanceof VarSymbol number
                && Expressions.isField(number)
                && (number.flags() & Flags.FINAL) == 0);
  }

  /** Whether a call reads an element of a list in a final field, or how many there are. */
  static boolean isElement(MethodInvocationTree call, VisitorState state) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        && (select.getIdentifier().contentEquals("get")
            || select.getIdentifier().contentEquals("size"))
        && Symbols.of(select.getExpression()) instanceof VarSymbol list
        && Expressions.isField(list)
        && (list.flags() & Flags.FINAL) != 0
        && ASTHelpers.isSubtype(list.type, LIST.get(state), state);
  }
}
