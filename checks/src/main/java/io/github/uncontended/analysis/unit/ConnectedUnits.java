package io.github.uncontended.analysis.unit;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import java.util.HashMap;
import java.util.Map;

/**
 * Which units of a compilation belong together, for one refers to the other, directly or through
 * more units. Several programs may be compiled at once: what one of them does not show, the others
 * do not show either.
 */
final class ConnectedUnits {
  /** The next unit on the way to the one that stands for all that belong together. */
  private final Map<CompilationUnitTree, CompilationUnitTree> next = new HashMap<>();

  /** How many top level classes belong together, by the unit that stands for them. */
  private final Map<CompilationUnitTree, Integer> classes = new HashMap<>();

  ConnectedUnits(CompilationIndex index) {
    index.forEachReference(this::join);
    index.forEachTopLevelClass(
        (type, unit) -> classes.merge(representative(unit), 1, Integer::sum));
  }

  /** How many top level classes belong together with those of a unit. */
  int classesAround(CompilationUnitTree unit) {
    return classes.getOrDefault(representative(unit), 0);
  }

  /** Whoever uses an annotation has nothing to do with others that do. */
  private void join(ClassSymbol type, CompilationUnitTree declaring, CompilationUnitTree using) {
    if (!type.isAnnotationType()) {
      CompilationUnitTree one = representative(declaring);
      CompilationUnitTree other = representative(using);
      if (one != other) {
        next.put(one, other);
      }
    }
  }

  private CompilationUnitTree representative(CompilationUnitTree unit) {
    CompilationUnitTree at = unit;
    for (CompilationUnitTree after = next.get(at); after != null; after = next.get(at)) {
      CompilationUnitTree last = next.get(after);
      if (last != null) {
        // Shortens the way for the next time.
        next.put(at, last);
      }
      at = after;
    }
    return at;
  }
}
