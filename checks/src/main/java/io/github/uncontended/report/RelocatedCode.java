package io.github.uncontended.report;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import io.github.uncontended.analysis.library.KnownTypes;
import java.util.regex.Pattern;

/**
 * Whether code is a copy of another project's under a package of its own, as shading plugins make
 * it: a finding there is for the other project.
 */
final class RelocatedCode {
  /** Parts of package names by which projects keep such copies apart. */
  private static final ImmutableSet<String> PARTS =
      ImmutableSet.of("relocated", "repackaged", "shaded");

  /** A top level domain within a package name begins the name that the package had before. */
  private static final Pattern EMBEDDED_NAME = Pattern.compile("\\.(com|org)\\.");

  private RelocatedCode() {}

  /** Whether a place is in such a copy. */
  static boolean contains(TreePath place) {
    ExpressionTree tree = place.getCompilationUnit().getPackageName();
    if (tree == null) {
      return false;
    }
    String name = TreeInfo.fullName((JCTree) tree).toString();
    return KnownTypes.hasPart(name, PARTS) || EMBEDDED_NAME.matcher(name).find();
  }
}
