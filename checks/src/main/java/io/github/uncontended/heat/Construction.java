package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.unit.CompilationIndex;

/**
 * How many objects a constructor makes. Values, which have an {@code equals} of their own, are made
 * in numbers; sessions, parsers and services, which work with them, seldom.
 */
public final class Construction {
  private Construction() {}

  /**
   * Whether a place runs with the construction of objects that are no values, in a class whose use
   * other files of the compilation show.
   */
  public static boolean isOfService(TreePath place, VisitorState state) {
    return LocalHeat.of(place, state)
        .member()
        .filter(it -> it.isConstructor() || it.kind() == Member.Kind.INSTANCE_INITIALIZER)
        .map(Member::type)
        .filter(type -> !isValue(type, state))
        .filter(type -> CompilationIndex.of(state).isUsedElsewhere(type.outermostClass()))
        .isPresent();
  }

  private static boolean isValue(ClassSymbol type, VisitorState state) {
    for (Type at = type.type;
        at.tsym instanceof ClassSymbol declaring && at.tsym != state.getSymtab().objectType.tsym;
        at = declaring.getSuperclass()) {
      for (Symbol member : declaring.members().getSymbolsByName(state.getNames().equals)) {
        if (member instanceof MethodSymbol method && method.getParameters().size() == 1) {
          return true;
        }
      }
    }
    return false;
  }
}
