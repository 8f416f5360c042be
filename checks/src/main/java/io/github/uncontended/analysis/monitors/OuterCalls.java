package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.List;
import java.util.Optional;

/**
 * The calls that begin a run of a method. Those that only the method itself makes, as for the
 * parent of what it creates, say nothing of how it is entered.
 */
final class OuterCalls {
  /** How many private methods are followed upwards. */
  private static final int DEPTH = 3;

  private OuterCalls() {}

  /** The calls and references of a method in the compilation, without those of its recursion. */
  static ImmutableList<TreePath> of(MethodSymbol method, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    return index.calls(method).stream()
        .filter(call -> !isMadeBy(method, call, index, DEPTH))
        .collect(toImmutableList());
  }

  private static boolean isMadeBy(
      MethodSymbol method, TreePath call, CompilationIndex index, int depth) {
    Optional<MethodSymbol> around =
        Places.methodRunning(call)
            .map(path -> Symbols.of(path.getLeaf()))
            .filter(MethodSymbol.class::isInstance)
            .map(MethodSymbol.class::cast);
    if (around.isEmpty() || around.get().equals(method)) {
      return around.isPresent();
    }
    if (depth == 0 || !around.get().isPrivate()) {
      return false;
    }
    List<TreePath> calls = index.calls(around.get());
    return !calls.isEmpty()
        && calls.stream().allMatch(it -> isMadeBy(method, it, index, depth - 1));
  }
}
