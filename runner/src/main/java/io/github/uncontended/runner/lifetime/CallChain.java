package io.github.uncontended.runner.lifetime;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.Optional;

/**
 * The way from a place outward, over what runs it, to where the search has come.
 *
 * @param called whether the place is in a method that is called, not in what runs with a
 *     construction
 * @param built the classes whose construction runs what comes before, the place's end first; a
 *     class stands for its subclasses where those run it by {@code super(…)}
 * @param runner the method or constructor that the way has come to; null at the start
 */
record CallChain(boolean called, ImmutableList<ClassSymbol> built, MethodSymbol runner) {
  static final CallChain START = new CallChain(false, ImmutableList.of(), null);

  /** The way to what runs the place where this one has come. */
  CallChain to(MethodSymbol next) {
    boolean calledFirst = called || (runner == null && !next.isConstructor());
    if (!next.isConstructor()) {
      return new CallChain(calledFirst, built, next);
    }
    ClassSymbol type = next.enclClass();
    boolean same = !built.isEmpty() && built.get(built.size() - 1) == type;
    return new CallChain(
        calledFirst,
        same ? built : ImmutableList.<ClassSymbol>builder().addAll(built).add(type).build(),
        next);
  }

  /** The way over a call: a subclass that calls {@code super(…)} takes its superclass's place. */
  CallChain through(TreePath call) {
    boolean constructs = call.getLeaf() instanceof MethodInvocationTree && runner.isConstructor();
    return constructs && !built.isEmpty()
        ? new CallChain(called, built.subList(0, built.size() - 1), runner)
        : this;
  }

  /** The class whose construction runs the place; empty where none does. */
  Optional<ClassSymbol> first() {
    return built.stream().findFirst();
  }
}
