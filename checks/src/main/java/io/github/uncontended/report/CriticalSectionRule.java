package io.github.uncontended.report;

import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker.MethodInvocationTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.MethodTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.SynchronizedTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import io.github.uncontended.analysis.monitors.CriticalSections;
import io.github.uncontended.analysis.monitors.SectionAnalysis;
import io.github.uncontended.analysis.monitors.SectionPattern;
import io.github.uncontended.heat.LockOwner;
import javax.lang.model.element.Modifier;

/** A rule about critical sections: it reports where the lock is taken. */
public abstract class CriticalSectionRule extends Rule
    implements MethodTreeMatcher, SynchronizedTreeMatcher, MethodInvocationTreeMatcher {
  /** The finding about a section that the leaf of {@code state}'s path begins. */
  protected abstract Description matchSection(SectionAnalysis analysis, VisitorState state);

  @Override
  public final Description matchMethod(MethodTree tree, VisitorState state) {
    return tree.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)
        ? match(state)
        : Description.NO_MATCH;
  }

  @Override
  public final Description matchSynchronized(SynchronizedTree tree, VisitorState state) {
    return match(state);
  }

  @Override
  public final Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return CriticalSections.mayLock(tree) ? match(state) : Description.NO_MATCH;
  }

  private Description match(VisitorState state) {
    return SectionAnalysis.of(state)
        .filter(
            analysis ->
                analysis.pattern() == SectionPattern.OTHER
                    || !LockOwner.isShortLived(analysis.section().lock(), state))
        .map(analysis -> matchSection(analysis, state))
        .orElse(Description.NO_MATCH);
  }
}
