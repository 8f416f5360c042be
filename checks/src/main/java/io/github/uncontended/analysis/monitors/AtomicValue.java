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

  /** Whether a method of this name may store a value so. */
  static boolean isSet(String method) {
    return SETS.contains(method);
  }

  /** Whether a call stores the value of a slot so. */
  static boolean isSet(MethodInvocationTree call, Slot slot, VisitorState state) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return receiver != null
        && isSet(Expressions.simpleName(call.getMethodSelect()))
        && Symbols.of(receiver) instanceof VarSymbol field
        && slot.holder().equals(field)
        && (field.isStatic() || Assignments.isOwn(ASTHelpers.stripParentheses(receiver)))
        && isIn(field.type, state);
  }
}
