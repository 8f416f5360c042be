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
import io.github.uncontended.analysis.syntax.Source;
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
 * @param detour why another expression that is assignable to {@code target} may not replace this
 *     one, as what the value reaches the fields through; empty if it flows into one field, along
 *     one path, without cast or condition
 * @param target the type that the context of the expression requires
 */
public record ValueSinks(ImmutableSet<VarSymbol> fields, Optional<String> detour, Type target) {
  /** How many private methods and local variables a value is followed through. */
  private static final int STEPS = 3;

  /** The sinks of the value of an expression; empty if it also flows elsewhere. */
  public static Optional<ValueSinks> of(TreePath expression, VisitorState state) {
    return of(expression, STEPS, state);
  }

  private static Optional<ValueSinks> of(TreePath expression, int steps, VisitorState state) {
    Optional<String> detour = Optional.empty();
    Tree child = expression.getLeaf();
    for (TreePath at = expression.getParentPath(); ; at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      if (leaf instanceof TypeCastTree) {
        detour = Optional.of("a cast");
      } else if (leaf instanceof ConditionalExpressionTree choice
          && choice.getCondition() != child) {
        detour = Optional.of("a condition");
      } else if (leaf instanceof VariableTree variable) {
        return into(ASTHelpers.getSymbol(variable), detour, steps, state);
      } else if (leaf instanceof AssignmentTree assignment && assignment.getVariable() != child) {
        return Symbols.of(assignment.getVariable()) instanceof VarSymbol variable
                && Expressions.isField(variable)
            ? into(variable, detour, steps, state)
            : Optional.empty();
      } else if (leaf instanceof ReturnTree) {
        return outOf(at, detour, steps, state);
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
      VarSymbol variable, Optional<String> detour, int steps, VisitorState state) {
    if (variable == null || steps == 0) {
      return Optional.empty();
    }
    if (Expressions.isField(variable)) {
      return Optional.of(new ValueSinks(ImmutableSet.of(variable), detour, variable.type));
    }
    return variable.getKind() == ElementKind.LOCAL_VARIABLE
        ? outOf(variable, steps, state).map(flow -> flow.behind(detour))
        : Optional.empty();
  }

  /** The same behind code that the value passes before. */
  private ValueSinks behind(Optional<String> before) {
    return new ValueSinks(fields, before.or(() -> detour), target);
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
        .map(
            flow ->
                new ValueSinks(
                    flow.fields(), detour(variable, uses, state).or(flow::detour), variable.type));
  }

  /** Why the type of a variable's value matters, or its uses; empty for a mere name of it. */
  private static Optional<String> detour(VarSymbol variable, FieldUses uses, VisitorState state) {
    if (variable.getKind() != ElementKind.LOCAL_VARIABLE) {
      return Optional.of("a parameter");
    }
    if (uses.all().size() > 1) {
      return Optional.of("a local variable that has other uses");
    }
    return UnitIndex.of(state)
            .declaration(variable)
            .map(path -> ((VariableTree) path.getLeaf()).getType())
            .filter(type -> Source.hasPosition(type, state))
            .isPresent()
        ? Optional.empty()
        : Optional.of("a local variable without a type of its own");
  }

  /** Whether a use of the local variable runs only during the construction of the fields. */
  private boolean isPrecededBy(Use use, VisitorState state) {
    Construction construction = Construction.of(state);
    return fields.stream().allMatch(field -> construction.isDuring(use.path(), field));
  }

  private static Optional<ValueSinks> outOf(
      TreePath statement, Optional<String> detour, int steps, VisitorState state) {
    MethodSymbol method = Returns.methodOf(statement).map(ASTHelpers::getSymbol).orElse(null);
    if (method == null || !method.isPrivate() || steps == 0) {
      return Optional.empty();
    }
    List<TreePath> calls = UnitIndex.of(state).calls(method);
    ImmutableSet.Builder<VarSymbol> fields = ImmutableSet.builder();
    Optional<String> behind = calls.size() == 1 ? Optional.empty() : Optional.of("several calls");
    for (TreePath call : calls) {
      Optional<ValueSinks> flow =
          call.getLeaf() instanceof MethodInvocationTree
              ? of(call, steps - 1, state)
              : Optional.empty();
      if (flow.isEmpty()) {
        return flow;
      }
      fields.addAll(flow.get().fields());
      behind = behind.or(flow.get()::detour);
    }
    ImmutableSet<VarSymbol> found = fields.build();
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(new ValueSinks(found, behind, method.getReturnType()).behind(detour));
  }
}
