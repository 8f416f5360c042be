package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The code that runs where a section finds nothing, with the private methods that only it calls.
 */
final class FillingCode {
  /** How many private methods are followed, one calling another. */
  private static final int DEPTH = 3;

  private FillingCode() {}

  /** Whether a place is in one of the trees, or in a private method all calls of which are. */
  static boolean runs(TreePath place, Set<? extends Tree> trees, VisitorState state) {
    return runs(place, trees, DEPTH, state);
  }

  private static boolean runs(
      TreePath place, Set<? extends Tree> trees, int depth, VisitorState state) {
    if (trees.stream().anyMatch(tree -> Places.isWithin(place, tree))) {
      return true;
    }
    if (depth == 0) {
      return false;
    }
    Optional<MethodSymbol> method = Symbols.methodAround(place).filter(MethodSymbol::isPrivate);
    List<TreePath> calls =
        method.<List<TreePath>>map(it -> OuterCalls.of(it, state)).orElse(List.of());
    return !calls.isEmpty() && calls.stream().allMatch(call -> runs(call, trees, depth - 1, state));
  }
}
