package io.github.uncontended.analysis.values;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which expressions are loop-invariant: every pass of a loop evaluates them to the same object, or
 * to an equal string or array. A field counts as unchanged if it is final, or if neither the loop
 * nor the methods of the compilation that it calls assign it; other threads are taken not to.
 */
public final class LoopInvariance {
  private final TreePath loop;
  private final VisitorState state;

  private LoopInvariance(TreePath loop, VisitorState state) {
    this.loop = loop;
    this.state = state;
  }

  /** Whether an expression in a loop is invariant; {@code null}, for {@code this}, is. */
  public static boolean isInvariant(ExpressionTree expression, TreePath loop, VisitorState state) {
    return new LoopInvariance(loop, state).isInvariant(expression, new Bodies(state));
  }

  /** Whether an expression names a variable that a loop declares. */
  public static boolean usesVariableOf(ExpressionTree expression, Tree loop) {
    return Expressions.contains(
        expression,
        part ->
            part instanceof IdentifierTree name
                && Symbols.of(name) instanceof VarSymbol variable
                && declares(loop, variable));
  }

  private static boolean declares(Tree loop, VarSymbol variable) {
    return Expressions.contains(
        loop, part -> part instanceof VariableTree tree && ASTHelpers.getSymbol(tree) == variable);
  }

  private boolean isInvariant(ExpressionTree expression, Bodies bodies) {
    if (expression == null || ASTHelpers.constValue(expression) != null) {
      return true;
    }
    return switch (expression.getKind()) {
      case NULL_LITERAL -> true;
      case PARENTHESIZED -> isInvariant(((ParenthesizedTree) expression).getExpression(), bodies);
      case TYPE_CAST -> isInvariant(((TypeCastTree) expression).getExpression(), bodies);
      case CONDITIONAL_EXPRESSION -> {
        ConditionalExpressionTree choice = (ConditionalExpressionTree) expression;
        yield isInvariant(choice.getCondition(), bodies)
            && isInvariant(choice.getTrueExpression(), bodies)
            && isInvariant(choice.getFalseExpression(), bodies);
      }
      case IDENTIFIER ->
          Expressions.isThis(expression)
              || (Symbols.of(expression) instanceof VarSymbol variable
                  && isInvariant(variable, bodies));
      case MEMBER_SELECT ->
          Symbols.of(expression) instanceof VarSymbol variable
              && isInvariant(variable, bodies)
              && (variable.isStatic()
                  || isInvariant(((MemberSelectTree) expression).getExpression(), bodies));
      case NEW_ARRAY -> {
        NewArrayTree array = (NewArrayTree) expression;
        yield array.getInitializers() != null
            && array.getInitializers().stream().allMatch(it -> isInvariant(it, bodies));
      }
      case METHOD_INVOCATION -> isInvariantCall((MethodInvocationTree) expression, bodies);
      default ->
          expression instanceof BinaryTree binary
              && isInvariantOperand(binary.getLeftOperand(), bodies)
              && isInvariantOperand(binary.getRightOperand(), bodies);
    };
  }

  /** An operand prints the same at any time only if its type is immutable. */
  private boolean isInvariantOperand(ExpressionTree operand, Bodies bodies) {
    return isInvariant(operand, bodies)
        && Stability.isImmutableValueType(ASTHelpers.getType(operand), state);
  }

  private boolean isInvariant(VarSymbol variable, Bodies bodies) {
    if (Expressions.isField(variable)) {
      return (variable.flags() & Flags.FINAL) != 0 || !mayAssign(variable, bodies);
    }
    if (!declares(loop.getLeaf(), variable)) {
      return UnitIndex.of(state).uses(variable).stream()
          .noneMatch(use -> Assignments.isTarget(use) && Places.isWithin(use, loop.getLeaf()));
    }
    return ASTHelpers.isConsideredFinal(variable)
        && bodies.initializer(variable).filter(it -> isInvariant(it, bodies)).isPresent();
  }

  /** Whether the loop, or a method of the compilation that it calls, assigns a field. */
  private boolean mayAssign(VarSymbol field, Bodies bodies) {
    Set<Symbol> writers = new HashSet<>();
    for (TreePath use : CompilationIndex.of(state).uses(field)) {
      if (Assignments.isTarget(use)) {
        if (Places.isWithin(use, loop.getLeaf())) {
          return true;
        }
        for (Tree tree : use) {
          if (tree instanceof MethodTree method) {
            writers.add(ASTHelpers.getSymbol(method));
          }
        }
      }
    }
    return !writers.isEmpty() && calls(loop.getLeaf(), writers, bodies, new HashSet<>());
  }

  private static boolean calls(
      Tree code, Set<Symbol> methods, Bodies bodies, Set<MethodSymbol> seen) {
    return Expressions.contains(
        code,
        part ->
            part instanceof MethodInvocationTree call
                && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
                && (methods.contains(method)
                    || (seen.add(method)
                        && bodies
                            .method(method)
                            .filter(
                                tree ->
                                    calls(
                                        tree.getBody(),
                                        methods,
                                        bodies.atDepth(bodies.depth() + 1),
                                        seen))
                            .isPresent())));
  }

  /** A deterministic call on invariant values, or an accessor that can be seen. */
  private boolean isInvariantCall(MethodInvocationTree call, Bodies bodies) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (!method.isStatic()
        && !(receiver == null || Expressions.isSuper(receiver) || isInvariant(receiver, bodies))) {
      return false;
    }
    if (call.getArguments().stream().allMatch(it -> isInvariantOperand(it, bodies))
        && (method.isStatic()
            ? ApiFact.DETERMINISTIC.holdsFor(method) && !ApiFact.VARYING.holdsFor(method)
            : ApiFact.PURE.holdsFor(method)
                && Stability.isImmutableValueType(method.owner.type, state))) {
      return true;
    }
    return call.getArguments().isEmpty()
        && bodies.overriders(method).isEmpty()
        && bodies.method(method).filter(body -> returnsInvariant(body, bodies)).isPresent();
  }

  private boolean returnsInvariant(MethodTree method, Bodies bodies) {
    List<? extends StatementTree> statements = method.getBody().getStatements();
    return statements.size() == 1
        && statements.get(0) instanceof ReturnTree result
        && result.getExpression() != null
        && isInvariant(result.getExpression(), bodies.atDepth(bodies.depth() + 1));
  }
}
