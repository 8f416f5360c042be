package io.github.uncontended.analysis.library;

import com.sun.tools.javac.code.Symbol.MethodSymbol;

/**
 * What the methods of collections do, by their names, which collections of all libraries share; and
 * what other methods do with a collection that they are given.
 */
public final class CollectionMethods {
  private CollectionMethods() {}

  /** Whether a method of a collection only reads it. */
  public static boolean reads(String name) {
    return ApiFact.READS.isMethodName(name) || handsOut(name);
  }

  /** Whether a reading method gives out elements of the collection, or runs code on them. */
  public static boolean handsOut(String name) {
    return ApiFact.READS_ELEMENTS.isMethodName(name);
  }

  /** Whether a method of {@code Collections} only reads its arguments, or makes a view to read. */
  public static boolean readsAsHelper(MethodSymbol method) {
    return ApiFact.READS_ARGUMENT.holdsFor(method) || ApiFact.UNMODIFIABLE_VIEW.holdsFor(method);
  }

  /** Whether a method of another class only reads a collection that it is given. */
  public static boolean readsItsArgument(MethodSymbol method) {
    boolean equals = method.name.contentEquals("equals") && method.params().size() == 1;
    return equals
        || ApiFact.READS_ARGUMENT.holdsFor(method)
        || (method.enclClass().flatName().toString().startsWith("java.util.")
            && ApiFact.READS_ARGUMENT.isInherited(method));
  }
}
