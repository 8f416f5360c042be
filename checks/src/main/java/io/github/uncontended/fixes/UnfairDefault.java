package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import io.github.uncontended.analysis.monitors.FairConstruction;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import java.util.List;

/** Leaves the fairness of a lock to the default of its constructor, which is unfair. */
public final class UnfairDefault {
  private UnfairDefault() {}

  /**
   * Drops the argument, and a {@code super(true)} that has no other. Passes false where a comment
   * or another argument stays, or to the constructor of a subclass, which may have no default.
   *
   * @param arguments of the creation that {@code state}'s path leads to
   */
  public static Fix of(
      FairConstruction construction, List<? extends ExpressionTree> arguments, VisitorState state) {
    ExpressionTree fair = construction.fair();
    Tree creation = state.getPath().getLeaf();
    int position = arguments.indexOf(fair);
    if (!construction.isDirect()
        || position < arguments.size() - 1
        || Source.hasComment(Source.start(creation), state.getEndPosition(creation), state)) {
      return Fix.builder().replace(fair, "false", state).build();
    }
    Fix.Builder fix = Fix.builder();
    if (creation instanceof MethodInvocationTree
        && position == 0
        && state.getPath().getParentPath().getLeaf() instanceof ExpressionStatementTree statement
        && FieldRemoval.removeStatement(statement, fix, state)) {
      return fix.build();
    }
    int start =
        position == 0 ? Source.start(fair) : state.getEndPosition(arguments.get(position - 1));
    int end = state.getEndPosition(fair);
    // The blanks inside the parentheses of an only argument go with it.
    CharSequence source = state.getSourceCode();
    while (position == 0 && Character.isWhitespace(source.charAt(start - 1))) {
      start--;
    }
    while (position == 0 && Character.isWhitespace(source.charAt(end))) {
      end++;
    }
    return fix.replace(start, end, "").build();
  }
}
