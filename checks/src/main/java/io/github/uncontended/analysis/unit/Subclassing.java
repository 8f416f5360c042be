package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Which subclasses a class has, and which methods override a method, within the unit. */
public final class Subclassing {
  private Subclassing() {}

  /**
   * Every subclass of a class, direct or not; empty if a class outside of the unit may extend it.
   *
   * <p>No other class can extend a class that is final, private or local, that has only private
   * constructors, or that is sealed and permits only classes of the unit. The same must hold for
   * each of its subclasses.
   */
  public static Optional<List<ClassSymbol>> inUnitOnly(ClassSymbol type, VisitorState state) {
    List<ClassSymbol> subclasses = new ArrayList<>();
    return collect(type, subclasses, state) ? Optional.of(subclasses) : Optional.empty();
  }

  /** Whether the unit declares a method that overrides another. */
  public static boolean isOverridden(MethodSymbol method, VisitorState state) {
    return !overriders(method, state).isEmpty();
  }

  /** The methods of the unit that override another, at any depth of the class hierarchy. */
  public static ImmutableList<MethodSymbol> overriders(MethodSymbol method, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    ImmutableList.Builder<MethodSymbol> overriders = ImmutableList.builder();
    Set<ClassSymbol> seen = new HashSet<>();
    List<ClassSymbol> pending = new ArrayList<>(index.subclasses(method.enclClass()));
    while (!pending.isEmpty()) {
      ClassSymbol type = pending.remove(pending.size() - 1);
      if (!seen.add(type)) {
        continue;
      }
      pending.addAll(index.subclasses(type));
      for (Symbol member : type.members().getSymbolsByName(method.name)) {
        if (member instanceof MethodSymbol candidate
            && candidate.overrides(method, type, state.getTypes(), false)) {
          overriders.add(candidate);
        }
      }
    }
    return overriders.build();
  }

  /** Whether code outside of the unit can override a method. */
  public static boolean isOverridableOutsideUnit(MethodSymbol method) {
    if (!ASTHelpers.methodCanBeOverridden(method)) {
      return false;
    }
    for (Symbol type = method.owner; type.kind == Kind.TYP; type = type.owner) {
      if ((type.flags() & Flags.PRIVATE) != 0 || isLocalScope(type.owner)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLocalScope(Symbol owner) {
    return owner.kind == Kind.MTH || owner.kind == Kind.VAR;
  }

  private static boolean collect(ClassSymbol type, List<ClassSymbol> found, VisitorState state) {
    if ((type.flags() & Flags.FINAL) != 0) {
      return true;
    }
    if (UnitIndex.of(state).declaration(type).isEmpty() || !isClosed(type, state)) {
      return false;
    }
    for (ClassSymbol subclass : UnitIndex.of(state).subclasses(type)) {
      found.add(subclass);
      if (!collect(subclass, found, state)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isClosed(ClassSymbol type, VisitorState state) {
    return type.isPrivate()
        || type.isAnonymous()
        || type.owner instanceof MethodSymbol
        || constructorsArePrivate(type)
        || permitsUnitOnly(type, state);
  }

  private static boolean constructorsArePrivate(ClassSymbol type) {
    for (Symbol constructor : type.members().getSymbolsByName(type.name.table.names.init)) {
      if (!constructor.isPrivate()) {
        return false;
      }
    }
    return !type.isInterface();
  }

  private static boolean permitsUnitOnly(ClassSymbol type, VisitorState state) {
    List<? extends TypeMirror> permitted = type.getPermittedSubclasses();
    return !permitted.isEmpty()
        && permitted.stream()
            .allMatch(
                each ->
                    each instanceof DeclaredType subclass
                        && UnitIndex.of(state)
                            .declaration((Symbol) subclass.asElement())
                            .isPresent());
  }
}
