package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.collections.QueueOrder;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;

/**
 * Whether a collection is a queue that code consumes: it takes the next element out, whichever it
 * is, and uses it. Code that drops what it takes out evicts an entry of a cache.
 */
final class ConsumedQueue {
  private ConsumedQueue() {}

  static boolean isIn(VarSymbol field, UnitIndex index) {
    return index.uses(field).stream()
        .map(use -> use.getParentPath().getParentPath())
        .anyMatch(call -> takes(call, field));
  }

  private static boolean takes(TreePath path, VarSymbol field) {
    return path.getLeaf() instanceof MethodInvocationTree call
        && call.getArguments().isEmpty()
        && QueueOrder.takes(Expressions.simpleName(call.getMethodSelect()))
        && ASTHelpers.getReceiver(call) != null
        && field.equals(Symbols.of(ASTHelpers.getReceiver(call)))
        && !(path.getParentPath().getLeaf() instanceof ExpressionStatementTree);
  }
}
