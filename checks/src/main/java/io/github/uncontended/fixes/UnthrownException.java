package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Handlers;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import java.util.List;

/**
 * Removes what catches a checked exception that a call no longer throws, since the handler of an
 * exception that nothing throws does not compile (JLS 11.2.3).
 */
final class UnthrownException {
  private final Tree call;
  private final Type exception;
  private final Fix.Builder fix;
  private final VisitorState state;

  private UnthrownException(Tree call, Type exception, Fix.Builder fix, VisitorState state) {
    this.call = call;
    this.exception = exception;
    this.fix = fix;
    this.state = state;
  }

  /**
   * Makes the code around a call compile without the exception that the call throws.
   *
   * @return false if it would take more than dropping a catch clause or one of its types
   */
  static boolean of(TreePath call, Type exception, Fix.Builder fix, VisitorState state) {
    UnthrownException edits = new UnthrownException(call.getLeaf(), exception, fix, state);
    Tree child = call.getLeaf();
    for (TreePath at = call.getParentPath(); at != null; at = at.getParentPath()) {
      Tree tree = at.getLeaf();
      if (tree instanceof MethodTree
          || tree instanceof LambdaExpressionTree
          || tree instanceof ClassTree) {
        return true;
      }
      if (tree instanceof TryTree attempt
          && (attempt.getBlock() == child || attempt.getResources().contains(child))) {
        for (CatchTree handler : attempt.getCatches()) {
          if (Handlers.handle(handler, exception, state)) {
            return edits.keepCompiling(attempt, handler);
          }
        }
      }
      child = tree;
    }
    return true;
  }

  private boolean keepCompiling(TryTree attempt, CatchTree handler) {
    List<? extends Tree> types = Handlers.types(handler);
    Tree type =
        types.stream()
            .filter(it -> ASTHelpers.isSubtype(exception, ASTHelpers.getType(it), state))
            .findFirst()
            .orElseThrow();
    Type caught = ASTHelpers.getType(type);
    if (ASTHelpers.isSubtype(state.getSymtab().exceptionType, caught, state)) {
      // Unchecked exceptions are caught, too.
      return true;
    }
    if (!Source.hasPosition(attempt, state)
        || !attempt.getResources().isEmpty()
        || nests(attempt)) {
      return false;
    }
    if (Expressions.evaluates(
        attempt.getBlock(), part -> part != call && Handlers.mayThrow(part, caught, state))) {
      return true;
    }
    if (types.size() > 1) {
      return dropType(types, type);
    }
    return attempt.getCatches().size() > 1 && dropClause(attempt, handler);
  }

  /** Whether a block has handlers of its own, so that more than the calls in it decides. */
  private static boolean nests(TryTree attempt) {
    return Expressions.contains(attempt.getBlock(), TryTree.class::isInstance);
  }

  private boolean dropType(List<? extends Tree> types, Tree type) {
    int at = types.indexOf(type);
    int start = at == 0 ? Source.start(type) : state.getEndPosition(types.get(at - 1));
    int end = at == 0 ? Source.start(types.get(1)) : state.getEndPosition(type);
    if (Source.hasComment(start, end, state)) {
      return false;
    }
    fix.replace(start, end, "");
    return true;
  }

  private boolean dropClause(TryTree attempt, CatchTree handler) {
    int at = attempt.getCatches().indexOf(handler);
    Tree before = at == 0 ? attempt.getBlock() : attempt.getCatches().get(at - 1);
    int start = state.getEndPosition(before);
    int end = state.getEndPosition(handler);
    if (Source.hasComment(start, end, state)) {
      return false;
    }
    fix.replace(start, end, "");
    return true;
  }
}
