package io.github.uncontended.analysis.sharing;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/** Whether a place is in a critical section that all threads contend for. */
public final class HeldLocks {
  private HeldLocks() {}

  /**
   * Whether a thread holds an exclusive lock at a place: in a {@code synchronized} method, in a
   * block that locks {@code this}, a class or a field, or in a {@code try} whose {@code finally}
   * unlocks a field. One of many locks, such as one per key, and read locks do not count.
   */
  public static boolean areAt(TreePath place) {
    Tree within = null;
    for (Tree around : place) {
      if (around instanceof SynchronizedTree block && isSingleLock(block.getExpression())) {
        return true;
      }
      if (around instanceof TryTree attempt
          && attempt.getBlock() == within
          && unlocks(attempt.getFinallyBlock())) {
        return true;
      }
      if (around instanceof MethodTree method) {
        return method.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED);
      }
      if (around instanceof LambdaExpressionTree || around instanceof ClassTree) {
        return false;
      }
      within = around;
    }
    return false;
  }

  private static boolean unlocks(BlockTree last) {
    return last != null && last.getStatements().stream().anyMatch(HeldLocks::unlocks);
  }

  private static boolean unlocks(StatementTree statement) {
    return statement instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("unlock")
        && isExclusive(select.getExpression());
  }

  private static boolean isExclusive(ExpressionTree expression) {
    ExpressionTree lock = ASTHelpers.stripParentheses(expression);
    if (lock instanceof MethodInvocationTree call) {
      return call.getMethodSelect() instanceof MemberSelectTree select
          && select.getIdentifier().contentEquals("writeLock")
          && isSingleLock(select.getExpression());
    }
    return isSingleLock(lock)
        && !ASTHelpers.getSymbol(lock).name.toString().toLowerCase(Locale.ROOT).contains("read");
  }

  /** Whether an expression is one lock per object or class, and not one of many. */
  private static boolean isSingleLock(ExpressionTree lock) {
    ExpressionTree bare = ASTHelpers.stripParentheses(lock);
    return ASTHelpers.getSymbol(bare) instanceof VarSymbol variable
        && variable.owner instanceof ClassSymbol
        && (variable.isStatic() || variable.name.contentEquals("this") || Assignments.isOwn(bare));
  }
}
