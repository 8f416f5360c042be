package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The lock of a value that is looked up by a key: whoever takes it next waits there for the others
 * with that key, so that a short wait in the lookup costs nothing more.
 */
public final class OwnLock {
  private static final ImmutableSet<String> LOCKS = ImmutableSet.of("lock", "lockInterruptibly");

  /** What gives a lock of a {@code ReadWriteLock}, or a view of another one as such. */
  private static final ImmutableSet<String> VIEWS =
      ImmutableSet.of("readLock", "writeLock", "asReadLock", "asWriteLock", "asReadWriteLock");

  private static final int GETTERS = 2;

  private OwnLock() {}

  /** Whether the first thing that is done with the value of a call is to take its lock. */
  public static boolean isTakenAfter(TreePath call, VisitorState state) {
    return isTakenAfter(call, GETTERS, state);
  }

  /**
   * The same for a call.
   *
   * @param getters how many methods may return the value before its lock is taken
   */
  private static boolean isTakenAfter(TreePath call, int getters, VisitorState state) {
    TreePath value = Places.withCasts(call);
    TreePath parent = value.getParentPath();
    if (isCallOf(VIEWS, parent)) {
      return isTakenAfter(parent.getParentPath(), getters, state);
    }
    if (parent.getLeaf() instanceof ReturnTree) {
      return getters > 0 && isTakenByCallers(parent, getters - 1, state);
    }
    if (!(parent.getLeaf() instanceof VariableTree variable)) {
      return locks(value);
    }
    Tree scope = parent.getParentPath().getLeaf();
    return scope instanceof BlockTree
        && UnitIndex.of(call.getCompilationUnit(), state.context)
            .uses(ASTHelpers.getSymbol(variable))
            .stream()
            .min(Comparator.comparingInt(use -> Source.start(use.getLeaf())))
            .filter(use -> blockAround(use) == scope && isTakenAfter(use, getters, state))
            .isPresent();
  }

  /** Whether all calls of the method that a statement returns from take the lock of its value. */
  private static boolean isTakenByCallers(TreePath returned, int getters, VisitorState state) {
    List<TreePath> calls =
        Places.methodRunning(returned)
            .map(method -> ASTHelpers.getSymbol((MethodTree) method.getLeaf()))
            .map(CompilationIndex.of(state)::calls)
            .orElse(ImmutableList.of());
    return !calls.isEmpty() && calls.stream().allMatch(each -> isTakenAfter(each, getters, state));
  }

  private static Tree blockAround(TreePath use) {
    TreePath at = use;
    while (!(at.getLeaf() instanceof BlockTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }

  /** Whether the code around a value takes its monitor or lock. */
  private static boolean locks(TreePath value) {
    TreePath parent = value.getParentPath();
    if (parent.getLeaf() instanceof SynchronizedTree) {
      return true;
    }
    return isCallOf(LOCKS, parent)
        || calledBy(parent)
            .filter(method -> (method.flags() & Flags.SYNCHRONIZED) != 0)
            .isPresent();
  }

  private static boolean isCallOf(ImmutableSet<String> names, TreePath select) {
    return calledBy(select)
        .filter(method -> names.contains(method.name.toString()))
        .filter(
            method -> KnownTypes.packageOf(method.enclClass()).equals("java.util.concurrent.locks"))
        .isPresent();
  }

  /** The method that is called on a value which stands in a member select; empty for none. */
  private static Optional<MethodSymbol> calledBy(TreePath select) {
    return select.getLeaf() instanceof MemberSelectTree
            && select.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() == select.getLeaf()
            && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        ? Optional.of(method)
        : Optional.empty();
  }
}
