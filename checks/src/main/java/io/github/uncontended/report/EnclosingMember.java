package io.github.uncontended.report;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.Initializers;

/**
 * The named class and the member of it that enclose a place, as the JVM names them.
 *
 * @param type binary name of the innermost named class; empty outside of classes
 * @param method name of the method, {@code <init>} or {@code <clinit>}; empty for none
 */
record EnclosingMember(String type, String method) {
  /** The member that encloses the leaf of a path. */
  static EnclosingMember of(TreePath path) {
    return new EnclosingMember(type(path), method(path));
  }

  private static String type(TreePath path) {
    for (TreePath at = path; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree type && !type.getSimpleName().isEmpty()) {
        return ASTHelpers.getSymbol(type).flatName().toString();
      }
    }
    return "";
  }

  private static String method(TreePath path) {
    TreePath child = null;
    for (TreePath at = path; at != null; child = at, at = at.getParentPath()) {
      if (at.getLeaf() instanceof MethodTree method) {
        return method.getName().toString();
      }
      if (at.getLeaf() instanceof ClassTree type
          && child != null
          && !type.getSimpleName().isEmpty()
          && !(child.getLeaf() instanceof ClassTree)) {
        return Initializers.isStatic(child.getLeaf()) ? "<clinit>" : "<init>";
      }
    }
    return "";
  }
}
