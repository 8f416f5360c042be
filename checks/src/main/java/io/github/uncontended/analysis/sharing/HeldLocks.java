package io.github.uncontended.analysis.sharing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
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
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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

  /**
   * Whether a thread holds a lock at a place that it looked up by a key, such as one of Guava's
   * striped locks: threads with the same key wait for that lock already.
   */
  public static boolean areAtFor(ExpressionTree key, TreePath place, VisitorState state) {
    return Symbols.of(key) instanceof VarSymbol
        && around(place).stream().anyMatch(held -> isOf(key, held.value(), state));
  }

  /** Whether a lock is the result of a call with a key, or a local variable that has it. */
  private static boolean isOf(ExpressionTree key, ExpressionTree lock, VisitorState state) {
    ExpressionTree value = ASTHelpers.stripParentheses(lock);
    if (Symbols.of(value) instanceof VarSymbol variable && !Expressions.isField(variable)) {
      List<ExpressionTree> values = Assignments.values(variable, state);
      return values.size() == 1 && isLookup(key, values.get(0));
    }
    return isLookup(key, value);
  }

  private static boolean isLookup(ExpressionTree key, ExpressionTree value) {
    return ASTHelpers.stripParentheses(value) instanceof MethodInvocationTree call
        && call.getArguments().stream()
            .anyMatch(argument -> Symbols.of(argument) == Symbols.of(key));
  }

  /** The variable that holds the lock, or the class whose methods or instances are the lock. */
  private static Optional<Symbol> lockAt(TreePath place) {
    return around(place).stream()
        .flatMap(held -> held.single().stream())
        .findFirst()
        .or(
            () ->
                method(place)
                    .filter(method -> (method.flags() & Flags.SYNCHRONIZED) != 0)
                    .map(MethodSymbol::enclClass));
  }

  /**
   * A lock that a statement takes.
   *
   * @param value that is locked, or whose {@code unlock()} is called
   * @param isMonitor whether it is a monitor
   */
  private record Held(ExpressionTree value, boolean isMonitor) {
    /** The lock, if it is exclusive and not one of many. */
    Optional<Symbol> single() {
      if (isMonitor) {
        return isSingleLock(value) ? Optional.of(lock(value)) : Optional.empty();
      }
      return isExclusive(value) ? Optional.of(lockBehind(value)) : Optional.empty();
    }
  }

  /** The locks of the statements around a place, innermost first. */
  private static List<Held> around(TreePath place) {
    List<Held> locks = new ArrayList<>();
    Tree within = null;
    for (Tree around : place) {
      if (around instanceof MethodTree || Places.runsApart(around)) {
        break;
      }
      if (around instanceof SynchronizedTree block) {
        locks.add(new Held(block.getExpression(), /* isMonitor= */ true));
      }
      if (around instanceof TryTree attempt
          && attempt.getBlock() == within
          && attempt.getFinallyBlock() != null) {
        for (StatementTree last : attempt.getFinallyBlock().getStatements()) {
          unlocked(last).ifPresent(it -> locks.add(new Held(it, /* isMonitor= */ false)));
        }
      }
      within = around;
    }
    return locks;
  }

  private static Symbol lock(ExpressionTree expression) {
    Symbol lock = Symbols.of(ASTHelpers.stripParentheses(expression));
    return lock.name.contentEquals("this") || lock.name.contentEquals("class")
        ? ASTHelpers.enclosingClass(lock)
        : lock;
  }

  /** The lock that a statement only gives back. */
  private static Optional<ExpressionTree> unlocked(StatementTree statement) {
    return statement instanceof ExpressionStatementTree expression
            && expression.getExpression() instanceof MethodInvocationTree call
            && call.getMethodSelect() instanceof MemberSelectTree select
            && select.getIdentifier().contentEquals("unlock")
        ? Optional.of(select.getExpression())
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
        && !Symbols.of(lock).name.toString().toLowerCase(Locale.ROOT).contains("read");
  }

  /** Whether an expression is one lock per object or class, and not one of many. */
  private static boolean isSingleLock(ExpressionTree lock) {
    ExpressionTree bare = ASTHelpers.stripParentheses(lock);
    return Symbols.of(bare) instanceof VarSymbol variable
        && variable.owner instanceof ClassSymbol
        && (variable.isStatic() || variable.name.contentEquals("this") || Assignments.isOwn(bare));
  }
}
