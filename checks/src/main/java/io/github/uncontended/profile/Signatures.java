package io.github.uncontended.profile;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Types;

/** Whether a method of the source is the one that a descriptor of the JVM names. */
public final class Signatures {
  /** Name and ordinal, which every constructor of an enum gets. */
  private static final int ENUM_PARAMETERS = 2;

  private Signatures() {}

  /** Compares by parameters: no two methods of a source file differ in their result alone. */
  public static boolean isOf(MethodSymbol method, String descriptor, Types types) {
    ImmutableList<String> compiled = Descriptors.parameters(descriptor);
    ImmutableList<String> declared = Descriptors.parameters(method, types);
    if (!method.isConstructor()) {
      return compiled.equals(declared);
    }
    // javac puts the outer instance in front, and what the class captures behind.
    ClassSymbol owner = method.enclClass();
    int first = owner.isEnum() ? ENUM_PARAMETERS : owner.hasOuterInstance() ? 1 : 0;
    int end = first + declared.size();
    boolean mayCapture = owner.isDirectlyOrIndirectlyLocal();
    return (mayCapture ? compiled.size() >= end : compiled.size() == end)
        && compiled.subList(first, end).equals(declared);
  }
}
