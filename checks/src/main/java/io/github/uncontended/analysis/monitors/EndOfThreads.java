package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;

/** Recognizes waits of an object for its own threads to end, as {@code Thread.join}. */
public final class EndOfThreads {
  private EndOfThreads() {}

  /**
   * Whether a call waits for threads in a field to end, and not again and again: until they have
   * ended, as long as the caller wants, or after the code may have told them to. A wait with
   * another timeout for threads that go on takes that long on each run.
   */
  public static boolean isAwaited(TreePath place) {
    return place.getLeaf() instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && ApiFact.ENDS_THREADS.isInherited(method)
        && Expressions.isField(ASTHelpers.getReceiver(call))
        && (call.getArguments().isEmpty() || isGivenTime(call) || followsSignal(place));
  }

  private static boolean isGivenTime(MethodInvocationTree wait) {
    return wait.getArguments().stream().anyMatch(Expressions::isParameter);
  }

  /** Whether code before a wait calls a method or writes a field, which may end a thread. */
  private static boolean followsSignal(TreePath wait) {
    int start = Source.start(wait.getLeaf());
    TreePath at = wait;
    while (at.getParentPath() != null
        && !(at.getLeaf() instanceof MethodTree || at.getLeaf() instanceof LambdaExpressionTree)) {
      at = at.getParentPath();
    }
    return Expressions.contains(
        at.getLeaf(), part -> maySignal(part) && Source.start(part) < start);
  }

  private static boolean maySignal(Tree part) {
    Tree target = Assignments.target(part);
    return part instanceof MethodInvocationTree
        || (target != null && Expressions.isField(Symbols.of(target)));
  }
}
