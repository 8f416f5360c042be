package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.values.Stability;
import java.util.Optional;

/**
 * A private field in which {@code hashCode()} keeps what it computes from values that never change.
 * Only {@code hashCode()} uses it, and returns the same whether it is set or not, so that to set it
 * is no side effect.
 */
final class CachedHashCode {
  private CachedHashCode() {}

  /** Whether a variable is such a field, also one that says whether the other one is set. */
  static boolean isIn(VarSymbol variable, VisitorState state) {
    return (variable.type.hasTag(TypeTag.INT) || variable.type.hasTag(TypeTag.BOOLEAN))
        && variable.isPrivate()
        && !variable.isStatic()
        && variable.owner instanceof ClassSymbol type
        && type.members().findFirst(state.getNames().hashCode) != null
        && ASTHelpers.isSameType(type.getSuperclass(), state.getSymtab().objectType, state)
        && isOfHashCode(variable, state)
        && hashesValues(type, state);
  }

  private static boolean isOfHashCode(VarSymbol field, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    return index
            .declaration(field)
            .map(TreePath::getLeaf)
            .filter(it -> it instanceof VariableTree declared && declared.getInitializer() == null)
            .isPresent()
        && index.uses(field).stream()
                .map(Symbols::methodAround)
                .flatMap(Optional::stream)
                .filter(method -> isHashCode(method, field))
                .count()
            == index.uses(field).size();
  }

  private static boolean isHashCode(MethodSymbol method, VarSymbol field) {
    return method.owner.equals(field.owner)
        && method.name.contentEquals("hashCode")
        && method.params().isEmpty();
  }

  /** Whether all other fields of a class are values that never change. */
  private static boolean hashesValues(ClassSymbol type, VisitorState state) {
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof VarSymbol field
          && !field.isStatic()
          && !((field.flags() & Flags.FINAL) != 0
              && Stability.isImmutableValueType(field.type, state))
          && !isOfHashCode(field, state)) {
        return false;
      }
    }
    return true;
  }
}
