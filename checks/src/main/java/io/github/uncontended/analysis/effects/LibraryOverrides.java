package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Which methods of a class in sight override a method of a library, so that the library may call
 * them, and which of those it calls on any value.
 */
final class LibraryOverrides {
  private final EffectAnalysis analysis;
  private final Bodies bodies;
  private final Types types;

  LibraryOverrides(EffectAnalysis analysis, Bodies bodies) {
    this.analysis = analysis;
    this.bodies = bodies;
    this.types = analysis.state().getTypes();
  }

  /** The methods of a class, inherited ones included, that override a method of a library. */
  ImmutableList<MethodSymbol> of(ClassSymbol type) {
    Map<ClassSymbol, ImmutableList<MethodSymbol>> all = analysis.sight().overridesOfLibrary;
    ImmutableList<MethodSymbol> known = all.get(type);
    if (known == null) {
      known = find(type);
      all.put(type, known);
    }
    return known;
  }

  private ImmutableList<MethodSymbol> find(ClassSymbol type) {
    List<Type> libraries = new ArrayList<>();
    List<ClassSymbol> own = new ArrayList<>();
    for (Type each : types.closure(type.type)) {
      if (bodies.type((ClassSymbol) each.tsym).isPresent()) {
        own.add((ClassSymbol) each.tsym);
      } else {
        libraries.add(each);
      }
    }
    if (type.isInterface()) {
      libraries.add(analysis.state().getSymtab().objectType);
    }
    ImmutableList.Builder<MethodSymbol> found = ImmutableList.builder();
    for (ClassSymbol owner : own) {
      for (Symbol member : owner.members().getSymbols()) {
        if (member instanceof MethodSymbol method
            && !method.isStatic()
            && !method.isConstructor()
            && (method.flags() & (Flags.PRIVATE | Flags.SYNTHETIC)) == 0
            && !method.name.contentEquals("close")
            && libraries.stream().anyMatch(library -> overrides(method, library, type))) {
          found.add(method);
        }
      }
    }
    return found.build();
  }

  private boolean overrides(MethodSymbol method, Type library, ClassSymbol type) {
    for (Symbol member : library.tsym.members().getSymbolsByName(method.name)) {
      if (member instanceof MethodSymbol other && method.overrides(other, type, types, false)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a method overrides one of {@code Object}. */
  boolean isOfObject(MethodSymbol method, ClassSymbol type) {
    return overrides(method, analysis.state().getSymtab().objectType, type);
  }

  /**
   * Whether a method is one of {@code Object}, such as {@code toString()}, that hashing and
   * comparison do not call. The {@code hashCode()} of a library's class may call any.
   */
  boolean isUnusedByHash(MethodSymbol method, ClassSymbol type) {
    if (!isOfObject(method, type)
        || method.name.contentEquals("hashCode")
        || method.name.contentEquals("equals")) {
      return false;
    }
    Type object = analysis.state().getSymtab().objectType;
    return Stream.of("hashCode", "equals")
        .map(name -> object.tsym.members().findFirst(analysis.state().getName(name)))
        .map(of -> ((MethodSymbol) of).implementation(type, types, /* checkResult= */ true))
        .allMatch(
            used ->
                used != null
                    && (used.owner == object.tsym
                        || bodies.type((ClassSymbol) used.owner).isPresent()));
  }

  /** Whether a method overrides one of a type that is a value or holds values. */
  boolean isOfValue(MethodSymbol method, ClassSymbol type) {
    if (isOfObject(method, type)) {
      return true;
    }
    for (Type each : types.closure(type.type)) {
      if (ApiFact.CALLED_ON_VALUES.holdsForType(KnownTypes.nameOf(each))
          && overrides(method, each, type)) {
        return true;
      }
    }
    return false;
  }
}
