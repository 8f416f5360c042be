package io.github.uncontended.analysis.caching;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;

/** Whether code runs once a key, once a thread or once at all, since what it gives is kept. */
public final class Memoization {
  /** Methods that keep what the function they are given returns. */
  private static final ImmutableSet<String> KEEPERS =
      ImmutableSet.of("computeIfAbsent", "withInitial", "memoize", "memoized", "lazy");

  /** Methods of cache builders and loaders that take what loads a key. */
  private static final ImmutableSet<String> CACHE_BUILDING =
      ImmutableSet.of("build", "buildAsync", "from");

  /** Of {@code ThreadLocal}, {@code ClassValue}, and the loaders of Guava and Caffeine. */
  private static final ImmutableSet<String> LOADERS =
      ImmutableSet.of("initialValue", "computeValue", "load");

  private Memoization() {}

  /**
   * Whether an expression is evaluated in a function whose result is memoized, in a loader, or to
   * fill what was found empty ({@link LazyInitialization}).
   */
  public static boolean covers(TreePath expression, VisitorState state) {
    if (LazyInitialization.isKept(expression)) {
      return true;
    }
    Tree child = expression.getLeaf();
    for (TreePath path = expression.getParentPath(); path != null; path = path.getParentPath()) {
      Tree tree = path.getLeaf();
      if (tree instanceof MethodInvocationTree call
          && (child instanceof LambdaExpressionTree || child instanceof MemberReferenceTree)
          && keepsResult(call)) {
        return true;
      }
      if (LazyInitialization.isKept(path)) {
        return true;
      }
      if (tree instanceof MethodTree method) {
        return LOADERS.contains(method.getName().toString())
            && ASTHelpers.hasAnnotation(method, "java.lang.Override", state);
      }
      if (tree instanceof ClassTree) {
        return false;
      }
      child = tree;
    }
    return false;
  }

  /** Whether a call keeps what the function that it is given returns. */
  private static boolean keepsResult(MethodInvocationTree call) {
    ExpressionTree select = call.getMethodSelect();
    String name =
        select instanceof MemberSelectTree member
            ? member.getIdentifier().toString()
            : ((IdentifierTree) select).getName().toString();
    return KEEPERS.contains(name)
        // Guava's and Caffeine's caches.
        || (name.equals("get") && call.getArguments().size() == 2)
        || (CACHE_BUILDING.contains(name)
            && ASTHelpers.getSymbol(select) instanceof MethodSymbol method
            && method.owner.name.toString().contains("Cache"))
        || (name.equals("of")
            && ASTHelpers.getSymbol(select) instanceof MethodSymbol method
            && method.owner.name.contentEquals("Lazy"));
  }
}
