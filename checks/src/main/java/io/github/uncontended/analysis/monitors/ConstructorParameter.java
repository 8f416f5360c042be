package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;

/** What a constructor of the compilation does with a parameter. */
final class ConstructorParameter {
  private ConstructorParameter() {}

  /** The places that name a parameter; empty if the compilation does not show the constructor. */
  static ImmutableList<TreePath> uses(VarSymbol parameter, VisitorState state) {
    return CompilationIndex.of(state)
        .unit(((MethodSymbol) parameter.owner).enclClass())
        .map(unit -> UnitIndex.of(unit, state.context).uses(parameter))
        .orElse(ImmutableList.of());
  }
}
