package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/**
 * Whether a critical section may hold its lock for long: it has a loop, waits, reaches beyond the
 * JVM, or calls code that is neither the JDK's nor seen to be short.
 */
final class HoldTime {
  /** How many calls of other methods of the compilation are followed. */
  private static final int DEPTH = 2;

  private HoldTime() {}

  /** Whether a section may hold its lock for long. */
  static boolean mayBeLong(CriticalSection section, VisitorState state) {
    UnitIndex index = UnitIndex.of(section.path().getCompilationUnit(), state.context);
    PathEffects effects = PathEffects.of(section.body(), new SlotReads(index, state), state);
    return effects.loop()
        || effects.calls().stream()
            .map(ASTHelpers::getSymbol)
            .anyMatch(method -> isLong(method, DEPTH, state));
  }

  /** Whether a method may take long: it is not the JDK's, or it reaches beyond the JVM. */
  private static boolean isLong(MethodSymbol method, int depth, VisitorState state) {
    Optional<TreePath> body =
        depth > 0 && CompilationIndex.of(state).overriders(method).isEmpty()
            ? CompilationIndex.of(state).declaration(method)
            : Optional.empty();
    if (body.isPresent()
        && body.get().getLeaf() instanceof MethodTree tree
        && tree.getBody() != null) {
      UnitIndex index = UnitIndex.of(body.get().getCompilationUnit(), state.context);
      PathEffects effects =
          PathEffects.of(tree.getBody().getStatements(), new SlotReads(index, state), state);
      return effects.loop()
          || effects.calls().stream()
              .map(ASTHelpers::getSymbol)
              .anyMatch(called -> isLong(called, depth - 1, state));
    }
    String owner = KnownTypes.packageOf(method.enclClass());
    return !owner.startsWith("java.")
        || ApiFact.OUTSIDE_PACKAGE.holdsForType(method.enclClass().flatName().toString())
        || ApiFact.OUTSIDE.holdsForAny(KnownTypes.supertypes(method.enclClass().type, state))
        || ApiFact.BLOCKS.isInherited(method);
  }
}
