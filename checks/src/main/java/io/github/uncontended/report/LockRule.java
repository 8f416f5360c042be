package io.github.uncontended.report;

import com.google.errorprone.VisitorState;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import io.github.uncontended.analysis.monitors.CriticalSections;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.analysis.unit.Interest.Kind;

/** A rule that looks at each place that takes a lock. */
public abstract class LockRule extends Rule {
  /**
   * The finding about a place.
   *
   * @param tree the leaf of {@code state}'s path: a {@code synchronized} method or block, or a call
   *     that may lock
   */
  protected abstract Description matchLock(Tree tree, VisitorState state);

  private static final Interest INTEREST =
      Interest.in(Kind.SYNCHRONIZED).and(Interest.in(Kind.CALL, CriticalSections.LOCKS));

  @Override
  protected Interest interest(VisitorState state) {
    return INTEREST;
  }

  @Override
  protected final Description matchMethod(MethodTree tree, VisitorState state) {
    return matchLock(tree, state);
  }

  @Override
  protected final Description matchSynchronized(SynchronizedTree tree, VisitorState state) {
    return matchLock(tree, state);
  }

  @Override
  protected final Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return CriticalSections.mayLock(tree) ? matchLock(tree, state) : Description.NO_MATCH;
  }
}
