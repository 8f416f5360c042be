package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.KnownTypes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which classes, lambdas and method references of a compilation extend or implement a type, and
 * which of its methods override each other: the bodies that a virtual call may run.
 */
public abstract class ClassHierarchy {
  private final Types types;
  private final Symtab symtab;
  private final ListMultimap<ClassSymbol, ClassSymbol> subclasses =
      MultimapBuilder.hashKeys().arrayListValues(1).build();
  private final ListMultimap<String, ClassSymbol> librarySubclasses =
      MultimapBuilder.hashKeys().arrayListValues(1).build();
  private final ListMultimap<ClassSymbol, ExpressionTree> implementations =
      MultimapBuilder.hashKeys().arrayListValues(1).build();

  /** The classes that directly extend or implement a type of a library. */
  private final Set<ClassSymbol> ofLibraries = new LinkedHashSet<>();

  /** The types that a class, lambda or method reference directly extends or implements. */
  private final Set<ClassSymbol> supertypes = new LinkedHashSet<>();

  /** Whether a class or function has no type yet, since its unit is not attributed. */
  private boolean hasUnknownTypes;

  private final Map<Symbol, ImmutableSet<ClassSymbol>> possibleClasses = new HashMap<>();
  private final Map<MethodSymbol, ImmutableSet<MethodSymbol>> overridden = new HashMap<>();

  ClassHierarchy(Types types, Symtab symtab) {
    this.types = types;
    this.symtab = symtab;
  }

  /** Whether a source of the compilation declares a class. */
  public abstract boolean declares(ClassSymbol type);

  /** Adds a class of the compilation; null for one that is not attributed. */
  final void addClass(ClassSymbol type) {
    if (type == null) {
      hasUnknownTypes = true;
      return;
    }
    addSubclass(type.getSuperclass(), type);
    type.getInterfaces().forEach(each -> addSubclass(each, type));
  }

  private void addSubclass(Type supertype, ClassSymbol subclass) {
    if (!(supertype.tsym instanceof ClassSymbol type) || type == symtab.objectType.tsym) {
      return;
    }
    supertypes.add(type);
    if (declares(type)) {
      subclasses.put(type, subclass);
      return;
    }
    ofLibraries.add(subclass);
    if (!KnownTypes.packageOf(type).equals("java.lang")) {
      librarySubclasses.put(type.flatName().toString(), subclass);
    }
  }

  /** Adds a lambda or method reference of the compilation. */
  final void addFunction(ExpressionTree function) {
    Type type = ASTHelpers.getType(function);
    if (type == null) {
      hasUnknownTypes = true;
    } else if (type.tsym instanceof ClassSymbol symbol) {
      supertypes.add(symbol);
      if (declares(symbol)) {
        implementations.put(symbol, function);
      }
    }
  }

  /**
   * Whether a class, lambda or method reference of the compilation has a supertype of a kind,
   * direct or not; also if one of them is not attributed yet, or a class of a library is missing,
   * so that it may have one.
   *
   * @param kind tells by the type's qualified name
   */
  public boolean mayHaveSupertype(Predicate<String> kind) {
    if (hasUnknownTypes) {
      return true;
    }
    Set<ClassSymbol> seen = new LinkedHashSet<>(supertypes);
    Deque<ClassSymbol> pending = new ArrayDeque<>(seen);
    try {
      while (!pending.isEmpty()) {
        ClassSymbol type = pending.remove();
        if (kind.test(type.getQualifiedName().toString())) {
          return true;
        }
        for (Type supertype : types.directSupertypes(type.type)) {
          if (supertype.tsym instanceof ClassSymbol symbol && seen.add(symbol)) {
            pending.add(symbol);
          }
        }
      }
      return false;
    } catch (CompletionFailure e) {
      return true;
    }
  }

  /** Whether a lambda or method reference of the compilation implements a type. */
  public boolean isImplementedByLambdas(ClassSymbol type) {
    return implementations.containsKey(type);
  }

  /** The lambdas and method references of the compilation that implement a type of its own. */
  public ImmutableList<ExpressionTree> implementations(ClassSymbol type) {
    return ImmutableList.copyOf(implementations.get(type));
  }

  /** The classes of the compilation that objects of a type of a library may be of. */
  public ImmutableSet<ClassSymbol> possibleClasses(Type type) {
    return possibleClasses.computeIfAbsent(
        type.tsym,
        unused -> {
          Type erased = types.erasure(type);
          return withSubclasses(
              ofLibraries.stream()
                  .filter(each -> types.isSubtype(types.erasure(each.type), erased))
                  .toList());
        });
  }

  /** A class of the compilation and all its subclasses, direct or not. */
  public ImmutableSet<ClassSymbol> withSubclasses(ClassSymbol type) {
    return withSubclasses(ImmutableList.of(type));
  }

  private ImmutableSet<ClassSymbol> withSubclasses(List<ClassSymbol> classes) {
    Set<ClassSymbol> seen = new LinkedHashSet<>();
    Deque<ClassSymbol> pending = new ArrayDeque<>(classes);
    while (!pending.isEmpty()) {
      ClassSymbol type = pending.remove();
      if (seen.add(type)) {
        pending.addAll(subclasses.get(type));
      }
    }
    return ImmutableSet.copyOf(seen);
  }

  /** The direct subclasses that the compilation declares, anonymous ones included. */
  public ImmutableList<ClassSymbol> subclasses(ClassSymbol type) {
    return ImmutableList.copyOf(subclasses.get(type));
  }

  /**
   * The classes of the compilation that directly extend or implement a type of a library outside of
   * {@code java.lang}, anonymous ones included.
   */
  public ImmutableList<ClassSymbol> librarySubclasses(String type) {
    return ImmutableList.copyOf(librarySubclasses.get(type));
  }

  /**
   * Whether the compilation declares a subtype of a type of a library outside of {@code java.lang},
   * direct or not.
   */
  public boolean declaresSubtypeOf(Type type) {
    Type erased = types.erasure(type);
    return librarySubclasses.values().stream()
        .anyMatch(each -> types.isSubtype(types.erasure(each.type), erased));
  }

  /** The methods that a method overrides or implements, of the compilation and of libraries. */
  public ImmutableSet<MethodSymbol> overridden(MethodSymbol method) {
    if (method.isConstructor() || method.isStatic() || method.isPrivate()) {
      return ImmutableSet.of();
    }
    ImmutableSet<MethodSymbol> known = overridden.get(method);
    if (known == null) {
      known = ImmutableSet.copyOf(ASTHelpers.findSuperMethods(method, types));
      overridden.put(method, known);
    }
    return known;
  }

  /** The methods of the compilation that override a method, or implement it. */
  public ImmutableList<MethodSymbol> overriders(MethodSymbol method) {
    ImmutableSet.Builder<MethodSymbol> overriders = ImmutableSet.builder();
    for (ClassSymbol type : withSubclasses(method.enclClass())) {
      if (type != method.owner) {
        for (Symbol member : type.members().getSymbolsByName(method.name)) {
          if (member instanceof MethodSymbol other && other.overrides(method, type, types, false)) {
            overriders.add(other);
          }
        }
        if (method.enclClass().isInterface() && !type.isInterface()) {
          addInherited(method, type, overriders);
        }
      }
    }
    return overriders.build().asList();
  }

  /** Adds the method of a superclass, not of the interface, by which a class implements it. */
  private void addInherited(
      MethodSymbol method, ClassSymbol type, ImmutableSet.Builder<MethodSymbol> overriders) {
    MethodSymbol found = method.implementation(type, types, false);
    if (found != null && found != method && declares(found.enclClass())) {
      overriders.add(found);
    }
  }
}
