package io.github.uncontended.analysis.monitors;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import java.util.Optional;

/**
 * Where a value is cached: a field, or the entries of a map, list or array that a variable holds.
 *
 * @param holder the field or variable; a class if its object is itself the map
 * @param isEntry whether the value is one of several in the holder
 */
public record Slot(Symbol holder, boolean isEntry) {
  /** The variable; empty if the object itself is the map. */
  public Optional<VarSymbol> variable() {
    return holder instanceof VarSymbol variable ? Optional.of(variable) : Optional.empty();
  }

  /** Whether the value is an element of an array. */
  boolean isElement() {
    return isEntry && holder.type.hasTag(TypeTag.ARRAY);
  }

  /** Whether a local variable or parameter holds the value or the entries. */
  boolean isLocal() {
    return variable().filter(variable -> !Expressions.isField(variable)).isPresent();
  }
}
