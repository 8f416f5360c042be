package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Optional;
import java.util.function.Predicate;

/** Methods that implement one of a library that blocks, such as {@code Connection.commit()}. */
public final class BlockingMethod {
  private BlockingMethod() {}

  /**
   * That the code of a section is the body of a method that implements a blocking one; empty if it
   * is not.
   *
   * @param isRepeated whether a place runs again and again
   */
  public static Optional<String> inWords(Predicate<TreePath> isRepeated, VisitorState state) {
    TreePath method = state.getPath();
    if (method.getLeaf() instanceof SynchronizedTree) {
      method = method.getParentPath().getParentPath();
    }
    if (!(method.getLeaf() instanceof MethodTree declaration)
        || !(declaration.getBody().getStatements().size() == 1 || method == state.getPath())) {
      return Optional.empty();
    }
    // It releases the monitor while it waits on it.
    if (Expressions.contains(declaration.getBody(), BlockingCall::isWait)
        || !BlockingCall.mayBeBehind(method, isRepeated, state)) {
      return Optional.empty();
    }
    MethodSymbol symbol = ASTHelpers.getSymbol(declaration);
    return CompilationIndex.of(state).overridden(symbol).stream()
        .filter(ApiFact.BLOCKS::holdsFor)
        .findFirst()
        .map(
            it ->
                "This implementation of "
                    + it.enclClass().getSimpleName()
                    + "."
                    + it.name
                    + "() blocks");
  }
}
