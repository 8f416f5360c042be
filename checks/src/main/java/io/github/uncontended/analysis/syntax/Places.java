package io.github.uncontended.analysis.syntax;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.Optional;

/** What lies around a place in the code. */
public final class Places {
  private Places() {}

  /** Whether a place is a tree, or in it. */
  public static boolean isWithin(TreePath place, Tree tree) {
    for (Tree around : place) {
      if (around == tree) {
        return true;
      }
    }
    return false;
  }

  /** The outermost of the parentheses around an expression, or the expression itself. */
  public static TreePath withParentheses(TreePath expression) {
    TreePath at = expression;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      at = at.getParentPath();
    }
    return at;
  }

  /** The outermost of the parentheses and casts around an expression, or the expression itself. */
  public static TreePath withCasts(TreePath expression) {
    TreePath at = withParentheses(expression);
    while (at.getParentPath().getLeaf() instanceof TypeCastTree) {
      at = withParentheses(at.getParentPath());
    }
    return at;
  }

  /** Whether a tree is a loop statement. */
  public static boolean isLoop(Tree tree) {
    return tree instanceof ForLoopTree
        || tree instanceof EnhancedForLoopTree
        || tree instanceof WhileLoopTree
        || tree instanceof DoWhileLoopTree;
  }

  /** Whether a tree runs at another time than the code around it: a class, or a lambda. */
  public static boolean runsApart(Tree tree) {
    return tree instanceof ClassTree || tree instanceof LambdaExpressionTree;
  }

  /** The method whose body runs a place itself; empty in a lambda or class that it creates. */
  public static Optional<TreePath> methodRunning(TreePath place) {
    for (TreePath at = place; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof MethodTree) {
        return Optional.of(at);
      }
      if (runsApart(at.getLeaf())) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Whether a place in a block or other tree runs apart from it, in a lambda or a class. */
  public static boolean runsApart(TreePath place, Tree scope) {
    for (TreePath at = place; at.getLeaf() != scope; at = at.getParentPath()) {
      if (runsApart(at.getLeaf())) {
        return true;
      }
    }
    return false;
  }

  /** The parentheses and conditional expressions around an expression that may be their value. */
  public static TreePath withChoices(TreePath value) {
    TreePath around = withParentheses(value);
    return around.getParentPath().getLeaf() instanceof ConditionalExpressionTree choice
            && choice.getCondition() != around.getLeaf()
        ? withChoices(around.getParentPath())
        : around;
  }

  /** The call of a method on the value of an expression; empty if the value is used otherwise. */
  public static Optional<TreePath> callOn(TreePath value) {
    TreePath parent = value.getParentPath();
    return parent.getLeaf() instanceof MemberSelectTree select
            && select.getExpression() == value.getLeaf()
            && parent.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() == select
        ? Optional.of(parent.getParentPath())
        : Optional.empty();
  }
}
