package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;

/** Queues that are never full, so that a thread that adds to them does not wait. */
final class UnboundedQueue {
  /** What {@code BlockingQueue} and {@code BlockingDeque} call an addition that may wait. */
  private static final ImmutableSet<String> ADDITIONS =
      ImmutableSet.of("offer", "offerFirst", "offerLast", "put", "putFirst", "putLast");

  private UnboundedQueue() {}

  /** Whether a call adds to a queue that certainly has no bound. */
  static boolean isAddedToBy(MethodInvocationTree call, VisitorState state) {
    ExpressionTree queue = ASTHelpers.getReceiver(call);
    return queue != null
        && ADDITIONS.contains(ASTHelpers.getSymbol(call).name.toString())
        && (isUnbounded(ASTHelpers.getType(queue)) || isCreatedWithoutBound(queue, state));
  }

  private static boolean isCreatedWithoutBound(ExpressionTree queue, VisitorState state) {
    if (!(Symbols.of(queue) instanceof VarSymbol variable)) {
      return false;
    }
    return Assignments.areAll(
        variable,
        value ->
            value instanceof NewClassTree creation
                && (isUnbounded(ASTHelpers.getType(creation))
                    || ApiFact.UNBOUNDED.holdsFor(ASTHelpers.getSymbol(creation))),
        state);
  }

  private static boolean isUnbounded(Type type) {
    return type != null && ApiFact.UNBOUNDED.holdsForType(type.tsym.flatName().toString());
  }
}
