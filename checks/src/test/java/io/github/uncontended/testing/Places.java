package io.github.uncontended.testing;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;

/** A source with one call of {@code probe}, and what a fix made there does to it. */
public record Places(String source, VisitorState state) {
  public static Places in(String source, String... options) {
    ImmutableList<Probe> probes = Probe.in(source, options);
    return new Places(source, probes.get(0).state());
  }

  public TreePath site() {
    return state.getPath();
  }

  /** The shortest call whose source starts with a text. */
  public TreePath call(String start) {
    TreePath[] found = {null};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        if (Source.hasPosition(tree, state)
            && Source.of(tree, state).startsWith(start)
            && (found[0] == null || length(tree) < length(found[0].getLeaf()))) {
          found[0] = getCurrentPath();
        }
        return super.visitMethodInvocation(tree, null);
      }
    }.scan(new TreePath(state.getPath().getCompilationUnit()), null);
    if (found[0] == null) {
      throw new AssertionError("no call starts with " + start);
    }
    return found[0];
  }

  private int length(Tree tree) {
    return state.getEndPosition(tree) - Source.start(tree);
  }

  public String patched(Fix.Builder fix) {
    return Patcher.apply(source, ImmutableList.of(fix.build())).text();
  }
}
