package io.github.uncontended.report;

import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker.MethodInvocationTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.MethodTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.SynchronizedTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import io.github.uncontended.analysis.monitors.CriticalSections;
import javax.lang.model.element.Modifier;

/** A rule that looks at each place that takes a lock. */
public abstract class LockRule extends Rule
    implements MethodTreeMatcher, SynchronizedTreeMatcher, MethodInvocationTreeMatcher {
  /**
   * The finding about a place.
   *
   * @param tree the leaf of {@code state}'s path: a {@code synchronized} method or block, or a call
   *     that may lock
   */
  protected abstract Description matchLock(Tree tree, VisitorState state);

  @Override
  public final Description matchMethod(MethodTree tree, VisitorState state) {
    return tree.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)
        ? matchLock(tree, state)
        : Description.NO_MATCH;
  }

  @Override
  public final Description matchSynchronized(SynchronizedTree tree, VisitorState state) {
    return matchLock(tree, state);
  }

  @Override
  public final Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return CriticalSections.mayLock(tree) ? matchLock(tree, state) : Description.NO_MATCH;
  }
}
