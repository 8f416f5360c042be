package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.Optional;

/** A value in an {@code AtomicReference} that a field holds, which is read without a lock. */
final class AtomicValue {
  private static final ImmutableSet<String> SETS =
      ImmutableSet.of("set", "lazySet", "compareAndSet");

  private static final Supplier<Type> REFERENCE =
      VisitorState.memoize(
          state -> state.getTypeFromString("java.util.concurrent.atomic.AtomicReference"));

  private AtomicValue() {}

  /** Whether a variable of a type holds its value so. */
  static boolean isIn(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, REFERENCE.get(state), state);
  }

  /** The field that holds the value which a call sets so. */
  static Optional<VarSymbol> set(MethodInvocationTree call, VisitorState state) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return receiver != null
            && SETS.contains(Expressions.simpleName(call.getMethodSelect()))
            && Symbols.of(receiver) instanceof VarSymbol field
            && (field.isStatic() || Assignments.isOwn(ASTHelpers.stripParentheses(receiver)))
            && isIn(field.type, state)
        ? Optional.of(field)
        : Optional.empty();
  }
}
