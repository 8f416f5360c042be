package io.github.uncontended.report;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import io.github.uncontended.analysis.library.KnownTypes;

/**
 * Whether code is a copy of another project's under a package of its own, as shading plugins make
 * it: a finding there is for the other project.
 */
final class RelocatedCode {
  /** Parts of package names by which projects keep such copies apart. */
  private static final ImmutableSet<String> PARTS =
      ImmutableSet.of("relocated", "repackaged", "shaded");

  private RelocatedCode() {}

  /** Whether a place is in such a copy. */
  static boolean contains(TreePath place) {
    ExpressionTree name = place.getCompilationUnit().getPackageName();
    return name != null && KnownTypes.hasPart(TreeInfo.fullName((JCTree) name).toString(), PARTS);
  }
}
