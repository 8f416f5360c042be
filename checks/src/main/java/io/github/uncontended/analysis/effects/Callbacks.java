package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ListMultimap;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.effects.EffectAnalysis.Entry;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.FunctionTypes;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.OrderedCreations;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * What a library calls back on the objects that it is given. A library knows only the methods of
 * its own types, so that these are the methods in sight that override one of a library.
 *
 * <p>Where the static type of an object is in sight, its methods count. Where the type is general,
 * such as {@code Object}, the object may be of any class of the unit that fits, whose methods
 * count, or a collection that holds itself.
 */
final class Callbacks {
  /** An object that may be of more classes than these may run more code than is followed. */
  private static final int MAX_CLASSES = 8;

  private final EffectAnalysis analysis;
  private final Bodies bodies;
  private final Types types;
  private final LibraryOverrides overrides;

  /** Whether objects are only hashed and compared, as the keys of a map. */
  private final boolean onlyHashed;

  Callbacks(EffectAnalysis analysis, Bodies bodies) {
    this(analysis, bodies, false);
  }

  private Callbacks(EffectAnalysis analysis, Bodies bodies, boolean onlyHashed) {
    this.analysis = analysis;
    this.bodies = bodies;
    this.types = analysis.state().getTypes();
    this.overrides = new LibraryOverrides(analysis, bodies);
    this.onlyHashed = onlyHashed;
  }

  /** Adds what the hashing and comparison of a value call. */
  void onHashed(Type type, EffectState effects) {
    new Callbacks(analysis, bodies, true).onValue(type, effects);
  }

  private boolean isOfValue(MethodSymbol method, ClassSymbol type) {
    return overrides.isOfValue(method, type)
        && !(onlyHashed && overrides.isUnusedByHash(method, type));
  }

  /** Adds what a library may call on an object that it is given, and on what the object holds. */
  void onArgument(Type type, EffectState effects) {
    on(type, true, effects, new Visited());
  }

  /** Adds what a library may call on a container whose elements it only moves. */
  void onContainer(Type type, EffectState effects) {
    Visited visited = new Visited();
    visited.notHolding = 1;
    on(types.erasure(type), true, effects, visited);
  }

  /** Adds what a library may call on the elements of a container. */
  void onElements(Type type, EffectState effects) {
    type.getTypeArguments().forEach(each -> onValue(each, effects));
  }

  /** Adds what a library may call on the keys of a map. */
  void onKeys(Type type, EffectState effects) {
    ClassSymbol map = KnownTypes.find("java.util.Map", analysis.state());
    Type asMap = map == null ? null : types.asSuper(type, map);
    if (asMap != null && asMap.getTypeArguments().nonEmpty()) {
      onValue(asMap.getTypeArguments().head, effects);
    }
  }

  /** Adds the methods of values: conversion to a string, comparison, hashing, iteration. */
  void onValue(Type type, EffectState effects) {
    onHeldFunctions(type, effects);
    on(type, false, effects, new Visited());
  }

  /** Adds the methods of {@code Object} of the classes in sight that implement an interface. */
  void onObject(Type type, EffectState effects) {
    for (ClassSymbol candidate : few(index().possibleClasses(type), effects)) {
      for (MethodSymbol method : overrides.of(candidate)) {
        if (overrides.isOfObject(method, candidate)) {
          addPossible(interpret(method), effects);
        }
      }
    }
  }

  /**
   * Adds what the constructor of a library's class may call on an object of a class in sight. Those
   * of abstract classes are assumed to call nothing.
   */
  void onConstruction(ClassSymbol type, EffectState effects) {
    ClassSymbol library = type;
    while (bodies.type(library).isPresent()
        && library.getSuperclass().tsym instanceof ClassSymbol parent) {
      library = parent;
    }
    if ((library.flags() & Flags.ABSTRACT) != 0
        || library == analysis.state().getSymtab().objectType.tsym) {
      return;
    }
    overrides.of(type).forEach(each -> addPossible(interpret(each, true), effects));
  }

  /** The types whose objects are looked at, and the records and collections whose parts are. */
  private static final class Visited {
    private final Set<Type> types = new HashSet<>();
    private final Set<Type> notHeld = new HashSet<>();
    private final Deque<ClassSymbol> holders = new ArrayDeque<>();

    /** How many of the enclosing types hold no objects of their type arguments. */
    private int notHolding;

    boolean add(Type type) {
      return (notHolding == 0 ? types : notHeld).add(type);
    }
  }

  private void on(Type type, boolean all, EffectState effects, Visited visited) {
    if (type != null && visited.holders.contains(type.tsym)) {
      effects.add(analysis.recursion());
    }
    if (type == null || type.isPrimitive() || !visited.add(type)) {
      return;
    }
    if (analysis.isExhausted()) {
      effects.add(Outcome.unknown(EffectAnalysis.EXHAUSTED));
      return;
    }
    if (type instanceof Type.ArrayType array) {
      on(array.elemtype, false, effects, visited);
    } else if (type instanceof Type.WildcardType wildcard) {
      on(types.wildUpperBound(wildcard), false, effects, visited);
    } else if (type.hasTag(TypeTag.TYPEVAR)) {
      on(types.skipTypeVars(type, false), all, effects, visited);
    } else if (type.hasTag(TypeTag.CLASS) && type.tsym instanceof ClassSymbol symbol) {
      if (visited.notHolding == 0 && mayHoldItself(type)) {
        effects.add(analysis.recursion());
      }
      onTypeArguments(type, effects, visited);
      if (bodies.type(symbol).isPresent()) {
        addInSight(symbol, all, effects, visited);
      } else if ((symbol.flags() & Flags.FINAL) == 0) {
        addPossible(type, all, effects);
      }
    }
  }

  private void onTypeArguments(Type type, EffectState effects, Visited visited) {
    if (isClass(type)) {
      return;
    }
    int before = visited.notHolding;
    visited.notHolding += holdsArguments(type) ? 0 : 1;
    type.getTypeArguments().forEach(each -> on(each, false, effects, visited));
    visited.notHolding = before;
  }

  /** Whether a type is {@code Class}, whose objects call nothing on those of the class. */
  private static boolean isClass(Type type) {
    return type.tsym.flatName().contentEquals("java.lang.Class");
  }

  /** Whether objects of a type may hold objects of its type arguments. */
  private boolean holdsArguments(Type type) {
    return !isClass(type)
        && !FunctionTypes.isFunction(type, types)
        && !KnownTypes.supertypes(type, types).contains("java.util.stream.BaseStream");
  }

  /**
   * Whether an object of a type may be a collection that holds itself, whose conversion to a
   * string, hashing and comparison do not end. Only the type arguments of a collection show that it
   * does not.
   */
  private boolean mayHoldItself(Type type) {
    if (type.tsym.type.getTypeArguments().nonEmpty()) {
      return type.isRaw() && holdsArguments(type);
    }
    ClassSymbol collection = KnownTypes.find("java.util.ArrayList", analysis.state());
    return collection != null && collection.isSubClass(type.tsym, types);
  }

  private void addInSight(ClassSymbol type, boolean all, EffectState effects, Visited visited) {
    if (type.getKind() == ElementKind.RECORD) {
      visited.holders.push(type);
      type.getRecordComponents().forEach(each -> on(each.type, false, effects, visited));
      visited.holders.pop();
    }
    boolean holds = ApiFact.COLLECTION.holdsForAny(KnownTypes.supertypes(type.type, types));
    if (holds) {
      visited.holders.push(type);
    }
    for (Type parent : types.closure(type.type)) {
      parent.getTypeArguments().forEach(each -> on(each, false, effects, visited));
    }
    if (holds) {
      visited.holders.pop();
    }
    for (ClassSymbol candidate : few(index().withSubclasses(type), effects)) {
      for (MethodSymbol method : overrides.of(candidate)) {
        if (all || isOfValue(method, candidate)) {
          effects.conditionally(() -> effects.add(interpret(method)));
        }
      }
    }
  }

  /** Adds the classes of the unit that an object of a general type may be of. */
  private void addPossible(Type type, boolean all, EffectState effects) {
    Type erased = types.erasure(type);
    boolean any = types.isSameType(erased, analysis.state().getSymtab().objectType);
    for (ClassSymbol candidate : analysis.sight().classes()) {
      if (any || types.isSubtype(types.erasure(candidate.type), erased)) {
        for (MethodSymbol method : overrides.of(candidate)) {
          if ((all && !any) || isOfValue(method, candidate)) {
            addPossible(interpret(method), effects);
          }
        }
      }
    }
    if (!any && !FunctionTypes.isFunction(type, types)) {
      addPossibleElsewhere(type, all, effects);
    }
    for (ExpressionTree function : analysis.sight().functions(type.tsym)) {
      addPossible(interpret(function), effects);
    }
  }

  /** Adds the classes of other units, apart from their methods that change collections. */
  private void addPossibleElsewhere(Type type, boolean all, EffectState effects) {
    for (ClassSymbol candidate : few(index().possibleClasses(type), effects)) {
      if (!analysis.sight().classes().contains(candidate)) {
        for (MethodSymbol method : overrides.of(candidate)) {
          if ((all || isOfValue(method, candidate)) && !ApiFact.WRITES.isInherited(method)) {
            addPossible(interpret(method), effects);
          }
        }
      }
    }
  }

  /**
   * Adds the methods in sight that override a method of a library, which the receiver of a call may
   * have; or those that the method which it inherits may call.
   */
  void onReceiver(Type type, MethodSymbol called, EffectState effects) {
    if (type == null) {
      return;
    }
    for (ClassSymbol candidate : few(index().possibleClasses(type), effects)) {
      boolean isOfSkeleton = isOfSkeleton(called, candidate);
      for (MethodSymbol method : overrides.of(candidate)) {
        // javac compares signatures only.
        if (isOfSkeleton
            ? !ApiFact.WRITES.isInherited(method)
            : method.name == called.name && method.overrides(called, candidate, types, false)) {
          addPossible(interpret(method), effects);
        }
      }
    }
  }

  /**
   * Whether a class in sight inherits a method from a library's class that leaves others to its
   * subclasses: {@code AbstractCollection.isEmpty()} calls {@code size()}.
   */
  private boolean isOfSkeleton(MethodSymbol called, ClassSymbol type) {
    MethodSymbol inherited = called.implementation(type, types, /* checkResult= */ true);
    return inherited != null
        && inherited.owner instanceof ClassSymbol owner
        && (owner.flags() & (Flags.ABSTRACT | Flags.INTERFACE)) != 0
        && bodies.type(owner).isEmpty();
  }

  /** Adds the comparators that code of the compilation gives to collections of a type. */
  void onComparators(Type collection, EffectState effects) {
    Type erased = types.erasure(collection);
    for (OrderedCreations.Sorted sorted : index().orderedCreations().sorted()) {
      Type created = types.erasure(sorted.type());
      if (isVisible(sorted.comparator())
          && (types.isSubtype(created, erased) || types.isSubtype(erased, created))) {
        addPossible(interpret(sorted.comparator()), effects);
      }
    }
  }

  /**
   * Adds the functions that an object may call which a factory of a library created. Of more
   * functions than {@link #MAX_CLASSES}, none is followed.
   */
  void onHeldFunctions(Type type, EffectState effects) {
    ListMultimap<Type, ExpressionTree> held = analysis.sight().heldFunctions();
    if (held.isEmpty() || type == null || !type.hasTag(TypeTag.CLASS)) {
      return;
    }
    Type erased = types.erasure(type);
    boolean isFunction = FunctionTypes.isFunction(type, types);
    for (Type object : held.keySet()) {
      boolean isOther = FunctionTypes.isFunction(object, types) && !isFunction;
      if (!isOther && (types.isSubtype(object, erased) || types.isSubtype(erased, object))) {
        effects.addException("runs a function, which may fail");
        addHeld(held.get(object), effects);
      }
    }
  }

  private void addHeld(List<ExpressionTree> functions, EffectState effects) {
    if (functions.size() > MAX_CLASSES || !functions.stream().allMatch(Callbacks::isVisible)) {
      effects.add(Outcome.unknown("may run a function that is not visible"));
    } else {
      functions.forEach(function -> addPossible(interpret(function), effects));
    }
  }

  private static boolean isVisible(ExpressionTree function) {
    Tree.Kind kind = ASTHelpers.stripParentheses(function).getKind();
    return kind == Tree.Kind.LAMBDA_EXPRESSION || kind == Tree.Kind.MEMBER_REFERENCE;
  }

  private CompilationIndex index() {
    return CompilationIndex.of(analysis.state());
  }

  /** The classes, if they are few: what more of them may do is not followed. */
  private static ImmutableSet<ClassSymbol> few(
      ImmutableSet<ClassSymbol> classes, EffectState effects) {
    if (classes.size() <= MAX_CLASSES) {
      return classes;
    }
    effects.add(Outcome.unknown(EffectAnalysis.EXHAUSTED));
    return ImmutableSet.of();
  }

  private static void addPossible(Outcome outcome, EffectState effects) {
    effects.conditionally(() -> effects.add(outcome));
  }

  /** Adds what a call may run on an interface of the application, whose receiver is not known. */
  void onFunctions(MethodSymbol method, EffectState effects) {
    for (ClassSymbol type : index().withSubclasses(method.enclClass())) {
      for (ExpressionTree function : index().implementations(type)) {
        addPossible(interpret(function), effects);
      }
    }
  }

  private Outcome interpret(ExpressionTree function) {
    return EffectInterpreter.ofExpression(function, analysis, bodies).interpretFunction(function);
  }

  private Outcome interpret(MethodSymbol method) {
    return interpret(method, false);
  }

  private Outcome interpret(MethodSymbol method, boolean freshThis) {
    Optional<MethodTree> body = bodies.method(method);
    return body.isEmpty()
        ? Outcome.NOTHING
        : analysis.interpret(
            new Entry(method, ImmutableSet.of(), ImmutableSet.of(), freshThis), body.get());
  }
}
