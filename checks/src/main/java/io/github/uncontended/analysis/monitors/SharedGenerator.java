package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.caching.LazyInitialization;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.PassedArguments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;

/** Whether a generator of random numbers is one that several threads share: it is in a field. */
public final class SharedGenerator {
  /** How many variables, parameters and methods a generator is followed through. */
  private static final int DEPTH = 4;

  private SharedGenerator() {}

  /**
   * Whether each generator that an expression can evaluate to comes from a static field, or from a
   * field of an object that threads may share, which no method gives a new one each time. A local
   * variable, a parameter and the result of a method are followed to their values.
   *
   * @param state of the expression's unit
   */
  public static boolean is(ExpressionTree generator, VisitorState state) {
    return is(generator, DEPTH, state);
  }

  private static boolean is(ExpressionTree generator, int depth, VisitorState state) {
    ExpressionTree value = ASTHelpers.stripParentheses(generator);
    if (depth == 0 || value instanceof NewClassTree) {
      return false;
    }
    if (value instanceof TypeCastTree cast) {
      return is(cast.getExpression(), depth, state);
    }
    if (value instanceof ConditionalExpressionTree choice) {
      return is(choice.getTrueExpression(), depth, state)
          && is(choice.getFalseExpression(), depth, state);
    }
    if (value instanceof AssignmentTree assignment) {
      return Expressions.isField(assignment.getVariable())
          ? is(assignment.getVariable(), depth, state)
          : is(assignment.getExpression(), depth, state);
    }
    Symbol symbol = Symbols.of(value);
    if (symbol instanceof VarSymbol variable) {
      return switch (variable.getKind()) {
        case FIELD -> isKept(variable, state);
        case PARAMETER -> isPassed(variable, depth - 1, state);
        default -> areAll(Assignments.values(variable, state), depth - 1, state);
      };
    }
    return value instanceof MethodInvocationTree
        && symbol instanceof MethodSymbol method
        && isReturned(method, depth - 1, state);
  }

  private static boolean areAll(List<ExpressionTree> values, int depth, VisitorState state) {
    return !values.isEmpty() && values.stream().allMatch(value -> is(value, depth, state));
  }

  /** Whether a field keeps its generator, for threads that may share it. */
  private static boolean isKept(VarSymbol field, VisitorState state) {
    return (field.isStatic() || SharedObjects.areOf((ClassSymbol) field.owner, state))
        && FieldAccesses.of(field, state).afterConstruction().stream()
            .noneMatch(access -> isRenewed(access.path(), state));
  }

  /** Whether a use of a field gives it a new object, other than the first one. */
  private static boolean isRenewed(TreePath use, VisitorState state) {
    Optional<TreePath> assignment = Assignments.assignment(use);
    if (assignment.isEmpty()
        || !(((AssignmentTree) assignment.get().getLeaf()).getExpression()
            instanceof NewClassTree)) {
      return false;
    }
    VisitorState there = state.withPath(use);
    for (TreePath at = assignment.get();
        !(at.getLeaf() instanceof MethodTree) && at.getParentPath() != null;
        at = at.getParentPath()) {
      if (LazyInitialization.contains(at, there)) {
        return false;
      }
    }
    return true;
  }

  /** Whether all calls in the compilation pass such a generator, of which there is one. */
  private static boolean isPassed(VarSymbol parameter, int depth, VisitorState state) {
    return parameter.owner instanceof MethodSymbol method
        && Assignments.values(parameter, state).isEmpty()
        && PassedArguments.allHave(
            parameter,
            method,
            CompilationIndex.of(state),
            (argument, call) -> is(argument, depth, state.withPath(call)));
  }

  private static boolean isReturned(MethodSymbol method, int depth, VisitorState state) {
    Optional<TreePath> declaration = CompilationIndex.of(state).declaration(method);
    return declaration.isPresent()
        && declaration.get().getLeaf() instanceof MethodTree tree
        && tree.getBody() != null
        && areAll(Returns.of(tree.getBody()), depth, state.withPath(declaration.get()));
  }

  /** The other calls in a method on the variable that a call there is made on. */
  public static List<TreePath> otherCalls(TreePath call, VisitorState state) {
    ExpressionTree generator = ASTHelpers.getReceiver((ExpressionTree) call.getLeaf());
    if (!(Symbols.of(generator) instanceof VarSymbol variable)) {
      return List.of();
    }
    MethodTree method = ASTHelpers.findEnclosingNode(call, MethodTree.class);
    return UnitIndex.of(state).uses(variable).stream()
        .filter(use -> use.getLeaf() != generator)
        .filter(use -> ASTHelpers.findEnclosingNode(use, MethodTree.class) == method)
        .flatMap(use -> Places.callOn(use).stream())
        .toList();
  }
}
