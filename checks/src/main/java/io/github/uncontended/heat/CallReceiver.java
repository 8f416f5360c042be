package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;

/** The object whose method a call or a method reference runs. */
final class CallReceiver {
  private CallReceiver() {}

  /** Its static type; null if that does not say which methods may run. */
  static ClassSymbol typeOf(TreePath call, VisitorState state) {
    if (call.getLeaf() instanceof MemberReferenceTree reference) {
      return symbol(ASTHelpers.getType(reference.getQualifierExpression()));
    }
    if (!(call.getLeaf() instanceof MethodInvocationTree invocation)
        || !(Symbols.of(invocation.getMethodSelect()) instanceof MethodSymbol method)) {
      return null;
    }
    if (invocation.getMethodSelect() instanceof MemberSelectTree select) {
      return symbol(ASTHelpers.getType(select.getExpression()));
    }
    for (Tree around : call) {
      if (around instanceof ClassTree
          && Symbols.of(around) instanceof ClassSymbol symbol
          && symbol.isSubClass(method.owner, state.getTypes())) {
        return symbol;
      }
    }
    return null;
  }

  private static ClassSymbol symbol(Type type) {
    return type != null && type.tsym instanceof ClassSymbol symbol ? symbol : null;
  }

  /** Whether the method of the superclass runs, and no override. */
  static boolean isSuper(Tree call) {
    return call instanceof MemberReferenceTree reference
        ? Expressions.isSuper(reference.getQualifierExpression())
        : call instanceof MethodInvocationTree invocation
            && invocation.getMethodSelect() instanceof MemberSelectTree select
            && Expressions.isSuper(select.getExpression());
  }
}
