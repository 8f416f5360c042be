package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.unit.CompilationIndex;

/** Whether a method that reads under a lock is for work, by its calls in the compilation. */
public final class PassedResults {
  private PassedResults() {}

  /**
   * Whether all calls of the method around a section only return its result, as management beans
   * do. Without calls, it is for other programs.
   */
  public static boolean areAll(CriticalSection section, VisitorState state) {
    ImmutableList<TreePath> calls =
        section
            .methodSymbol()
            .map(CompilationIndex.of(state)::possibleCalls)
            .orElse(ImmutableList.of());
    return !calls.isEmpty() && calls.stream().allMatch(PassedResults::isPassedOn);
  }

  private static boolean isPassedOn(TreePath call) {
    return call.getParentPath().getLeaf() instanceof ReturnTree
        && call.getParentPath().getParentPath().getParentPath().getLeaf() instanceof MethodTree only
        && only.getParameters().isEmpty()
        && only.getBody().getStatements().size() == 1;
  }
}
