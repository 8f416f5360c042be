package io.github.uncontended.analysis.diagnostics;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;

/** Code that handles failures or describes objects, so that all text in it is diagnostic. */
public final class DiagnosticCode {
  private DiagnosticCode() {}

  /**
   * Whether a place is in a {@code catch} clause, in a subclass of {@code Throwable}, in a method
   * that returns a {@code Throwable}, or in the constructor of a {@code Thread}.
   */
  public static boolean handlesFailure(TreePath place, VisitorState state) {
    for (TreePath at = place; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof CatchTree
          || (at.getLeaf() instanceof ClassTree type
              && DiagnosticSinks.isThrowable(ASTHelpers.getType(type), state))
          || (at.getLeaf() instanceof MethodTree method
              && createsFailure(ASTHelpers.getSymbol(method), state))) {
        return true;
      }
    }
    return false;
  }

  private static boolean createsFailure(MethodSymbol method, VisitorState state) {
    return DiagnosticSinks.isThrowable(method.getReturnType(), state)
        || (method.isConstructor() && DiagnosticSinks.isThread(method.owner.type, state));
  }

  /** Whether a place is in an override of {@code Object.toString}. */
  public static boolean isInToString(TreePath place) {
    for (TreePath at = place; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof MethodTree method) {
        MethodSymbol symbol = ASTHelpers.getSymbol(method);
        return symbol.name.contentEquals("toString")
            && symbol.getParameters().isEmpty()
            && !symbol.isStatic();
      }
    }
    return false;
  }
}
