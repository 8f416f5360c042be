package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
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
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Which fields the value of an expression flows into, if it flows nowhere else: through
 * initializers, assignments, returns of private methods of the unit, local variables and parameters
 * of constructors that others call by {@code this(…)}.
 *
 * @param fields the fields; not empty
 * @param isDirect whether any expression that is assignable to {@code target} may replace this one:
 *     its value flows into one field, along one path, without cast or condition
 * @param target the type that the context of the expression requires
 */
public record ValueSinks(ImmutableSet<VarSymbol> fields, boolean isDirect, Type target) {
  /** How many private methods and local variables a value is followed through. */
  private static final int STEPS = 3;

  /** The sinks of the value of an expression; empty if it also flows elsewhere. */
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
        return Symbols.of(assignment.getVariable()) instanceof VarSymbol variable
                && Expressions.isField(variable)
            ? into(variable, direct, steps, state)
            : Optional.empty();
      } else if (leaf instanceof ReturnTree) {
        return outOf(at, direct, steps, state);
      } else if (leaf instanceof MethodInvocationTree call
          && Expressions.isThis(call.getMethodSelect())) {
        return intoConstructor(call, child, steps, state);
      } else if (!(leaf instanceof ParenthesizedTree) && !isUnmodifiableView(leaf)) {
        return Optional.empty();
      }
      child = leaf;
    }
  }

  private static boolean isUnmodifiableView(Tree tree) {
    return tree instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
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
    return variable.getKind() == ElementKind.LOCAL_VARIABLE
        ? outOf(variable, steps, state)
        : Optional.empty();
  }

  /** The sinks of the argument of a call {@code this(…)}. */
  private static Optional<ValueSinks> intoConstructor(
      MethodInvocationTree call, Tree argument, int steps, VisitorState state) {
    MethodSymbol constructor = ASTHelpers.getSymbol(call);
    int position = call.getArguments().indexOf(argument);
    return position < 0 || constructor.isVarArgs() || steps == 0
        ? Optional.empty()
        : outOf(constructor.params().get(position), steps, state);
  }

  /** The sinks of the value of a local variable or parameter. */
  private static Optional<ValueSinks> outOf(VarSymbol variable, int steps, VisitorState state) {
    if (!ASTHelpers.isConsideredFinal(variable)) {
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

  /** Whether a use of the local variable runs only during the construction of the fields. */
  private boolean isPrecededBy(Use use, VisitorState state) {
    Construction construction = Construction.of(state);
    return fields.stream().allMatch(field -> construction.isDuring(use.path(), field));
  }

  private static Optional<ValueSinks> outOf(
      TreePath statement, boolean direct, int steps, VisitorState state) {
    MethodSymbol method = Returns.methodOf(statement).map(ASTHelpers::getSymbol).orElse(null);
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
