package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/** What makes a table that a critical section uses a cache: entries found by a key. */
final class KeyedCache {
  private static final Supplier<Name> GET = VisitorState.memoize(state -> state.getName("get"));

  private static final Supplier<Type> COLLECTION =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Collection"));
  private static final Supplier<Type> LIST =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.List"));

  /** Whether a lookup of an entry changes nothing, and the lock of the section guards the cache. */
  static boolean isCache(Slot slot, CriticalSection section, UnitIndex index, VisitorState state) {
    if (!slot.isEntry()) {
      return false;
    }
    Optional<VarSymbol> variable = slot.variable();
    if (variable.isEmpty()) {
      return section.lock().isShared()
          && section
              .methodSymbol()
              .filter(method -> AccessOrder.isClassOf(method.enclClass(), state))
              .isEmpty();
    }
    // A local variable holds a shared cache where the code locks it.
    if (!Expressions.isField(variable.get())) {
      return section.lock().symbol().equals(variable.get());
    }
    Optional<UnitIndex> declaring =
        CompilationIndex.of(state)
            .declaration(variable.get())
            .map(at -> UnitIndex.of(at.getCompilationUnit(), state.context));
    // A superclass in another file may have a map in access order.
    if (declaring.filter(other -> !isReadByKey(variable.get(), other, state)).isPresent()) {
      return false;
    }
    if (section.lock().kind() == LockIdentity.Kind.FOREIGN) {
      return declaring.isPresent() && section.lock().symbol().equals(variable.get());
    }
    return isReadByKey(variable.get(), index, state)
        && (section.lock().isShared()
            || section.lock().symbol().equals(variable.get())
            || (SlotReads.locksParameter(section) && !variable.get().isStatic()));
  }

  /**
   * Whether elements are found by a key, and to find one changes nothing.
   *
   * @param index of the unit that declares the variable
   */
  private static boolean isReadByKey(VarSymbol variable, UnitIndex index, VisitorState state) {
    return isIndexed(variable.type, state)
        && !ConsumedQueue.isIn(variable, index)
        && !AccessOrder.isIn(variable, index, state)
        && !LookupState.mayWrite(variable, index, state);
  }

  /** Whether elements are found by a key: not in a set or queue, unless its class offers that. */
  private static boolean isIndexed(Type type, VisitorState state) {
    return !ASTHelpers.isSubtype(type, COLLECTION.get(state), state)
        || ASTHelpers.isSubtype(type, LIST.get(state), state)
        || state.getTypes().closure(type).stream()
            .anyMatch(
                each ->
                    each.tsym
                        .members()
                        .getSymbolsByName(
                            GET.get(state),
                            it -> it instanceof MethodSymbol get && get.params().size() == 1)
                        .iterator()
                        .hasNext());
  }

  private KeyedCache() {}
}
