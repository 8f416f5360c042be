package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashSet;
import java.util.Set;

/**
 * Which loops count up to a bound that stays the same, so that they end, and which variables are
 * therefore an index within an array or string.
 */
final class LoopBounds {
  /** A loop variable with what its value is an index of. */
  private record Index(VarSymbol index, VarSymbol sequence) {}

  private final Set<Index> indexes = new HashSet<>();

  /** Whether a loop around the place keeps an index within the bounds of a sequence. */
  boolean isIndex(ExpressionTree index, ExpressionTree sequence) {
    return Symbols.of(ASTHelpers.stripParentheses(index)) instanceof VarSymbol variable
        && named(sequence) instanceof VarSymbol found
        && indexes.contains(new Index(variable, found));
  }

  /**
   * Whether a loop counts an {@code int} up to a bound that does not change. Notes what the
   * variable of the loop is an index of.
   */
  boolean enter(ForLoopTree loop) {
    return loop.getInitializer().size() == 1
        && loop.getInitializer().get(0) instanceof VariableTree declared
        && loop.getUpdate().size() == 1
        && loop.getCondition() != null
        && Symbols.of(declared) instanceof VarSymbol variable
        && variable.type.hasTag(TypeTag.INT)
        && isIncrement(loop.getUpdate().get(0), variable)
        && !assigns(loop.getStatement(), variable)
        && !assigns(loop.getCondition(), variable)
        && isBounded(loop.getCondition(), variable, declared, loop);
  }

  /** Whether a condition does not hold any more once the variable has reached a bound. */
  private boolean isBounded(
      ExpressionTree written, VarSymbol variable, VariableTree declared, ForLoopTree loop) {
    if (!(ASTHelpers.stripParentheses(written) instanceof BinaryTree binary)) {
      return false;
    }
    if (binary.getKind() == Tree.Kind.CONDITIONAL_AND) {
      boolean left = isBounded(binary.getLeftOperand(), variable, declared, loop);
      boolean right = isBounded(binary.getRightOperand(), variable, declared, loop);
      return left || right;
    }
    if (binary.getKind() == Tree.Kind.LESS_THAN_EQUAL) {
      return Symbols.of(binary.getLeftOperand()) == variable
          && ASTHelpers.constValue(binary.getRightOperand()) instanceof Integer last
          && last < Integer.MAX_VALUE;
    }
    if (binary.getKind() != Tree.Kind.LESS_THAN
        || Symbols.of(binary.getLeftOperand()) != variable) {
      return false;
    }
    ExpressionTree bound = ASTHelpers.stripParentheses(binary.getRightOperand());
    VarSymbol sequence = sequenceOf(bound);
    if (sequence == null) {
      return isFixed(bound);
    }
    if (assigns(loop.getStatement(), sequence) || assigns(loop.getCondition(), sequence)) {
      return false;
    }
    if (ASTHelpers.constValue(declared.getInitializer()) instanceof Integer first && first >= 0) {
      indexes.add(new Index(variable, sequence));
    }
    return true;
  }

  private static boolean isIncrement(StatementTree update, VarSymbol variable) {
    return update instanceof ExpressionStatementTree statement
        && statement.getExpression() instanceof UnaryTree unary
        && Symbols.of(unary.getExpression()) == variable
        && (unary.getKind() == Tree.Kind.POSTFIX_INCREMENT
            || unary.getKind() == Tree.Kind.PREFIX_INCREMENT);
  }

  /** Whether a bound is a constant, or an {@code int} variable that is assigned once. */
  private static boolean isFixed(ExpressionTree bound) {
    return ASTHelpers.constValue(bound) instanceof Integer
        || (Symbols.of(bound) instanceof VarSymbol variable
            && variable.type.hasTag(TypeTag.INT)
            && ASTHelpers.isConsideredFinal(variable));
  }

  /** The array or string whose length an expression is; null for none. */
  private static VarSymbol sequenceOf(ExpressionTree length) {
    ExpressionTree of = null;
    if (length instanceof MemberSelectTree select && isLength(select)) {
      of = select.getExpression();
    } else if (length instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("length")
        && Expressions.isString(select.getExpression())) {
      of = select.getExpression();
    }
    return of != null
            && named(of) instanceof VarSymbol sequence
            && (!Expressions.isField(sequence) || ASTHelpers.isConsideredFinal(sequence))
        ? sequence
        : null;
  }

  /** The variable that an expression names, unless it is a field of another object. */
  private static Symbol named(ExpressionTree expression) {
    ExpressionTree bare = ASTHelpers.stripParentheses(expression);
    return bare instanceof IdentifierTree
            || (bare instanceof MemberSelectTree select
                && (Expressions.isThis(select.getExpression())
                    || Symbols.of(select.getExpression()) instanceof ClassSymbol))
        ? Symbols.of(bare)
        : null;
  }

  /** Whether a selection is the length of an array. */
  static boolean isLength(MemberSelectTree select) {
    return select.getIdentifier().contentEquals("length")
        && ASTHelpers.getType(select.getExpression()) instanceof Type.ArrayType;
  }

  private static boolean assigns(Tree code, VarSymbol variable) {
    return Expressions.contains(
        code,
        part ->
            (part instanceof AssignmentTree set && Symbols.of(set.getVariable()) == variable)
                || (part instanceof CompoundAssignmentTree change
                    && Symbols.of(change.getVariable()) == variable)
                || (part instanceof UnaryTree unary
                    && unary.getKind() != Tree.Kind.LOGICAL_COMPLEMENT
                    && Symbols.of(unary.getExpression()) == variable));
  }
}
