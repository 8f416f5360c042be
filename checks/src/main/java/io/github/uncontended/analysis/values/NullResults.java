package io.github.uncontended.analysis.values;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.MaybeNull;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.NonNull;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/**
 * Whether a function or expression visibly gives null: by the literal, by {@code orElse(null)}, or
 * by a method that is known or annotated to return it. Methods of the compilation are entered. A
 * variable that the code compares with null is taken not to be null where it is returned, and what
 * a {@code catch} block returns is not looked at: a failure is no result that callers ask for again
 * and again.
 */
public final class NullResults {
  /** How many functions and variables deep the search goes. */
  private static final int DEPTH = 3;

  private final Bodies bodies;
  private final VisitorState state;

  private NullResults(VisitorState state) {
    this.bodies = new Bodies(state);
    this.state = state;
  }

  /** Whether a lambda, a method reference or a variable that holds one can return null. */
  public static boolean arePossible(ExpressionTree function, VisitorState state) {
    NullResults results = new NullResults(state);
    return results.bodies.function(function).filter(results::returnsNull).isPresent();
  }

  /** Whether an expression can have the value null. */
  public static boolean isPossible(ExpressionTree expression, VisitorState state) {
    return new NullResults(state).mayBeNull(expression, DEPTH);
  }

  /**
   * Whether an expression is shown to have another value than null: by its form, or by a method of
   * the JDK that is known, or by all that a method of the compilation returns.
   */
  public static boolean areExcluded(ExpressionTree expression, VisitorState state) {
    return new NullResults(state).isNotNull(expression, DEPTH);
  }

  private boolean isNotNull(ExpressionTree expression, int depth) {
    ExpressionTree value = Expressions.withoutCasts(expression);
    if (NonNull.isCertain(value)) {
      return true;
    }
    if (value instanceof ConditionalExpressionTree either) {
      return isNotNull(either.getTrueExpression(), depth)
          && isNotNull(either.getFalseExpression(), depth);
    }
    if (value instanceof MethodInvocationTree call) {
      return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
          && !mayReturnNull(method, 0)
          && (isKnown(method) || returnsNoNull(method, depth));
    }
    return depth > 0
        && Symbols.of(value) instanceof VarSymbol variable
        && ASTHelpers.isConsideredFinal(variable)
        && Assignments.values(variable, state).size() == 1
        && isNotNull(Assignments.values(variable, state).get(0), depth - 1);
  }

  /** Whether a method is one of a library that returns null only where a fact says so. */
  private static boolean isKnown(MethodSymbol method) {
    return ApiFact.PURE.holdsFor(method)
        && !ApiFact.RETURNS_FALLBACK.holdsFor(method)
        && !method.getReturnType().hasTag(TypeTag.TYPEVAR);
  }

  private boolean returnsNoNull(MethodSymbol method, int depth) {
    Optional<MethodTree> body = depth > 0 ? bodies.method(method) : Optional.empty();
    return body.isPresent()
        && Returns.of(body.get().getBody()).stream().allMatch(it -> isNotNull(it, depth - 1));
  }

  private boolean returnsNull(ExpressionTree function) {
    if (function instanceof LambdaExpressionTree lambda) {
      return lambda.getBody() instanceof ExpressionTree value
          ? mayBeNull(value, DEPTH)
          : isAmong((BlockTree) lambda.getBody(), DEPTH);
    }
    return function instanceof MemberReferenceTree
        && Symbols.of((Tree) function) instanceof MethodSymbol method
        && mayReturnNull(method, DEPTH);
  }

  private boolean isAmong(BlockTree body, int depth) {
    return Returns.withoutFailures(body).stream().anyMatch(value -> mayBeNull(value, depth));
  }

  private boolean mayBeNull(ExpressionTree expression, int depth) {
    ExpressionTree value = Expressions.withoutCasts(expression);
    if (Expressions.isNull(value)) {
      return true;
    }
    if (value instanceof ConditionalExpressionTree either) {
      return mayBeNull(either.getTrueExpression(), depth)
          || mayBeNull(either.getFalseExpression(), depth);
    }
    if (value instanceof MethodInvocationTree call) {
      return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
          && ((ApiFact.RETURNS_FALLBACK.isInherited(method)
                  && call.getArguments().stream().anyMatch(Expressions::isNull))
              || mayReturnNull(method, depth));
    }
    return depth > 0
        && Symbols.of(value) instanceof VarSymbol variable
        && !Expressions.isField(variable)
        && mayBeNull(variable, depth - 1);
  }

  private boolean mayBeNull(VarSymbol local, int depth) {
    ImmutableList<ExpressionTree> values = Assignments.values(local, state);
    return values.size() == 1
        && ASTHelpers.isConsideredFinal(local)
        && mayBeNull(values.get(0), depth)
        && UnitIndex.of(state).uses(local).stream()
            .noneMatch(
                use ->
                    Expressions.contains(
                        use.getParentPath().getLeaf(),
                        part -> part instanceof ExpressionTree it && Expressions.isNull(it)));
  }

  private boolean mayReturnNull(MethodSymbol method, int depth) {
    if (method.getReturnType().isPrimitive()) {
      return false;
    }
    if (MaybeNull.isResultOf(method) || NullableAnnotation.isOn(method)) {
      return true;
    }
    Optional<MethodTree> body = depth > 0 ? bodies.method(method) : Optional.empty();
    return body.isPresent() && isAmong(body.get().getBody(), depth - 1);
  }
}
