package io.github.uncontended.analysis.library;

import com.sun.tools.javac.code.Symbol.MethodSymbol;

/** Library methods that may return null. */
public final class MaybeNull {
  private MaybeNull() {}

  /**
   * Whether a method returns null where there is no result, or belongs to a library whose methods
   * return null for null and for what is not found.
   */
  public static boolean isResultOf(MethodSymbol method) {
    return ApiFact.MAY_RETURN_NULL.isInherited(method)
        || ApiFact.MAY_RETURN_NULL.holdsForType(method.enclClass().getQualifiedName().toString());
  }
}
