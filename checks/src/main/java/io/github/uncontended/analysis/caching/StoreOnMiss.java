package io.github.uncontended.analysis.caching;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.ExpressionEquality;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.List;

/**
 * Whether code runs only if a lookup by key gave null, and stores a value into the same object
 * under the same key, whatever the methods are called:
 *
 * <pre>
 *   V v = object.getProperty(key); if (v == null) { v = …; object.setProperty(key, v); }
 * </pre>
 */
final class StoreOnMiss {
  private StoreOnMiss() {}

  /** Whether a branch around a place, in the same method, is run on such a miss. */
  static boolean covers(TreePath place, VisitorState state) {
    for (TreePath at = place; at.getParentPath() != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof MethodTree
          || at.getLeaf() instanceof LambdaExpressionTree
          || at.getLeaf() instanceof ClassTree) {
        return false;
      }
      Tree branch = at.getLeaf();
      if (at.getParentPath().getLeaf() instanceof IfTree test
          && ((branch == test.getThenStatement()
                  && storesMissed(test.getCondition(), Kind.EQUAL_TO, branch, state))
              || (branch == test.getElseStatement()
                  && storesMissed(test.getCondition(), Kind.NOT_EQUAL_TO, branch, state)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean storesMissed(
      ExpressionTree condition, Kind comparison, Tree branch, VisitorState state) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (test.getKind() != comparison
        || !Expressions.isNull(((BinaryTree) test).getRightOperand())) {
      return false;
    }
    ExpressionTree tested = ASTHelpers.stripParentheses(((BinaryTree) test).getLeftOperand());
    if (tested instanceof AssignmentTree assignment) {
      tested = assignment.getExpression();
    }
    List<ExpressionTree> values =
        Symbols.of(tested) instanceof VarSymbol variable
            ? Assignments.values(variable, state)
            : List.of(tested);
    // What the branch itself computes is not what was missed.
    return values.stream()
        .filter(value -> !Expressions.contains(branch, part -> part == value))
        .anyMatch(value -> isLookupBeforeStore(value, branch));
  }

  private static boolean isLookupBeforeStore(ExpressionTree value, Tree branch) {
    ExpressionTree bare = value instanceof TypeCastTree cast ? cast.getExpression() : value;
    return ASTHelpers.stripParentheses(bare) instanceof MethodInvocationTree lookup
        && ASTHelpers.getReceiver(lookup) != null
        && !lookup.getArguments().isEmpty()
        && Expressions.evaluates(
            branch, part -> part instanceof MethodInvocationTree store && stores(store, lookup));
  }

  private static boolean stores(MethodInvocationTree store, MethodInvocationTree lookup) {
    return store.getArguments().size() == 2
        && ASTHelpers.getReceiver(store) != null
        && ExpressionEquality.areSame(ASTHelpers.getReceiver(store), ASTHelpers.getReceiver(lookup))
        && ExpressionEquality.areSame(store.getArguments().get(0), lookup.getArguments().get(0));
  }
}
