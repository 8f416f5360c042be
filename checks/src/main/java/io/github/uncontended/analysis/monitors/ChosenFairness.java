package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.List;
import java.util.Optional;

/** Whether code creates a fair lock in one case and an unfair one in another: fairness is set. */
public final class ChosenFairness {
  private ChosenFairness() {}

  /**
   * Whether the place of a fair lock may also get an unfair one.
   *
   * @param creation the creation of the fair lock
   * @param variable the variable that gets it
   */
  public static boolean isOf(TreePath creation, Optional<VarSymbol> variable, VisitorState state) {
    Symbol type = ASTHelpers.getType(creation.getLeaf()).tsym;
    return alternatives(creation, variable, state).stream()
        .anyMatch(
            value ->
                Expressions.contains(
                    value,
                    part ->
                        part instanceof NewClassTree other
                            && type.equals(ASTHelpers.getType(other).tsym)
                            && isUnfair(other, state)));
  }

  /** Whether a lock is unfair for certain: a computed fairness may be none. */
  private static boolean isUnfair(NewClassTree creation, VisitorState state) {
    return creation.getArguments().stream()
        .filter(
            argument ->
                state
                    .getTypes()
                    .unboxedTypeOrType(ASTHelpers.getType(argument))
                    .hasTag(TypeTag.BOOLEAN))
        .allMatch(argument -> Boolean.FALSE.equals(ASTHelpers.constValue(argument)));
  }

  private static List<? extends Tree> alternatives(
      TreePath creation, Optional<VarSymbol> variable, VisitorState state) {
    if (variable.isPresent()) {
      return Assignments.values(variable.get(), state);
    }
    Tree choice = creation.getLeaf();
    for (TreePath at = creation;
        !Places.runsApart(at.getLeaf()) && !(at.getLeaf() instanceof MethodTree);
        at = at.getParentPath()) {
      if (at.getLeaf() instanceof ConditionalExpressionTree
          || at.getLeaf() instanceof SwitchExpressionTree) {
        choice = at.getLeaf();
      } else if (at.getLeaf() instanceof ReturnTree) {
        return Returns.methodOf(at)
            .map(method -> Returns.of(method.getBody()))
            .orElse(ImmutableList.of());
      }
    }
    return ImmutableList.of(choice);
  }
}
