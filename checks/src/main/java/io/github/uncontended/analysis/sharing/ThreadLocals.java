package io.github.uncontended.analysis.sharing;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;

/**
 * Thread locals, by their methods. Netty, Lucene, Dubbo and others have classes of their own, of
 * the same form.
 */
final class ThreadLocals {
  private ThreadLocals() {}

  /** Whether a method is one of a thread local. */
  static boolean declares(Symbol method) {
    return method.owner != null && isThreadLocal(method.owner);
  }

  private static boolean isThreadLocal(Symbol type) {
    return type.name.toString().endsWith("ThreadLocal");
  }

  /** Whether a value becomes that of a thread: by {@code set} or as the initial one. */
  static boolean receives(TreePath value) {
    TreePath at = Places.withParentheses(value).getParentPath();
    Tree parent = at.getLeaf();
    if (parent instanceof MethodInvocationTree call) {
      return isCall(call, value.getLeaf() instanceof MemberReferenceTree ? "withInitial" : "set");
    }
    if (parent instanceof LambdaExpressionTree) {
      return at.getParentPath().getLeaf() instanceof MethodInvocationTree call
          && isCall(call, "withInitial");
    }
    return parent instanceof ReturnTree && isInitialValue(at);
  }

  private static boolean isInitialValue(TreePath result) {
    MethodTree method = ASTHelpers.findEnclosingNode(result, MethodTree.class);
    if (method == null
        || !method.getName().contentEquals("initialValue")
        || !method.getParameters().isEmpty()) {
      return false;
    }
    Symbol parent = ASTHelpers.getSymbol(method).enclClass().getSuperclass().tsym;
    return parent != null && isThreadLocal(parent);
  }

  private static boolean isCall(MethodInvocationTree call, String name) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && method.name.contentEquals(name)
        && declares(method);
  }
}
