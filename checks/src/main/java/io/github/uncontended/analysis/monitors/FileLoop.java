package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

/**
 * Recognizes loops that read through a file which the code opens in front of them: they wait for it
 * as a call that reads it as a whole does. A single read is mostly served by a buffer.
 */
final class FileLoop {
  private FileLoop() {}

  /** Whether a call reads in such a loop. */
  static boolean isReadBy(TreePath call, MethodSymbol method, VisitorState state) {
    if (!ApiFact.TRANSFERS.isMethodName(method.name.toString())
        || !ApiFact.TRANSFERS.isInherited(method)) {
      return false;
    }
    Optional<Tree> loop = loopAround(call);
    return loop.isPresent()
        && StreamOrigin.of(
                ASTHelpers.getReceiver((MethodInvocationTree) call.getLeaf()),
                FileLoop::opensFile,
                state)
            .filter(opening -> !Expressions.contains(loop.get(), part -> part == opening))
            .isPresent();
  }

  private static boolean opensFile(Tree value) {
    return (value instanceof MethodInvocationTree || value instanceof NewClassTree)
        && Symbols.of(value) instanceof MethodSymbol method
        && ApiFact.OPENS_FILE.holdsFor(method);
  }

  /** The innermost loop around a place that a condition ends. */
  private static Optional<Tree> loopAround(TreePath place) {
    for (TreePath at = place; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      switch (at.getLeaf().getKind()) {
        case WHILE_LOOP, DO_WHILE_LOOP, FOR_LOOP -> {
          return Optional.of(at.getLeaf());
        }
        default -> {}
      }
    }
    return Optional.empty();
  }
}
