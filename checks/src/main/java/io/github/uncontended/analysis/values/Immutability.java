package io.github.uncontended.analysis.values;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Which values can never change, as far as the types of what they hold are looked into. */
public final class Immutability {
  /** How deep types of fields are looked into. */
  private static final int DEPTH = 3;

  private final ClassTree type;
  private final ClassSymbol owner;
  private final VisitorState state;
  private final Set<ClassSymbol> looking = new HashSet<>();

  /** As code of one class sees it. */
  public Immutability(ClassTree type, VisitorState state) {
    this.type = type;
    this.owner = ASTHelpers.getSymbol(type);
    this.state = state;
  }

  /** Whether what a final field of the class, or of another, holds never changes. */
  public boolean isImmutable(VarSymbol field) {
    return isImmutableType(field.type)
        || (KnownTypes.isCollection(field.type, state)
            && argumentsAreImmutable(field.type, DEPTH)
            && field.owner == owner
            && FilledOnce.isFilledOnce(field, type));
  }

  /** Whether no instance of a type ever changes. */
  public boolean isImmutableType(Type valueType) {
    return isImmutableType(valueType, DEPTH);
  }

  /** Whether the fields that a class itself declares and inherits never change. */
  public boolean fieldsAreImmutable(ClassSymbol symbol) {
    return fieldsAreImmutable(symbol, DEPTH);
  }

  private boolean isImmutableType(Type valueType, int levels) {
    if (valueType == null || levels == 0) {
      return false;
    }
    if (Stability.isImmutableValueType(valueType, state)) {
      return true;
    }
    if (!(valueType.tsym instanceof ClassSymbol symbol)) {
      return false;
    }
    if (ApiFact.IMMUTABLE_COLLECTION.holdsForType(symbol.flatName().toString())) {
      return argumentsAreImmutable(valueType, levels);
    }
    if ((symbol.flags() & (Flags.FINAL | Flags.INTERFACE)) != Flags.FINAL
        || !Bodies.isOfThisCompilation(symbol, state)) {
      return false;
    }
    if (!looking.add(symbol)) {
      // A field of its own type, as in a chain of parents, adds no further types.
      return true;
    }
    boolean isImmutable = fieldsAreImmutable(symbol, levels - 1);
    looking.remove(symbol);
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
          && ((field.flags() & Flags.FINAL) == 0 || !isImmutableType(field.type, levels))) {
        return false;
      }
    }
    return !(symbol.getSuperclass().tsym instanceof ClassSymbol base)
        || ApiFact.INERT.holdsForType(base.flatName().toString())
        || (Bodies.isOfThisCompilation(base, state) && fieldsAreImmutable(base, levels));
  }

  /** Whether a field looks like one that caches the hash code of its object. */
  public static boolean isHashCache(VarSymbol field) {
    return !field.isStatic()
        && (field.flags() & Flags.PRIVATE) != 0
        && field.type.isPrimitive()
        && field.name.toString().toLowerCase(Locale.ROOT).contains("hash");
  }
}
