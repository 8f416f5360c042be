package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    List<TreePath> acquiring = new ArrayList<>();
    List<TreePath> releasing = new ArrayList<>();
    boolean timed = false;
    for (TreePath use : CompilationIndex.uses(semaphore, state)) {
      TreePath call = use.getParentPath().getParentPath();
      if (!(call.getLeaf() instanceof MethodInvocationTree invocation)
          || ASTHelpers.getReceiver(invocation) != use.getLeaf()) {
        continue;
      }
      switch (Expressions.simpleName(invocation.getMethodSelect())) {
        case "release" -> releasing.add(call);
        case "acquire", "acquireUninterruptibly" -> acquiring.add(call);
        case "tryAcquire" -> {
          acquiring.add(call);
          timed |= isTimed(invocation.getArguments());
        }
        default -> {}
      }
    }
    return !acquiring.isEmpty()
            && !releasing.isEmpty()
            && releasing.stream()
                .noneMatch(
                    each -> acquiring.stream().anyMatch(earlier -> mayGiveBack(each, earlier)))
        ? Optional.of(new CapacityBound(timed))
        : Optional.empty();
  }

  /**
   * Whether a release is in the same function as an acquisition, so that it may give back what that
   * took. Where they are in different branches of a statement, as in code that moves the bound up
   * or down, a run comes to one of them only.
   */
  private static boolean mayGiveBack(TreePath release, TreePath acquisition) {
    Tree branch = release.getLeaf();
    for (TreePath at = release.getParentPath(); at != null; at = at.getParentPath()) {
      Tree around = at.getLeaf();
      Optional<Tree> other = branchWith(acquisition, around);
      if (other.isPresent()) {
        return !(around instanceof IfTree test
            && test.getCondition() != branch
            && test.getCondition() != other.get());
      }
      if (around instanceof MethodTree || around instanceof LambdaExpressionTree) {
        return false;
      }
      branch = around;
    }
    return false;
  }

  /** The child of a tree that a place is in, in the same function; empty if it is elsewhere. */
  private static Optional<Tree> branchWith(TreePath place, Tree tree) {
    for (TreePath at = place; at.getParentPath() != null; at = at.getParentPath()) {
      if (at.getParentPath().getLeaf() == tree) {
        return Optional.of(at.getLeaf());
      }
      if (at.getLeaf() instanceof MethodTree || at.getLeaf() instanceof LambdaExpressionTree) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static boolean isTimed(List<? extends ExpressionTree> arguments) {
    return arguments.size() >= 2;
  }
}
