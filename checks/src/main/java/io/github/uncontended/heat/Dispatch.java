package io.github.uncontended.heat;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.List;

/**
 * Code that tells many kinds of requests apart: a {@code switch} with many cases, a long chain of
 * {@code else if}, or a long series of branches that each return. One of them says as little of how
 * often requests run it as one {@linkplain Routes route} of many does.
 */
final class Dispatch {
  /** From how many alternatives on each is one of many. */
  private static final int MANY = 10;

  private Dispatch() {}

  /** Whether a part of a tree is one of many alternatives. */
  static boolean leadsTo(Tree part, TreePath tree) {
    if (tree.getLeaf() instanceof CaseTree) {
      return isDispatch(tree.getParentPath().getLeaf());
    }
    return tree.getLeaf() instanceof IfTree test
        && part != test.getCondition()
        && !(part == test.getElseStatement() && part instanceof IfTree)
        && chainLength(tree) >= MANY;
  }

  /**
   * Whether a {@code switch} has many cases, and not one for each state that its object passes
   * through: a decoder comes to most of its states in each message.
   */
  private static boolean isDispatch(Tree choice) {
    boolean isStatement = choice instanceof SwitchTree;
    List<? extends CaseTree> cases =
        isStatement ? ((SwitchTree) choice).getCases() : ((SwitchExpressionTree) choice).getCases();
    if (cases.stream().filter(Dispatch::hasBody).count() < MANY) {
      return false;
    }
    return !isOwnState(
        ASTHelpers.stripParentheses(
            isStatement
                ? ((SwitchTree) choice).getExpression()
                : ((SwitchExpressionTree) choice).getExpression()));
  }

  private static boolean hasBody(CaseTree each) {
    return each.getBody() != null || !each.getStatements().isEmpty();
  }

  /** Whether a value is a field of the object itself, or what a method of it says. */
  private static boolean isOwnState(ExpressionTree value) {
    if (value instanceof MethodInvocationTree call) {
      return call.getArguments().isEmpty()
          && Expressions.isOwnReceiver(ASTHelpers.getReceiver(call));
    }
    return Expressions.isField(value) && Assignments.isOwn(value);
  }

  /** How many alternatives a chain of {@code else if} has that an {@code if} is part of. */
  private static int chainLength(TreePath test) {
    TreePath first = test;
    while (first.getParentPath().getLeaf() instanceof IfTree outer
        && outer.getElseStatement() == first.getLeaf()) {
      first = first.getParentPath();
    }
    int length = 1;
    Tree next = ((IfTree) first.getLeaf()).getElseStatement();
    while (next instanceof IfTree other) {
      length++;
      next = other.getElseStatement();
    }
    return next == null ? length + otherReturns(first) : length + 1;
  }

  /** How many branches of a block return besides one of its {@code if} statements, by kind. */
  private static int otherReturns(TreePath test) {
    if (!(test.getParentPath().getLeaf() instanceof BlockTree block)
        || !Returns.endsWithOne(((IfTree) test.getLeaf()).getThenStatement())) {
      return 0;
    }
    return (int)
        block.getStatements().stream()
            .filter(each -> each != test.getLeaf() && each instanceof IfTree)
            .map(each -> (IfTree) each)
            .filter(each -> each.getElseStatement() == null)
            .filter(each -> Returns.endsWithOne(each.getThenStatement()))
            .filter(each -> !EarlyReturn.isGuard(each))
            .count();
  }
}
