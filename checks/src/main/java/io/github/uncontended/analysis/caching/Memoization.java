package io.github.uncontended.analysis.caching;

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
import io.github.uncontended.analysis.library.ApiFact;

/** Whether code runs once a key, once a thread or once at all, since what it gives is kept. */
public final class Memoization {
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
        return ApiFact.LOADS_VALUE.isMethodName(method.getName().toString())
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
    return ApiFact.MEMOIZES.isMethodName(name)
        // Guava's and Caffeine's caches.
        || (name.equals("get") && call.getArguments().size() == 2)
        || (ApiFact.BUILDS_CACHE.isMethodName(name)
            && ASTHelpers.getSymbol(select) instanceof MethodSymbol method
            && method.owner.name.toString().contains("Cache"))
        || (name.equals("of")
            && ASTHelpers.getSymbol(select) instanceof MethodSymbol method
            && method.owner.name.contentEquals("Lazy"));
  }
}
