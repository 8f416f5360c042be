package io.github.uncontended.heat;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Collections;
import java.util.Optional;

/** A function that runs before the code around it goes on, as the body of a loop does. */
public final class ImmediateCallback {
  /** What calls the functions that it was made with when it is asked for its elements. */
  private static final ImmutableSet<String> LAZY =
      ImmutableSet.of("java.util.stream.BaseStream", "java.util.Iterator", "java.util.Spliterator");

  private ImmediateCallback() {}

  /** Whether a lambda or method reference is one: not that of a stream which later code reads. */
  public static boolean is(TreePath function, VisitorState state) {
    TreePath call = Places.withCasts(function).getParentPath();
    if (!(call.getLeaf() instanceof MethodInvocationTree)
        || !(Symbols.of(call.getLeaf()) instanceof MethodSymbol method)) {
      return false;
    }
    return switch (Callback.of(function).when()) {
      case AT_ONCE -> isConsumed(call, state);
      // Other libraries have views that are as lazy as streams.
      case PER_ELEMENT ->
          method.enclClass().flatName().toString().startsWith("java.") && isConsumed(call, state);
      case ON_MISS, NEVER_HOT, ON_TIMER, LATER -> false;
    };
  }

  /** Whether the last call of a chain of calls returns something that is complete. */
  private static boolean isConsumed(TreePath call, VisitorState state) {
    TreePath last = call;
    for (Optional<TreePath> next = Places.callOn(last);
        next.isPresent();
        next = Places.callOn(last)) {
      last = next.get();
    }
    Type result = ASTHelpers.getType(last.getLeaf());
    return result != null
        && (result.isPrimitiveOrVoid()
            || Collections.disjoint(KnownTypes.supertypes(result, state), LAZY));
  }
}
