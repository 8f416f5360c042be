package io.github.uncontended.analysis;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import java.util.HashSet;
import java.util.Set;

/** Which values can never change, as far as the types of what they hold are looked into. */
final class Immutability {
  /** How deep types of fields are looked into. */
  private static final int DEPTH = 3;

  private static final ImmutableSet<String> HAVE_NO_FIELDS =
      ImmutableSet.of("java.lang.Object", "java.lang.Record", "java.lang.Enum");

  private final ClassTree type;
  private final ClassSymbol owner;
  private final VisitorState state;
  private final Set<ClassSymbol> looking = new HashSet<>();

  /** As code of one class sees it. */
  Immutability(ClassTree type, VisitorState state) {
    this.type = type;
    this.owner = ASTHelpers.getSymbol(type);
    this.state = state;
  }

  /** Whether what a final field of the class, or of another, holds never changes. */
  boolean isImmutable(VarSymbol field) {
    return isImmutableType(field.type)
        || (KnownTypes.isCollection(field.type, state)
            && argumentsAreImmutable(field.type, DEPTH)
            && field.owner == owner
            && FilledOnce.isFilledOnce(field, type));
  }

  /** Whether no instance of a type ever changes. */
  boolean isImmutableType(Type valueType) {
    return isImmutableType(valueType, DEPTH);
  }

  /** Whether the fields that a class itself declares and inherits never change. */
  boolean fieldsAreImmutable(ClassSymbol symbol) {
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
    if (symbol.getQualifiedName().toString().startsWith("com.google.common.collect.Immutable")) {
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
          && !ValueHash.isKept(field)
          && ((field.flags() & Flags.FINAL) == 0 || !isImmutableType(field.type, levels))) {
        return false;
      }
    }
    return !(symbol.getSuperclass().tsym instanceof ClassSymbol base)
        || HAVE_NO_FIELDS.contains(base.getQualifiedName().toString())
        || (Bodies.isOfThisCompilation(base, state) && fieldsAreImmutable(base, levels));
  }
}
