package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Whether a miss of a cache needs the lock so that no entry is out of date: without it, other code
 * can run between the computation of an entry and its store.
 */
public final class StaleEntries {
  private StaleEntries() {}

  /**
   * A field that a miss reads and that other code changes under the lock of the section. Volatile
   * fields and thread-safe objects can be read without it.
   */
  public static Optional<VarSymbol> changedInput(CacheLookup lookup, VisitorState state) {
    return lookup.misses(state).stream()
        .flatMap(
            miss ->
                Stream.concat(
                    miss.mutableFieldsRead().stream()
                        .filter(field -> isChanged(field, FieldAccess::isWrite, lookup, state)),
                    Stream.concat(miss.mutableFieldsRead().stream(), miss.objectsRead().stream())
                        .filter(field -> !FieldAccesses.holdsThreadSafe(field, state))
                        .filter(
                            field -> isChanged(field, FieldAccess::changesObject, lookup, state))))
        .filter(field -> !field.equals(lookup.slot().holder()))
        .min(Comparator.comparing(field -> field.name.toString()));
  }

  /**
   * Whether an entry may outlive a removal that should concern it: other code removes entries under
   * the lock, and to create one is more than a computation from the key.
   */
  public static boolean maySurvive(CacheLookup lookup, VisitorState state) {
    return lookup
            .slot()
            .variable()
            .filter(map -> isChanged(map, StaleEntries::removes, lookup, state))
            .isPresent()
        && lookup.misses(state).stream()
            .flatMap(miss -> miss.calls().stream())
            .anyMatch(call -> mayDependOnMore(call, lookup, state));
  }

  private static boolean isChanged(
      VarSymbol field, Predicate<FieldAccess> isChange, CacheLookup lookup, VisitorState state) {
    CriticalSection section = lookup.section();
    return FieldAccesses.of(field, state).afterConstruction().stream()
        .filter(isChange)
        .filter(change -> !section.contains(change.path()))
        .anyMatch(change -> FieldAccesses.isUnder(change, section.lock(), state));
  }

  private static boolean removes(FieldAccess access) {
    return access.isWrite()
        || (access.changesObject()
            && access
                .call()
                .filter(
                    call ->
                        Symbols.of(call.getLeaf()) instanceof MethodSymbol method
                            && !ApiFact.STORES.isMethodName(method.name.toString()))
                .isPresent());
  }

  /** Whether the result of a call may change, though its receiver and arguments do not. */
  private static boolean mayDependOnMore(
      MethodInvocationTree call, CacheLookup lookup, VisitorState state) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && !PureMethods.contain(method)
        && !lookup.slot().variable().filter(map -> isOn(receiver, map, lookup, state)).isPresent();
  }

  private static boolean isOn(
      ExpressionTree receiver, VarSymbol map, CacheLookup lookup, VisitorState state) {
    return receiver != null
        && lookup.reads(state).own().holder(receiver).filter(map::equals).isPresent();
  }
}
