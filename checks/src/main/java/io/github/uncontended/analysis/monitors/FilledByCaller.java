package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.ExpressionEquality;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Optional;

/**
 * Whether an object with a locked method for the lookup and another one for the store is a cache: a
 * method of other code looks a key up in it and later stores a value under the same key.
 */
final class FilledByCaller {
  private FilledByCaller() {}

  static boolean isBetween(CriticalSection lookup, CriticalSection store, VisitorState state) {
    Optional<MethodSymbol> get = methodWithKey(lookup, 1);
    Optional<MethodSymbol> put = methodWithKey(store, 2);
    return get.isPresent()
        && put.isPresent()
        && CompilationIndex.of(state).calls(put.get()).stream()
            .anyMatch(call -> followsLookup(call, get.get()));
  }

  /** The method that is a section, if it takes a key and the given number of arguments. */
  private static Optional<MethodSymbol> methodWithKey(CriticalSection section, int arguments) {
    return section.isWholeMethod()
        ? section.methodSymbol().filter(method -> method.params().size() == arguments)
        : Optional.empty();
  }

  /** Whether a method looks the key up before it stores a value under it in the same object. */
  private static boolean followsLookup(TreePath path, MethodSymbol lookup) {
    MethodTree method = ASTHelpers.findEnclosingNode(path, MethodTree.class);
    if (method == null || !(path.getLeaf() instanceof MethodInvocationTree store)) {
      return false;
    }
    return Expressions.contains(
        method,
        part ->
            part instanceof MethodInvocationTree call
                && lookup.equals(Symbols.of(call.getMethodSelect()))
                && Source.start(call) < Source.start(store)
                && isSame(ASTHelpers.getReceiver(call), ASTHelpers.getReceiver(store))
                && isSame(call.getArguments().get(0), store.getArguments().get(0)));
  }

  private static boolean isSame(ExpressionTree one, ExpressionTree other) {
    if (one == null || other == null) {
      return one == other;
    }
    return Symbols.of(one) instanceof VarSymbol && ExpressionEquality.areSame(one, other);
  }
}
