package io.github.uncontended.analysis.collections;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.caching.LazyInitialization;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.function.Predicate;

/**
 * A cache that a queue of its keys bounds: what fills the cache on a miss adds to the queue, and
 * takes from it once it has too many. What fills other caches runs once for each key; a bounded one
 * is filled again and again when more keys are in use than it holds.
 *
 * <pre>
 *   if (v == null) { v = …; map.put(k, v); keys.add(k); if (keys.size() &gt; 256) { map.remove(keys.poll()); } }
 * </pre>
 */
final class CacheBound {
  private CacheBound() {}

  /** Whether a call in a condition tells whether the queue has too many elements. */
  static boolean isTested(TreePath size, Symbol queue, VisitorState state) {
    TreePath at = size;
    while (!(at.getLeaf() instanceof IfTree || at.getLeaf() instanceof WhileLoopTree)) {
      if (Places.runsApart(at.getLeaf()) || at.getLeaf() instanceof BlockTree) {
        return false;
      }
      at = at.getParentPath();
    }
    Tree evicting =
        at.getLeaf() instanceof IfTree test
            ? test.getThenStatement()
            : ((WhileLoopTree) at.getLeaf()).getStatement();
    return !Places.isWithin(size, evicting)
        && calls(QueueOrder::takes, queue, evicting, state)
        && isFilledOnMiss(at, queue, state);
  }

  private static boolean isFilledOnMiss(TreePath test, Symbol queue, VisitorState state) {
    for (TreePath at = test; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      if (LazyInitialization.contains(at, state)) {
        boolean isBranch = !(at.getParentPath().getLeaf() instanceof BlockTree);
        return calls(
            QueueOrder::adds, queue, isBranch ? at.getLeaf() : at.getParentPath().getLeaf(), state);
      }
    }
    return false;
  }

  /** Whether code, or a method of the unit that it calls, calls such a method of the queue. */
  private static boolean calls(
      Predicate<String> methods, Symbol queue, Tree code, VisitorState state) {
    return Expressions.contains(
        code,
        part ->
            part instanceof MethodInvocationTree call
                && (isCall(call, methods, queue)
                    || (Expressions.isOwnReceiver(ASTHelpers.getReceiver(call))
                        && Symbols.of(call) instanceof MethodSymbol helper
                        && UnitIndex.of(state)
                            .declaration(helper)
                            .filter(it -> callsItself(it.getLeaf(), methods, queue))
                            .isPresent())));
  }

  private static boolean callsItself(Tree code, Predicate<String> methods, Symbol queue) {
    return Expressions.contains(
        code, part -> part instanceof MethodInvocationTree call && isCall(call, methods, queue));
  }

  private static boolean isCall(
      MethodInvocationTree call, Predicate<String> methods, Symbol queue) {
    return ASTHelpers.getReceiver(call) != null
        && queue.equals(Symbols.of(ASTHelpers.getReceiver(call)))
        && methods.test(Expressions.simpleName(call.getMethodSelect()));
  }
}
