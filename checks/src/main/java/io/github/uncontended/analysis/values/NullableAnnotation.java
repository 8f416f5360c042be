package io.github.uncontended.analysis.values;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import javax.lang.model.element.AnnotationMirror;

/** Annotations that say that a variable or the result of a method can be null. */
public final class NullableAnnotation {
  private NullableAnnotation() {}

  /** Whether a declaration, or its type, has one, by its simple name. */
  public static boolean isOn(Symbol symbol) {
    Type type = symbol instanceof MethodSymbol method ? method.getReturnType() : symbol.type;
    return isAmong(symbol.getRawAttributes()) || isAmong(type.getAnnotationMirrors());
  }

  private static boolean isAmong(Iterable<? extends AnnotationMirror> annotations) {
    for (AnnotationMirror each : annotations) {
      String name = each.getAnnotationType().asElement().getSimpleName().toString();
      if (name.equals("Nullable") || name.equals("CheckForNull")) {
        return true;
      }
    }
    return false;
  }
}
