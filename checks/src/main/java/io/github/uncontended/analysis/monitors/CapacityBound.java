package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A semaphore that bounds how much is in use, rather than to exclude other threads for a while: one
 * method takes a permit, and another one, often of another thread, gives it back. A thread that
 * waits for a permit waits for that, whoever is next in line.
 *
 * @param timed whether some thread waits for a limited time
 */
public record CapacityBound(boolean timed) {
  /**
   * The bound that a variable holds; empty if a method gives back what it took, or the compilation
   * shows neither.
   */
  public static Optional<CapacityBound> of(VarSymbol semaphore, VisitorState state) {
    Set<Tree> acquiring = new HashSet<>();
    Set<Tree> releasing = new HashSet<>();
    boolean timed = false;
    for (TreePath use : CompilationIndex.uses(semaphore, state)) {
      TreePath call = use.getParentPath().getParentPath();
      if (!(call.getLeaf() instanceof MethodInvocationTree invocation)
          || ASTHelpers.getReceiver(invocation) != use.getLeaf()) {
        continue;
      }
      switch (Expressions.simpleName(invocation.getMethodSelect())) {
        case "release" -> releasing.add(function(call));
        case "acquire", "acquireUninterruptibly" -> acquiring.add(function(call));
        case "tryAcquire" -> {
          acquiring.add(function(call));
          timed |= isTimed(invocation.getArguments());
        }
        default -> {}
      }
    }
    boolean isBound = !acquiring.isEmpty() && !releasing.isEmpty();
    releasing.retainAll(acquiring);
    return isBound && releasing.isEmpty()
        ? Optional.of(new CapacityBound(timed))
        : Optional.empty();
  }

  private static boolean isTimed(List<? extends ExpressionTree> arguments) {
    return arguments.size() >= 2;
  }

  private static Tree function(TreePath call) {
    TreePath at = call;
    while (at.getParentPath() != null
        && !(at.getLeaf() instanceof MethodTree || at.getLeaf() instanceof LambdaExpressionTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }
}
