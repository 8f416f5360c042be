package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Whether what a miss stores exists before the miss: what the caller passes beside the key, the
 * thread that calls, the time, a constant. A cache creates what it stores, or computes it from the
 * key; all else is a table of owners, of times or of states, whose hits decide something.
 *
 * @param slot what is stored into
 * @param reads of the unit
 * @param state of the unit
 */
record StoredValue(Slot slot, SlotReads reads, VisitorState state) {
  /** Whether a path stores only such values beside keys, or indices. */
  boolean existsBefore(ExecutionPath fill) {
    List<MethodInvocationTree> stores = new ArrayList<>();
    for (Step step : fill.steps()) {
      Expressions.evaluates(
          step.tree(),
          part -> {
            if (part instanceof MethodInvocationTree call && reads.storesItself(call, slot)) {
              stores.add(call);
            }
            return false;
          });
    }
    return !stores.isEmpty() && stores.stream().allMatch(this::storesWhatExists);
  }

  private boolean storesWhatExists(MethodInvocationTree store) {
    List<? extends ExpressionTree> arguments = store.getArguments();
    return arguments.size() == 2
        && exists(arguments.get(1), Symbols.of(arguments.get(0)), new HashSet<>());
  }

  private boolean exists(ExpressionTree expression, Symbol key, Set<VarSymbol> followed) {
    ExpressionTree value = Expressions.withoutCasts(expression);
    if (ASTHelpers.constValue(value) != null) {
      return true;
    }
    if (value instanceof BinaryTree operation) {
      return exists(operation.getLeftOperand(), key, followed)
          && exists(operation.getRightOperand(), key, followed);
    }
    if (value instanceof UnaryTree operation) {
      return exists(operation.getExpression(), key, followed);
    }
    if (value instanceof MethodInvocationTree call) {
      return call.getArguments().isEmpty() && returnsWhatExists(call, key, followed);
    }
    return Symbols.of(value) instanceof VarSymbol variable
        && !variable.equals(key)
        && holdsWhatExists(variable, key, followed);
  }

  /** Whether a call only reads the thread or the time, and creates nothing. */
  private boolean returnsWhatExists(
      MethodInvocationTree call, Symbol key, Set<VarSymbol> followed) {
    return Symbols.of(call) instanceof MethodSymbol method
        && ApiFact.PURE.holdsFor(method)
        && !ApiFact.FRESH.holdsFor(method)
        && !ApiFact.UNIQUE.holdsFor(method)
        && (method.isStatic() || isOfThreadOrTime(ASTHelpers.getReceiver(call), key, followed));
  }

  /** What is computed from a parameter is new, other than what is read of the thread or time. */
  private boolean isOfThreadOrTime(ExpressionTree receiver, Symbol key, Set<VarSymbol> followed) {
    return receiver != null
        && !(Symbols.of(receiver) instanceof VarSymbol variable
            && variable.getKind() == ElementKind.PARAMETER)
        && exists(receiver, key, followed);
  }

  private boolean holdsWhatExists(VarSymbol variable, Symbol key, Set<VarSymbol> followed) {
    if (variable.owner instanceof ClassSymbol) {
      // The number of entries is new with each of them.
      return variable.isStatic()
          && (variable.flags() & Flags.FINAL) != 0
          && !variable.equals(slot.holder());
    }
    boolean isParameter = variable.getKind() == ElementKind.PARAMETER;
    List<ExpressionTree> values = Assignments.values(variable, state);
    // What refers back to the variable adds no other value.
    return !followed.add(variable)
        || ((isParameter || !values.isEmpty())
            && values.stream()
                .allMatch(
                    value -> reads.isValue(value, slot, Set.of()) || exists(value, key, followed)));
  }
}
