package io.github.uncontended.runner.lifetime;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.Optional;

/**
 * A path through the call graph, from a place in the code outward to a callable that executes it.
 *
 * @param inMethod whether the place is executed by a method call, not directly by a construction
 * @param constructed the classes whose construction executes the place, innermost first; a
 *     superclass is replaced by the subclass that calls it by {@code super(…)}
 * @param caller the method or constructor at the outer end; null for the empty path
 */
record CallChain(boolean inMethod, ImmutableList<ClassSymbol> constructed, MethodSymbol caller) {
  static final CallChain EMPTY = new CallChain(false, ImmutableList.of(), null);

  /** Extends the path to a callable that executes its outer end. */
  CallChain to(MethodSymbol next) {
    boolean startsInMethod = inMethod || (caller == null && !next.isConstructor());
    if (!next.isConstructor()) {
      return new CallChain(startsInMethod, constructed, next);
    }
    ClassSymbol type = next.enclClass();
    boolean same = !constructed.isEmpty() && constructed.get(constructed.size() - 1) == type;
    return new CallChain(
        startsInMethod,
        same
            ? constructed
            : ImmutableList.<ClassSymbol>builder().addAll(constructed).add(type).build(),
        next);
  }

  /**
   * Follows a call site of the caller: {@code super(…)} replaces the superclass by the subclass.
   */
  CallChain through(TreePath call) {
    boolean delegates = call.getLeaf() instanceof MethodInvocationTree && caller.isConstructor();
    return delegates && !constructed.isEmpty()
        ? new CallChain(inMethod, constructed.subList(0, constructed.size() - 1), caller)
        : this;
  }

  /** The innermost class whose construction executes the place; empty if there is none. */
  Optional<ClassSymbol> innermost() {
    return constructed.stream().findFirst();
  }
}
