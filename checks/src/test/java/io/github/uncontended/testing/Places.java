package io.github.uncontended.testing;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
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

  /** The innermost class around the place. */
  ClassTree type() {
    for (TreePath path = site(); ; path = path.getParentPath()) {
      if (path.getLeaf() instanceof ClassTree type) {
        return type;
      }
    }
  }

  public String patched(Fix.Builder fix) {
    return Patcher.apply(source, ImmutableList.of(fix.build())).text();
  }
}
