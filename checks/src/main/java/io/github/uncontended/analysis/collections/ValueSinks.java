package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Which fields the value of an expression ends up in, and nowhere else: by an initialiser or an
 * assignment, out of a private method of the unit, or by way of a local variable.
 *
 * @param fields the fields; not empty
 * @param isDirect whether the expression may be replaced by any that is assignable to {@code
 *     target}: it is the value of one field, by one way, without cast or condition
 * @param target the type that the expression's place asks for
 */
public record ValueSinks(ImmutableSet<VarSymbol> fields, boolean isDirect, Type target) {
  /** How many private methods or locals are followed one after the other. */
  private static final int STEPS = 3;

  /** Where the value of an expression goes; empty where not only to fields. */
  public static Optional<ValueSinks> of(TreePath expression, VisitorState state) {
    return of(expression, STEPS, state);
  }

  private static Optional<ValueSinks> of(TreePath expression, int steps, VisitorState state) {
    boolean direct = true;
    Tree child = expression.getLeaf();
    for (TreePath at = expression.getParentPath(); ; at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      if (leaf instanceof TypeCastTree
          || (leaf instanceof ConditionalExpressionTree choice && choice.getCondition() != child)) {
        direct = false;
      } else if (leaf instanceof VariableTree variable) {
        return into(ASTHelpers.getSymbol(variable), direct, steps, state);
      } else if (leaf instanceof AssignmentTree assignment && assignment.getVariable() != child) {
        return ASTHelpers.getSymbol(assignment.getVariable()) instanceof VarSymbol variable
                && Expressions.isField(variable)
            ? into(variable, direct, steps, state)
            : Optional.empty();
      } else if (leaf instanceof ReturnTree) {
        return outOf(at, direct, steps, state);
      } else if (!(leaf instanceof ParenthesizedTree) && !isUnmodifiableView(leaf)) {
        return Optional.empty();
      }
      child = leaf;
    }
  }

  private static boolean isUnmodifiableView(Tree tree) {
    return tree instanceof MethodInvocationTree call
        && ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
        && ApiFact.UNMODIFIABLE_VIEW.holdsFor(method);
  }

  private static Optional<ValueSinks> into(
      VarSymbol variable, boolean direct, int steps, VisitorState state) {
    if (variable == null || steps == 0) {
      return Optional.empty();
    }
    if (Expressions.isField(variable)) {
      return Optional.of(new ValueSinks(ImmutableSet.of(variable), direct, variable.type));
    }
    if (variable.getKind() != ElementKind.LOCAL_VARIABLE
        || !ASTHelpers.isConsideredFinal(variable)) {
      return Optional.empty();
    }
    FieldUses uses = FieldUses.of(variable, state);
    if (uses.escapes().size() != 1 || uses.isMonitor()) {
      return Optional.empty();
    }
    return of(uses.escapes().get(0).path(), steps - 1, state)
        .filter(flow -> uses.all().stream().allMatch(use -> flow.isPrecededBy(use, state)))
        .map(flow -> new ValueSinks(flow.fields(), false, flow.target()));
  }

  /** Whether a use of the local that leads to the fields is over when they are published. */
  private boolean isPrecededBy(Use use, VisitorState state) {
    Construction construction = Construction.of(state);
    return fields.stream().allMatch(field -> construction.isDuring(use.path(), field));
  }

  private static Optional<ValueSinks> outOf(
      TreePath statement, boolean direct, int steps, VisitorState state) {
    TreePath at = statement;
    while (!(at.getLeaf() instanceof MethodTree)) {
      if (at.getLeaf() instanceof LambdaExpressionTree) {
        return Optional.empty();
      }
      at = at.getParentPath();
    }
    MethodSymbol method = ASTHelpers.getSymbol((MethodTree) at.getLeaf());
    if (method == null || !method.isPrivate() || steps == 0) {
      return Optional.empty();
    }
    List<TreePath> calls = UnitIndex.of(state).calls(method);
    ImmutableSet.Builder<VarSymbol> fields = ImmutableSet.builder();
    boolean directCall = calls.size() == 1;
    for (TreePath call : calls) {
      Optional<ValueSinks> flow =
          call.getLeaf() instanceof MethodInvocationTree
              ? of(call, steps - 1, state)
              : Optional.empty();
      if (flow.isEmpty()) {
        return flow;
      }
      fields.addAll(flow.get().fields());
      directCall &= flow.get().isDirect();
    }
    ImmutableSet<VarSymbol> found = fields.build();
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(new ValueSinks(found, direct && directCall, method.getReturnType()));
  }
}
