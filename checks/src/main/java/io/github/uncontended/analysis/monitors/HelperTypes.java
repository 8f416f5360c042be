package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What the types of variables say about a {@link LockedHelper}. */
final class HelperTypes {
  private static final ImmutableSet<String> BUFFERS =
      ImmutableSet.of(
          "java.io.ByteArrayOutputStream",
          "java.lang.StringBuffer",
          "java.lang.StringBuilder",
          "java.nio.Buffer");

  private static final Context.Key<Map<ClassSymbol, Optional<String>>> HELPER_TYPES =
      new Context.Key<>();

  private final VisitorState state;

  HelperTypes(VisitorState state) {
    this.state = state;
  }

  /** The type of helpers that a type is, or is a subtype of. */
  Optional<String> nameOf(Type type) {
    if (!(type.tsym instanceof ClassSymbol symbol)) {
      return Optional.empty();
    }
    Map<ClassSymbol, Optional<String>> known = state.context.get(HELPER_TYPES);
    if (known == null) {
      known = new HashMap<>();
      state.context.put(HELPER_TYPES, known);
    }
    return known.computeIfAbsent(
        symbol,
        unused ->
            KnownTypes.supertypes(type, state).stream()
                .filter(ApiFact.HELPER::holdsForType)
                .findFirst());
  }

  boolean isKnown(VarSymbol variable) {
    return nameOf(variable.type).isPresent();
  }

  /** Whether a field of the type of a variable may hold a helper, or a pool of them. */
  boolean mayHelp(VarSymbol variable) {
    return isKnown(variable)
        || isBuffer(variable)
        || (KnownTypes.isCollection(variable.type, state)
            && variable.type.getTypeArguments().size() == 1);
  }

  boolean isBuffer(VarSymbol variable) {
    return KnownTypes.supertypes(variable.type, state).contains("java.nio.Buffer");
  }

  /** Whether a pool of such elements is one of buffers, or of helpers. */
  boolean isPooledBuffer(Type element) {
    return (element instanceof ArrayType array && array.elemtype.isPrimitive())
        || nameOf(element).isPresent()
        || KnownTypes.supertypes(element, state).stream().anyMatch(BUFFERS::contains);
  }

  static Type element(VarSymbol collection) {
    return collection.type.getTypeArguments().head;
  }

  /** Whether a variable holds a {@link HelperGroup}. */
  boolean isGroup(VarSymbol variable) {
    return HelperGroup.element(variable)
        .filter(element -> nameOf(element).isPresent())
        .filter(element -> HelperGroup.isSettled(variable, state))
        .isPresent();
  }

  /** The type of the helper that a variable holds, or of those of its group. */
  Type object(VarSymbol helper) {
    return isGroup(helper) ? HelperGroup.element(helper).orElseThrow() : helper.type;
  }

  /** Whether what a variable holds never changes, so that no lock protects it. */
  static boolean isConstant(VarSymbol variable) {
    boolean isFinal = (variable.flags() & Flags.FINAL) != 0;
    String type = KnownTypes.nameOf(variable.type);
    return variable.name.contentEquals("this")
        || variable.name.contentEquals("class")
        || variable.name.contentEquals("length")
        || (isFinal
            && (variable.type.isPrimitive()
                || type.equals("java.lang.String")
                || ApiFact.IMMUTABLE_VALUE.holdsForType(type)));
  }
}
