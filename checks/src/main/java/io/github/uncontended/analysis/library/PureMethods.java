package io.github.uncontended.analysis.library;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import javax.lang.model.element.ElementKind;

/** Methods of the JDK and Guava that are known to compute only, or not to. */
public final class PureMethods {
  private PureMethods() {}

  /** Whether a method has an effect, though the other methods of its type have none. */
  public static boolean exclude(MethodSymbol method) {
    return ApiFact.EFFECT.isInherited(method);
  }

  /** Whether a method that is not excluded does nothing but compute what it returns. */
  public static boolean contain(MethodSymbol method) {
    return ApiFact.PURE.isInherited(method)
        || Expressions.isRecordAccessor(method)
        || isEnumFactory(method)
        || isDeclaredPure(method);
  }

  private static boolean isEnumFactory(MethodSymbol method) {
    return method.isStatic()
        && method.enclClass().getKind() == ElementKind.ENUM
        && (method.name.contentEquals("values") || method.name.contentEquals("valueOf"));
  }

  /** Whether a method is known to change the object that it is called on. */
  public static boolean changeReceiver(MethodSymbol method) {
    return ApiFact.WRITES.isInherited(method) || ApiFact.CHANGES_RECEIVER.isInherited(method);
  }

  /** Whether an annotation declares that a method only computes. */
  public static boolean isDeclaredPure(MethodSymbol method) {
    return method.getRawAttributes().stream()
        .anyMatch(
            mirror ->
                ApiFact.DECLARES_PURE.isSimpleName(mirror.type.tsym.getSimpleName().toString()));
  }
}
