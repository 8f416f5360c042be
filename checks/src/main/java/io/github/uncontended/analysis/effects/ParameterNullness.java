package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;

/**
 * What the code around a call shows of the parameters of its methods.
 *
 * @param open those that may be null where the call gets an argument, and let the call complete:
 *     code out of sight passes them to a method that is not private
 * @param notNull those for which code in front would have failed
 */
public record ParameterNullness(ImmutableSet<VarSymbol> open, ImmutableSet<VarSymbol> notNull) {
  /** The parameters where {@code state}'s path, a call, gets an argument. */
  public static ParameterNullness of(ExpressionTree argument, VisitorState state) {
    return new Search(state.getPath(), state).find(argument);
  }

  /** A climb from the call to its methods. */
  private static final class Search {
    private final TreePath place;
    private final MethodInvocationTree call;
    private final VisitorState state;
    private final Guards guards = new Guards();
    private final ImmutableSet.Builder<VarSymbol> open = ImmutableSet.builder();
    private final ImmutableSet.Builder<VarSymbol> notNull = ImmutableSet.builder();

    Search(TreePath place, VisitorState state) {
      this.place = place;
      this.call = (MethodInvocationTree) place.getLeaf();
      this.state = state;
    }

    ParameterNullness find(ExpressionTree argument) {
      for (TreePath at = place; at.getParentPath() != null; at = at.getParentPath()) {
        gatherGuards(at);
        if (at.getLeaf() instanceof MethodTree method) {
          boolean isOpen = !ASTHelpers.getSymbol(method).isPrivate();
          for (VariableTree parameter : method.getParameters()) {
            VarSymbol symbol = ASTHelpers.getSymbol(parameter);
            if (failsForNull(symbol, argument)) {
              notNull.add(symbol);
            } else if (isOpen && !symbol.type.isPrimitive()) {
              open.add(symbol);
            }
          }
        }
      }
      return new ParameterNullness(open.build(), notNull.build());
    }

    private boolean failsForNull(VarSymbol parameter, ExpressionTree argument) {
      return guards.isNotNull(parameter, null)
          || call.getArguments().subList(0, call.getArguments().indexOf(argument)).stream()
              .anyMatch(each -> fails(each, parameter))
          || isChecked(call, parameter)
          || failsBefore(parameter);
    }

    private void gatherGuards(TreePath at) {
      Tree child = at.getLeaf();
      Tree parent = at.getParentPath().getLeaf();
      if (parent instanceof IfTree test && child != test.getCondition()) {
        guards.assume(test.getCondition(), child == test.getThenStatement());
      } else if (parent instanceof ConditionalExpressionTree choice
          && child != choice.getCondition()) {
        guards.assume(choice.getCondition(), child == choice.getTrueExpression());
      } else if (parent instanceof BinaryTree both && child == both.getRightOperand()) {
        if (both.getKind() == Kind.CONDITIONAL_AND || both.getKind() == Kind.CONDITIONAL_OR) {
          guards.assume(both.getLeftOperand(), both.getKind() == Kind.CONDITIONAL_AND);
        }
      } else {
        for (StatementTree before : Statements.of(at.getParentPath(), state).before(child)) {
          if (before instanceof IfTree test) {
            guards.after(test);
          }
        }
      }
    }

    /** Whether statements in front of the call, in its own method, fail if a variable is null. */
    private boolean failsBefore(VarSymbol variable) {
      for (TreePath at = place; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
        if (Statements.of(at.getParentPath(), state).before(at.getLeaf()).stream()
            .anyMatch(before -> fails(before, variable))) {
          return true;
        }
      }
      return false;
    }

    private static boolean fails(StatementTree statement, VarSymbol variable) {
      if (statement instanceof ExpressionStatementTree expression) {
        return fails(expression.getExpression(), variable);
      }
      if (statement instanceof VariableTree local) {
        return local.getInitializer() != null && fails(local.getInitializer(), variable);
      }
      if (statement instanceof IfTree test) {
        return fails(test.getCondition(), variable);
      }
      return statement instanceof EnhancedForLoopTree loop
          && (Symbols.of(loop.getExpression()) == variable
              || fails(loop.getExpression(), variable));
    }

    /** Whether an evaluation fails if a variable is null, whatever else it comes to. */
    private static boolean fails(ExpressionTree expression, VarSymbol variable) {
      return Expressions.contains(
          expression,
          part -> part instanceof MethodInvocationTree call && dereferences(call, variable),
          part ->
              !(part instanceof LambdaExpressionTree
                  || part instanceof ClassTree
                  || part instanceof ConditionalExpressionTree
                  || part instanceof SwitchExpressionTree
                  || part.getKind() == Kind.CONDITIONAL_AND
                  || part.getKind() == Kind.CONDITIONAL_OR));
    }

    private static boolean dereferences(MethodInvocationTree call, VarSymbol variable) {
      if (!(Symbols.of(call) instanceof MethodSymbol method)) {
        return false;
      }
      return method.isStatic()
          ? isChecked(call, variable)
          : Symbols.of(ASTHelpers.getReceiver(call)) == variable;
    }

    private static boolean isChecked(MethodInvocationTree call, VarSymbol variable) {
      return Symbols.of(call) instanceof MethodSymbol method
          && ApiFact.NULL_CHECK.holdsFor(method)
          && !call.getArguments().isEmpty()
          && Symbols.of(call.getArguments().get(0)) == variable;
    }
  }
}
