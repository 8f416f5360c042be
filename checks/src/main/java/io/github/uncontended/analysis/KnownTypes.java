package io.github.uncontended.analysis;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Type;

/** Types of the JDK and Guava that more than one question turns on. */
final class KnownTypes {
  /** The classes that primitive values are boxed into. */
  static final ImmutableSet<String> BOXES =
      ImmutableSet.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short");

  private static final Supplier<Type> COLLECTION =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Collection"));
  private static final Supplier<Type> MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Map"));

  private KnownTypes() {}

  /** Whether a type is a collection or a map. */
  static boolean isCollection(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, COLLECTION.get(state), state)
        || ASTHelpers.isSubtype(type, MAP.get(state), state);
  }
}
