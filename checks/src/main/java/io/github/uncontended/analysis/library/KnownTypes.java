package io.github.uncontended.analysis.library;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.util.Context;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Types of the JDK and Guava that more than one question turns on. */
public final class KnownTypes {
  private static final Supplier<Type> COLLECTION =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Collection"));
  private static final Supplier<Type> MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Map"));
  private static final Supplier<Type> REFERENCE =
      VisitorState.memoize(state -> state.getTypeFromString("java.lang.ref.Reference"));

  private static final Context.Key<Map<ClassSymbol, ImmutableSet<String>>> SUPERTYPES =
      new Context.Key<>();

  private KnownTypes() {}

  /** A class of the class path, also of a package that the code does not name; null for none. */
  public static ClassSymbol find(String qualifiedName, VisitorState state) {
    return JavacElements.instance(state.context).getTypeElement(qualifiedName);
  }

  /** Whether a type is a collection or a map. */
  public static boolean isCollection(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, COLLECTION.get(state), state)
        || ASTHelpers.isSubtype(type, MAP.get(state), state);
  }

  /** Whether a type is a reference that the garbage collector may clear. */
  public static boolean isReference(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, REFERENCE.get(state), state);
  }

  /** The name of a class as the JVM spells it; empty for what is no class. */
  public static String nameOf(Type type) {
    return type != null && type.tsym instanceof ClassSymbol symbol
        ? symbol.flatName().toString()
        : "";
  }

  /** The name of the package that a class, which may be nested, belongs to. */
  public static String packageOf(ClassSymbol type) {
    String name = type.flatName().toString();
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  /** Whether one of the words of a package's name is in a set. */
  public static boolean hasPart(String packageName, Set<String> parts) {
    return Iterables.any(Splitter.on('.').split(packageName), parts::contains);
  }

  /** The names of all types that a type is a subtype of, itself among them; found once each. */
  public static ImmutableSet<String> supertypes(Type type, VisitorState state) {
    if (!(type.tsym instanceof ClassSymbol symbol) || !type.hasTag(TypeTag.CLASS)) {
      return supertypes(type, state.getTypes());
    }
    Map<ClassSymbol, ImmutableSet<String>> known = state.context.get(SUPERTYPES);
    if (known == null) {
      known = new HashMap<>();
      state.context.put(SUPERTYPES, known);
    }
    ImmutableSet<String> found = known.get(symbol);
    if (found == null) {
      found = supertypes(type, state.getTypes());
      known.put(symbol, found);
    }
    return found;
  }

  /** The same, found anew. */
  public static ImmutableSet<String> supertypes(Type type, Types types) {
    return types.closure(types.erasure(type)).stream()
        .map(each -> each.tsym.flatName().toString())
        .collect(toImmutableSet());
  }

  /** Whether a type is a stream of objects or numbers. */
  public static boolean isStream(Type type, VisitorState state) {
    return supertypes(type, state).contains("java.util.stream.BaseStream");
  }
}
