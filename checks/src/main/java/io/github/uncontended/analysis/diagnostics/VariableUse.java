package io.github.uncontended.analysis.diagnostics;

import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.ElementKind;

/** How a variable that may hold a message is given its value and used. */
final class VariableUse {
  private VariableUse() {}

  /** The local variable or parameter that a statement gives a value; null for none. */
  static VarSymbol assigned(Tree statement) {
    VarSymbol variable = target(statement);
    return variable != null
            && (variable.getKind() == ElementKind.LOCAL_VARIABLE
                || variable.getKind() == ElementKind.PARAMETER)
        ? variable
        : null;
  }

  /** The field that a statement or declaration gives a value; null for none. */
  static VarSymbol assignedField(Tree statement) {
    VarSymbol variable = target(statement);
    return variable != null && variable.getKind() == ElementKind.FIELD ? variable : null;
  }

  private static VarSymbol target(Tree statement) {
    Symbol symbol = null;
    if (statement instanceof VariableTree declaration) {
      symbol = ASTHelpers.getSymbol(declaration);
    } else if (statement instanceof ExpressionStatementTree expression
        && Assignments.target(expression.getExpression()) != null) {
      symbol = Symbols.of(Assignments.target(expression.getExpression()));
    }
    return symbol instanceof VarSymbol variable ? variable : null;
  }

  /** Whether a block ends by leaving the method, so that nothing after it sees its values. */
  static boolean leaves(TreePath path, VisitorState state) {
    return path.getLeaf() instanceof BlockTree
        && Statements.of(path, state).last() instanceof ReturnTree;
  }

  /** The uses of variables, in the order of their positions. */
  private record Ordered(Map<VarSymbol, ImmutableList<TreePath>> uses) {}

  /** The uses of a variable at or behind a position. */
  static ImmutableList<TreePath> from(int position, VarSymbol variable, VisitorState state) {
    ImmutableList<TreePath> uses =
        UnitIndex.of(state)
            .memo(Ordered.class, unit -> new Ordered(new HashMap<>()))
            .uses()
            .computeIfAbsent(
                variable,
                it ->
                    ImmutableList.sortedCopyOf(
                        comparingInt(VariableUse::position), UnitIndex.of(state).uses(it)));
    int low = 0;
    int high = uses.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (position(uses.get(middle)) < position) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return uses.subList(low, uses.size());
  }

  static int position(TreePath path) {
    return ((JCTree) path.getLeaf()).getStartPosition();
  }

  static boolean isAssigned(TreePath use) {
    return Assignments.target(use.getParentPath().getLeaf()) == use.getLeaf();
  }

  static boolean isComparedWithNull(TreePath use) {
    return use.getParentPath().getLeaf() instanceof BinaryTree comparison
        && (isNull(comparison.getLeftOperand()) || isNull(comparison.getRightOperand()))
        && (comparison.getKind() == Tree.Kind.EQUAL_TO
            || comparison.getKind() == Tree.Kind.NOT_EQUAL_TO);
  }

  static boolean isNull(Tree tree) {
    return tree.getKind() == Tree.Kind.NULL_LITERAL;
  }

  static TreePath statement(TreePath path) {
    TreePath at = path;
    while (!(at.getLeaf() instanceof StatementTree)) {
      at = at.getParentPath();
    }
    return at;
  }
}
