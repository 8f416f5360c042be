package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
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
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
    Map<ExpressionTree, ExpressionTree> elements = new HashMap<>();
    for (Step step : fill.steps()) {
      if (step.target().orElse(null) instanceof ArrayAccessTree element
          && reads.isTarget(element, slot)) {
        elements.put(step.tree(), element.getIndex());
      }
      Expressions.evaluates(
          step.tree(),
          part -> {
            if (part instanceof MethodInvocationTree call
                && (reads.storesItself(call, slot) || isPassedOn(call))) {
              stores.add(call);
            } else if (part instanceof AssignmentTree assignment
                && assignment.getVariable() instanceof ArrayAccessTree element
                && reads.isTarget(element, slot)) {
              elements.put(assignment.getExpression(), element.getIndex());
            }
            return false;
          });
    }
    return !(stores.isEmpty() && elements.isEmpty())
        && stores.stream().allMatch(this::storesWhatExists)
        && elements.entrySet().stream().allMatch(this::storesWhatExists);
  }

  /** Whether a call gives a key and a value to a method of the class that stores them. */
  private boolean isPassedOn(MethodInvocationTree call) {
    return call.getArguments().size() == 2
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol helper
        && reads.stores(call, slot)
        && reads.own().body(call).stream()
            .flatMap(List::stream)
            .anyMatch(
                statement ->
                    Expressions.contains(
                        statement,
                        part ->
                            part instanceof MethodInvocationTree store
                                && store.getArguments().size() == 2
                                && helper
                                    .getParameters()
                                    .get(1)
                                    .equals(Symbols.of(store.getArguments().get(1)))));
  }

  private boolean storesWhatExists(MethodInvocationTree store) {
    List<? extends ExpressionTree> arguments = store.getArguments();
    return arguments.size() == 2
        && exists(arguments.get(1), keys(arguments.get(0)), new HashSet<>());
  }

  private boolean storesWhatExists(Map.Entry<ExpressionTree, ExpressionTree> valueAt) {
    Set<Symbol> keys = new HashSet<>();
    addNames(valueAt.getValue(), keys);
    return exists(valueAt.getKey(), keys, new HashSet<>());
  }

  /** Adds the variables that an index is computed from. */
  private void addNames(ExpressionTree index, Set<Symbol> keys) {
    Expressions.contains(
        index,
        part -> {
          if (part instanceof IdentifierTree
              && Symbols.of(part) instanceof VarSymbol variable
              && keys.add(variable)
              && !Expressions.isField(variable)) {
            Assignments.values(variable, state).forEach(value -> addNames(value, keys));
          }
          return false;
        });
  }

  private static Set<Symbol> keys(ExpressionTree key) {
    Symbol symbol = Symbols.of(key);
    return symbol == null ? Set.of() : Set.of(symbol);
  }

  private boolean exists(ExpressionTree expression, Set<Symbol> keys, Set<VarSymbol> followed) {
    ExpressionTree value = Expressions.withoutCasts(expression);
    if (ASTHelpers.constValue(value) != null) {
      return true;
    }
    if (value instanceof BinaryTree operation) {
      return !(Expressions.isString(operation) && namesPartOfKey(operation, keys))
          && exists(operation.getLeftOperand(), keys, followed)
          && exists(operation.getRightOperand(), keys, followed);
    }
    if (value instanceof UnaryTree operation) {
      return exists(operation.getExpression(), keys, followed);
    }
    if (value instanceof MethodInvocationTree call) {
      return call.getArguments().isEmpty() && returnsWhatExists(call, keys, followed);
    }
    return Symbols.of(value) instanceof VarSymbol variable
        && !keys.contains(variable)
        && holdsWhatExists(variable, keys, followed);
  }

  /** Whether a text is made of what a key is made of, too. */
  private boolean namesPartOfKey(BinaryTree text, Set<Symbol> keys) {
    Set<Symbol> parts = new HashSet<>();
    for (Symbol key : keys) {
      if (key instanceof VarSymbol variable && !Expressions.isField(variable)) {
        Assignments.values(variable, state).forEach(value -> addNames(value, parts));
      }
    }
    return Expressions.contains(
        text, part -> part instanceof IdentifierTree && parts.contains(Symbols.of(part)));
  }

  /** Whether a call only reads the thread or the time, and creates nothing. */
  private boolean returnsWhatExists(
      MethodInvocationTree call, Set<Symbol> keys, Set<VarSymbol> followed) {
    return Symbols.of(call) instanceof MethodSymbol method
        && ApiFact.PURE.holdsFor(method)
        && !ApiFact.FRESH.holdsFor(method)
        && !ApiFact.UNIQUE.holdsFor(method)
        && (method.isStatic() || isOfThreadOrTime(ASTHelpers.getReceiver(call), keys, followed));
  }

  /** What is computed from a parameter is new, other than what is read of the thread or time. */
  private boolean isOfThreadOrTime(
      ExpressionTree receiver, Set<Symbol> keys, Set<VarSymbol> followed) {
    return receiver != null
        && !(Symbols.of(receiver) instanceof VarSymbol variable
            && variable.getKind() == ElementKind.PARAMETER)
        && exists(receiver, keys, followed);
  }

  private boolean holdsWhatExists(VarSymbol variable, Set<Symbol> keys, Set<VarSymbol> followed) {
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
                    value ->
                        reads.isValue(value, slot, Set.of()) || exists(value, keys, followed)));
  }
}
