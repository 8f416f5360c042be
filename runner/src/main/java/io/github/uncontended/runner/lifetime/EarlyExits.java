package io.github.uncontended.runner.lifetime;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds statements that leave a method or a loop before a statement is reached, without throwing.
 */
final class EarlyExits {
  private EarlyExits() {}

  /** Whether a return, break or continue precedes a statement of a block. */
  static boolean existBefore(StatementTree statement, List<? extends StatementTree> block) {
    return any(statement, block, exit -> true);
  }

  /** Whether a return of an existing object precedes a statement of a block. */
  static boolean returnExistingBefore(
      StatementTree statement, List<? extends StatementTree> block) {
    return any(
        statement,
        block,
        exit -> exit instanceof ReturnTree result && !isFresh(result.getExpression()));
  }

  private static boolean isFresh(ExpressionTree value) {
    if (value == null) {
      return false;
    }
    ExpressionTree returned = ASTHelpers.stripParentheses(value);
    return returned instanceof NewClassTree
        || returned instanceof LiteralTree
        || returned instanceof LambdaExpressionTree;
  }

  private static boolean any(
      StatementTree statement, List<? extends StatementTree> block, Predicate<Tree> exit) {
    int at = block.indexOf(statement);
    Boolean found =
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitReturn(ReturnTree tree, Void unused) {
            return exit.test(tree);
          }

          @Override
          public Boolean visitBreak(BreakTree tree, Void unused) {
            return exit.test(tree);
          }

          @Override
          public Boolean visitContinue(ContinueTree tree, Void unused) {
            return exit.test(tree);
          }

          @Override
          public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
            return false;
          }

          @Override
          public Boolean visitClass(ClassTree tree, Void unused) {
            return false;
          }

          @Override
          public Boolean reduce(Boolean left, Boolean right) {
            return Boolean.TRUE.equals(left) || Boolean.TRUE.equals(right);
          }
        }.scan(block.subList(0, Math.max(0, at)), null);
    return Boolean.TRUE.equals(found);
  }
}
