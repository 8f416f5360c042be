package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Optional;

/**
 * Recognizes reads of files under a lock that keeps their writers out: a section of the lock writes
 * files. Without the lock, a reader could see a file half written.
 */
final class GuardedFiles {
  /** How many calls of methods of the compilation are followed. */
  private static final int DEPTH = 2;

  private GuardedFiles() {}

  /**
   * Whether a method reads a file that the lock of a section may be there for.
   *
   * @param section empty if its lock is unknown
   */
  static boolean mayBeReadBy(
      MethodSymbol method, Optional<CriticalSection> section, VisitorState state) {
    return ApiFact.READS_FILE.holdsFor(method) && mayBeOf(section, state);
  }

  /** Whether the lock of a section may be there for files; true if the lock is unknown. */
  static boolean mayBeOf(Optional<CriticalSection> section, VisitorState state) {
    return section.isEmpty()
        || LockSections.of(section.get().lock(), state).stream()
            .flatMap(other -> other.body().stream())
            .anyMatch(statement -> writes(statement, DEPTH, state));
  }

  private static boolean writes(Tree code, int depth, VisitorState state) {
    return Expressions.contains(
        code,
        part ->
            (part instanceof MethodInvocationTree || part instanceof NewClassTree)
                && Symbols.of(part) instanceof MethodSymbol called
                && (ApiFact.WRITES_FILE.holdsFor(called)
                    || (depth > 0 && isWriter(called, depth - 1, state))));
  }

  private static boolean isWriter(MethodSymbol method, int depth, VisitorState state) {
    return CompilationIndex.of(state)
        .declaration(method)
        .map(path -> ((MethodTree) path.getLeaf()).getBody())
        .filter(body -> writes(body, depth, state))
        .isPresent();
  }
}
