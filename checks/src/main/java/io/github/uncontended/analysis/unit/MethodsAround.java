package io.github.uncontended.analysis.unit;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.Places;
import java.util.List;
import java.util.function.Predicate;

/** What runs as often as a place: the method around it, and those that call this method. */
public final class MethodsAround {
  /** How many callers are followed. */
  private static final int CALLERS = 3;

  private final CompilationIndex index;
  private final Predicate<MethodTree> test;

  private MethodsAround(CompilationIndex index, Predicate<MethodTree> test) {
    this.index = index;
    this.test = test;
  }

  /**
   * Whether a test holds for the method around a place, or for those around all calls of it in the
   * compilation. A lambda around the place may run at any time: nothing is known of it.
   */
  public static boolean satisfy(TreePath place, Predicate<MethodTree> test, VisitorState state) {
    return new MethodsAround(CompilationIndex.of(state), test).satisfy(place, CALLERS);
  }

  private boolean satisfy(TreePath place, int callers) {
    return Places.methodRunning(place)
        .map(path -> (MethodTree) path.getLeaf())
        .filter(it -> test.test(it) || (callers > 0 && callsSatisfy(it, callers - 1)))
        .isPresent();
  }

  private boolean callsSatisfy(MethodTree method, int callers) {
    List<TreePath> calls = index.calls(ASTHelpers.getSymbol(method));
    return !calls.isEmpty() && calls.stream().allMatch(call -> satisfy(call, callers));
  }
}
