package io.github.uncontended.analysis.sharing;

import com.google.errorprone.VisitorState;
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
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Whether a place is in a critical section that all threads contend for. */
public final class HeldLocks {
  /** How many callers are followed. */
  private static final int CALLERS = 3;

  private HeldLocks() {}

  /**
   * Whether a thread holds an exclusive lock at a place: in a {@code synchronized} method, in a
   * block that locks {@code this}, a class or a field, or in a {@code try} whose {@code finally}
   * unlocks a field. One of many locks, such as one per key, and read locks do not count.
   */
  public static boolean areAt(TreePath place) {
    return lockAt(place).isPresent();
  }

  /**
   * Whether a thread holds an exclusive lock at a place, or at each call of the method around it in
   * the compilation, and the same one at each. Other code may call public and protected methods
   * too, unless they are annotated {@code @VisibleForTesting}.
   */
  public static boolean areAtOrAtCallers(TreePath place, VisitorState state) {
    return areAt(place) || lockOfCallers(place, state, CALLERS).isPresent();
  }

  private static Optional<Symbol> lockOfCallers(TreePath place, VisitorState state, int depth) {
    Optional<MethodSymbol> method = method(place);
    if (depth == 0 || method.isEmpty() || !isCalledFromCompilationOnly(method.get())) {
      return Optional.empty();
    }
    Symbol common = null;
    for (TreePath call : CompilationIndex.of(state).calls(method.get())) {
      if (method(call).equals(method)) {
        continue;
      }
      boolean invokes = call.getLeaf() instanceof MethodInvocationTree;
      Optional<Symbol> lock =
          invokes ? lockAt(call).or(() -> lockOfCallers(call, state, depth - 1)) : Optional.empty();
      if (lock.isEmpty() || (common != null && common != lock.get())) {
        return Optional.empty();
      }
      common = lock.get();
    }
    return Optional.ofNullable(common);
  }

  private static boolean isCalledFromCompilationOnly(MethodSymbol method) {
    return (method.flags() & (Flags.PUBLIC | Flags.PROTECTED)) == 0
        || (method.enclClass().flags() & (Flags.PUBLIC | Flags.PROTECTED)) == 0
        || Symbols.isVisibleForTesting(method);
  }

  /** The method whose body runs a place. */
  private static Optional<MethodSymbol> method(TreePath place) {
    return Places.methodRunning(place)
        .map(method -> ASTHelpers.getSymbol((MethodTree) method.getLeaf()));
  }

  /** The variable that holds the lock, or the class whose methods or instances are the lock. */
  private static Optional<Symbol> lockAt(TreePath place) {
    Tree within = null;
    for (Tree around : place) {
      if (around instanceof SynchronizedTree block && isSingleLock(block.getExpression())) {
        return Optional.of(lock(block.getExpression()));
      }
      if (around instanceof TryTree attempt && attempt.getBlock() == within) {
        Optional<Symbol> unlocked = unlocked(attempt.getFinallyBlock());
        if (unlocked.isPresent()) {
          return unlocked;
        }
      }
      if (around instanceof MethodTree method) {
        return method.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)
            ? Optional.of(ASTHelpers.getSymbol(method).enclClass())
            : Optional.empty();
      }
      if (around instanceof LambdaExpressionTree || around instanceof ClassTree) {
        return Optional.empty();
      }
      within = around;
    }
    return Optional.empty();
  }

  private static Symbol lock(ExpressionTree expression) {
    Symbol lock = ASTHelpers.getSymbol(ASTHelpers.stripParentheses(expression));
    return lock.name.contentEquals("this") || lock.name.contentEquals("class")
        ? ASTHelpers.enclosingClass(lock)
        : lock;
  }

  private static Optional<Symbol> unlocked(BlockTree last) {
    return last == null
        ? Optional.empty()
        : last.getStatements().stream().flatMap(it -> unlocked(it).stream()).findFirst();
  }

  private static Optional<Symbol> unlocked(StatementTree statement) {
    return statement instanceof ExpressionStatementTree expression
            && expression.getExpression() instanceof MethodInvocationTree call
            && call.getMethodSelect() instanceof MemberSelectTree select
            && select.getIdentifier().contentEquals("unlock")
            && isExclusive(select.getExpression())
        ? Optional.of(lockBehind(select.getExpression()))
        : Optional.empty();
  }

  /** The lock that an expression names, or whose write lock it is. */
  private static Symbol lockBehind(ExpressionTree expression) {
    ExpressionTree lock = ASTHelpers.stripParentheses(expression);
    return lock instanceof MethodInvocationTree call
        ? lock(ASTHelpers.getReceiver(call))
        : lock(lock);
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
    return Symbols.of(bare) instanceof VarSymbol variable
        && variable.owner instanceof ClassSymbol
        && (variable.isStatic() || variable.name.contentEquals("this") || Assignments.isOwn(bare));
  }
}
