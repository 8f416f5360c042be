package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import java.util.List;

/**
 * Whether the values that an ordered collection compares have an order: values of one type that is
 * comparable to itself. A collection of which only a general type is known counts as ordered if the
 * unit creates one that is.
 */
final class KeyOrder {
  private final EffectAnalysis analysis;
  private final Types types;

  KeyOrder(EffectAnalysis analysis) {
    this.analysis = analysis;
    this.types = analysis.state().getTypes();
  }

  /** Whether a call may look for a value that an ordered collection cannot compare. */
  boolean mayCompareUnlike(
      MethodSymbol method, ExpressionTree receiver, List<? extends ExpressionTree> arguments) {
    if (receiver == null || method.isStatic() || arguments.isEmpty()) {
      return false;
    }
    Type argument = ASTHelpers.getType(arguments.get(0));
    if (argument == null
        || ((MethodSymbol) method.baseSymbol()).params().get(0).type.isPrimitive()) {
      return false;
    }
    Type type = ASTHelpers.getType(receiver);
    Type sought = elements(argument);
    return sought == null
        ? mayBeOrdered(type) && !areComparable(argument, elements(type))
        : (mayBeOrdered(type) && !areComparable(sought, elements(type)))
            || (mayBeOrdered(argument)
                && isReadByArgument(method)
                && !areComparable(elements(type), sought));
  }

  /** Whether a method looks for the elements of its receiver in its argument. */
  private static boolean isReadByArgument(MethodSymbol method) {
    return method.name.contentEquals("removeAll") || method.name.contentEquals("retainAll");
  }

  /** Whether all keys or elements of a collection, or elements of a stream, have an order. */
  boolean areComparable(ExpressionTree collection) {
    Type type = ASTHelpers.getType(collection);
    Type key = type == null ? null : elements(type);
    return areComparable(key, key);
  }

  private boolean areComparable(Type value, Type key) {
    if (value == null || key == null) {
      return false;
    }
    Type comparable = types.asSuper(key, analysis.state().getSymtab().comparableType.tsym);
    return comparable != null
        && comparable.getTypeArguments().nonEmpty()
        && types.isSubtype(key, types.wildLowerBound(comparable.getTypeArguments().head))
        && types.isSubtype(types.boxedTypeOrType(value), key);
  }

  /** The type of the elements of a collection or stream, or of a map's keys; null for none. */
  Type elements(Type type) {
    for (String each :
        List.of("java.util.Map", "java.util.Collection", "java.util.stream.Stream")) {
      Type library = analysis.type(each);
      Type container = library == null ? null : types.asSuper(type, library.tsym);
      if (container != null && container.getTypeArguments().nonEmpty()) {
        return types.wildUpperBound(container.getTypeArguments().head);
      }
    }
    return null;
  }

  private boolean mayBeOrdered(Type type) {
    if (type == null || !type.hasTag(TypeTag.CLASS)) {
      return false;
    }
    if (ApiFact.ORDERED.holdsForAny(KnownTypes.supertypes(type, types))) {
      return true;
    }
    return (type.isInterface() || (type.tsym.flags() & Flags.ABSTRACT) != 0)
        && analysis.sight().createsOrdered(types.erasure(type));
  }
}
