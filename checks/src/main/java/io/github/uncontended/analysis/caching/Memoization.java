package io.github.uncontended.analysis.caching;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.List;
import java.util.Optional;

/**
 * Whether code runs once per key, per thread or at all, because its result is memoized: in a
 * function that a memoizing call takes, in a cache loader, or in a lazy initialization.
 */
public final class Memoization {
  /** How often a memoizing call runs the function that it takes. */
  public enum Frequency {
    /** When a key is absent, before the call returns, as {@code Map.computeIfAbsent}. */
    ON_MISS,
    /** When a later lookup misses, as the loader of a cache. */
    ON_LATER_MISS,
    /** At most once per thread. */
    ONCE_PER_THREAD,
    /** At most once. */
    ONCE
  }

  /** How many private methods are followed to their calls. */
  private static final int CALLS = 3;

  private Memoization() {}

  /**
   * How often a call runs a function that it takes; empty if it does not memoize the function's
   * result.
   */
  public static Optional<Frequency> of(MethodInvocationTree call) {
    ExpressionTree callee = call.getMethodSelect();
    String name = Expressions.simpleName(callee);
    return Optional.ofNullable(
        switch (name) {
          case "computeIfAbsent" -> Frequency.ON_MISS;
          case "withInitial" -> Frequency.ONCE_PER_THREAD;
          case "memoize", "memoized", "lazy" -> Frequency.ONCE;
          case "of" -> owner(callee).equals("Lazy") ? Frequency.ONCE : null;
          // The caches of Guava and Caffeine.
          case "get" -> call.getArguments().size() == 2 ? Frequency.ON_MISS : null;
          default ->
              ApiFact.BUILDS_CACHE.isMethodName(name) && owner(callee).contains("Cache")
                  ? Frequency.ON_LATER_MISS
                  : null;
        });
  }

  /** The simple name of the class that declares a method; empty if javac does not know it. */
  private static String owner(ExpressionTree callee) {
    return Symbols.of(callee) instanceof MethodSymbol method ? method.owner.name.toString() : "";
  }

  /**
   * Whether the result of an expression is memoized: it is evaluated in a function that a memoizing
   * call takes, in a cache loader, in a {@linkplain LazyInitialization lazy initialization}, or in
   * another {@linkplain OneTimeBranch branch that runs once}, or in a private method of which all
   * calls are memoized.
   */
  public static boolean covers(TreePath expression, VisitorState state) {
    return covers(expression, CALLS, state);
  }

  private static boolean covers(TreePath expression, int calls, VisitorState state) {
    if (isOnMiss(expression, state)) {
      return true;
    }
    Tree child = expression.getLeaf();
    for (TreePath path = expression.getParentPath(); path != null; path = path.getParentPath()) {
      Tree tree = path.getLeaf();
      if (tree instanceof MethodInvocationTree call
          && (child instanceof LambdaExpressionTree || child instanceof MemberReferenceTree)
          && of(call).isPresent()) {
        return true;
      }
      if (isOnMiss(path, state)) {
        return true;
      }
      if (tree instanceof MethodTree method) {
        return (ApiFact.LOADS_VALUE.isMethodName(method.getName().toString())
                && ASTHelpers.hasAnnotation(method, "java.lang.Override", state))
            || (calls > 0 && isCalledOnMiss(ASTHelpers.getSymbol(method), calls - 1, state));
      }
      if (tree instanceof ClassTree) {
        return false;
      }
      child = tree;
    }
    return false;
  }

  private static boolean isCalledOnMiss(MethodSymbol method, int calls, VisitorState state) {
    if (!method.isPrivate()) {
      return false;
    }
    List<TreePath> all = CompilationIndex.of(state).calls(method);
    return !all.isEmpty() && all.stream().allMatch(call -> covers(call, calls, state));
  }

  private static boolean isOnMiss(TreePath path, VisitorState state) {
    return LazyInitialization.contains(path, state) || OneTimeBranch.field(path, state).isPresent();
  }
}
