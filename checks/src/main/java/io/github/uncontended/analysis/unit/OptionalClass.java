package io.github.uncontended.analysis.unit;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Handlers;
import io.github.uncontended.analysis.syntax.Places;

/** Look-ups of classes that may be missing when the program runs. */
public final class OptionalClass {
  private static final Supplier<Type> MISSING =
      VisitorState.memoize(state -> state.getTypeFromString("java.lang.ClassNotFoundException"));

  private OptionalClass() {}

  /**
   * Whether a look-up only tests that a class exists: its result is unused, its failure handled.
   */
  public static boolean isTest(TreePath lookup, VisitorState state) {
    if (!(Places.withParentheses(lookup).getParentPath().getLeaf()
        instanceof ExpressionStatementTree)) {
      return false;
    }
    for (TreePath at = lookup; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      if (at.getParentPath().getLeaf() instanceof TryTree attempt
          && attempt.getBlock() == at.getLeaf()
          && attempt.getCatches().stream()
              .anyMatch(it -> Handlers.handle(it, MISSING.get(state), state))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the class that a look-up names by a constant is not on the class path. */
  public static boolean isMissing(MethodInvocationTree lookup, VisitorState state) {
    for (ExpressionTree argument : lookup.getArguments()) {
      String name = ASTHelpers.constValue(argument, String.class);
      if (name != null) {
        return !name.startsWith("[") && state.getTypeFromString(name) == null;
      }
    }
    return false;
  }
}
