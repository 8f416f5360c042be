package io.github.uncontended.analysis.values;

import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.Subclassing;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Which types and fields are immutable: no value of the type changes once it is constructed, by the
 * types of its fields.
 */
public final class Immutability {
  /** How deep the types of fields are followed. */
  private static final int DEPTH = 3;

  private final VisitorState state;
  private final Set<ClassSymbol> visiting = new HashSet<>();

  /** The immutability of what the unit at the end of {@code state}'s path uses. */
  public Immutability(VisitorState state) {
    this.state = state;
  }

  /** Whether the value of a final field is immutable, or is a collection that is unmodifiable. */
  public boolean isImmutable(VarSymbol field) {
    return isImmutable(field, DEPTH);
  }

  /** Whether all values of a type are immutable. */
  public boolean isImmutableType(Type valueType) {
    return isImmutableType(valueType, DEPTH);
  }

  private boolean isImmutable(VarSymbol field, int levels) {
    return isImmutableType(field.type, levels)
        || (KnownTypes.isCollection(field.type, state)
            && argumentsAreImmutable(field.type, levels)
            && isAssignedInUnit(field)
            && FilledOnce.isFilledOnce(field, state));
  }

  /** Whether all code that assigns a field is in the unit: its class is, and the field is final. */
  private boolean isAssignedInUnit(VarSymbol field) {
    return (field.flags() & Flags.FINAL) != 0
        && UnitIndex.of(state).declaration(field.owner).isPresent();
  }

  private boolean isImmutableType(Type valueType, int levels) {
    if (valueType == null) {
      return false;
    }
    if (Stability.isImmutableValueType(valueType, state)) {
      return true;
    }
    if (!(valueType.tsym instanceof ClassSymbol symbol)) {
      return false;
    }
    if (symbol.getKind() == ElementKind.ENUM) {
      // Its identity is its value; what its methods read is up to them.
      return true;
    }
    String name = symbol.flatName().toString();
    if (ApiFact.EXTENSIBLE_VALUE.holdsForType(name)) {
      return true;
    }
    if (name.equals("java.util.Optional")) {
      return argumentsAreImmutable(valueType, levels);
    }
    if (ApiFact.IMMUTABLE_COLLECTION.holdsForType(name)) {
      return argumentsAreImmutable(valueType, levels);
    }
    if (visiting.contains(symbol)) {
      // A recursive type: its other fields decide.
      return true;
    }
    if (levels == 0 || symbol.isInterface() || !Bodies.isOfThisCompilation(symbol, state)) {
      return false;
    }
    visiting.add(symbol);
    boolean isImmutable =
        fieldsAreImmutable(symbol, levels - 1)
            && Subclassing.inUnitOnly(symbol, state)
                .filter(all -> all.stream().allMatch(it -> fieldsAreImmutable(it, levels - 1)))
                .isPresent();
    visiting.remove(symbol);
    return isImmutable;
  }

  private boolean argumentsAreImmutable(Type valueType, int levels) {
    return !valueType.getTypeArguments().isEmpty()
        && valueType.getTypeArguments().stream()
            .allMatch(argument -> isImmutableType(argument, levels - 1));
  }

  private boolean fieldsAreImmutable(ClassSymbol symbol, int levels) {
    for (Symbol member : symbol.members().getSymbols()) {
      if (member instanceof VarSymbol field
          && !field.isStatic()
          && !isHashCache(field)
          && ((field.flags() & Flags.FINAL) == 0 || !isImmutable(field, levels))) {
        return false;
      }
    }
    return !(symbol.getSuperclass().tsym instanceof ClassSymbol base)
        || ApiFact.INERT.holdsForType(base.flatName().toString())
        || (Bodies.isOfThisCompilation(base, state) && fieldsAreImmutable(base, levels));
  }

  /** Whether a field caches the hash code of its object, by its type, access and name. */
  public static boolean isHashCache(VarSymbol field) {
    return !field.isStatic()
        && (field.flags() & Flags.PRIVATE) != 0
        && field.type.isPrimitive()
        && field.name.toString().toLowerCase(Locale.ROOT).contains("hash");
  }
}
