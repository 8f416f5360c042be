package io.github.uncontended.analysis.library;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;

/** Which types and methods are about functions, that is about code which a callee may run. */
public final class FunctionTypes {
  private FunctionTypes() {}

  /** Whether a type is a function of the JDK or an extension of one: what a callee may run. */
  public static boolean isFunction(Type type, Types types) {
    return type.hasTag(TypeTag.CLASS)
        && ApiFact.FUNCTION.holdsForAny(KnownTypes.supertypes(type, types));
  }

  /** Whether a method of a function type only makes another function. */
  public static boolean isComposition(MethodSymbol method, Types types) {
    return isFunction(method.getReturnType(), types) && isFunction(method.owner.type, types);
  }
}
