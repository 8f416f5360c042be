package io.github.uncontended.analysis.values;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.PassedArguments;

/**
 * The classes of the objects that an expression can evaluate to: of what is created and assigned to
 * a variable, and of what constructors and private methods are passed.
 */
public final class ValueTypes {
  /** How many variables and parameters a value is followed through. */
  private static final int DEPTH = 5;

  private final VisitorState state;
  private final ImmutableSet.Builder<String> types = ImmutableSet.builder();

  private ValueTypes(VisitorState state) {
    this.state = state;
  }

  /**
   * The binary names of the classes whose instances an expression may evaluate to, by {@code new};
   * empty if other values may reach it.
   */
  public static ImmutableSet<String> of(ExpressionTree expression, VisitorState state) {
    ValueTypes values = new ValueTypes(state);
    return values.addAll(expression, DEPTH) ? values.types.build() : ImmutableSet.of();
  }

  private boolean addAll(ExpressionTree expression, int depth) {
    ExpressionTree value = ASTHelpers.stripParentheses(expression);
    if (depth == 0) {
      return false;
    }
    if (value instanceof NewClassTree creation) {
      Type type = ASTHelpers.getType(creation);
      types.add(KnownTypes.nameOf(type));
      return type != null && !type.isErroneous();
    }
    if (value instanceof TypeCastTree cast) {
      return addAll(cast.getExpression(), depth);
    }
    if (value instanceof ConditionalExpressionTree either) {
      return addAll(either.getTrueExpression(), depth)
          && addAll(either.getFalseExpression(), depth);
    }
    if (value instanceof AssignmentTree assignment) {
      return addAll(assignment.getExpression(), depth);
    }
    return Symbols.of(value) instanceof VarSymbol variable && addValuesOf(variable, depth - 1);
  }

  private boolean addValuesOf(VarSymbol variable, int depth) {
    return switch (variable.getKind()) {
      case FIELD ->
          (variable.flags() & (Flags.FINAL | Flags.PRIVATE)) != 0 && addAssigned(variable, depth);
      case LOCAL_VARIABLE -> addAssigned(variable, depth);
      case PARAMETER -> addPassed(variable, depth);
      default -> false;
    };
  }

  private boolean addAssigned(VarSymbol variable, int depth) {
    return Assignments.areAll(variable, value -> addAll(value, depth), state);
  }

  /** Adds what all callers of a constructor, or of a private method, pass. */
  private boolean addPassed(VarSymbol parameter, int depth) {
    if (!(parameter.owner instanceof MethodSymbol callee)
        || !(callee.isPrivate() || callee.enclClass().isPrivate())
        || !Assignments.values(parameter, state).isEmpty()) {
      return false;
    }
    return PassedArguments.allHave(
        parameter, callee, CompilationIndex.of(state), (argument, call) -> addAll(argument, depth));
  }
}
