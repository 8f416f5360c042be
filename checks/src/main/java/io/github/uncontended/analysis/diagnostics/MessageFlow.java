package io.github.uncontended.analysis.diagnostics;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.unit.Uses;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ElementKind;

/**
 * Follows a value to where it is used, and decides whether it is only ever part of a diagnostic
 * message: an argument of one of the {@link DiagnosticSinks}, however deep, or text in {@link
 * DiagnosticCode}.
 *
 * <p>The value may go through local variables, through parameters of methods and constructors of
 * the compilation, and through results of private methods. A value that is computed on every run
 * and used on some runs only is no message: most of the time it is computed in vain.
 */
public final class MessageFlow {
  /** How many variables, parameters and results a value is followed through. */
  private static final int MAX_STEPS = 3;

  private final VisitorState state;

  /** Whether a message that some runs use counts, too. */
  private final boolean onSomeRuns;

  private MessageFlow(VisitorState state, boolean onSomeRuns) {
    this.state = state;
    this.onSomeRuns = onSomeRuns;
  }

  /** Whether the value of an expression is only used in diagnostic messages, on every run. */
  public static boolean endsIn(TreePath expression, VisitorState state) {
    return new MessageFlow(state, false).isMessage(expression, MAX_STEPS);
  }

  /** Whether the value of an expression is only used in diagnostic messages, if at all. */
  public static boolean mayEndIn(TreePath expression, VisitorState state) {
    return new MessageFlow(state, true).isMessage(expression, MAX_STEPS);
  }

  /** A parameter of a method of the compilation, in a question about it. */
  private record Parameter(
      MethodSymbol method, int argument, boolean deferred, int steps, boolean onSomeRuns) {}

  /** What is known of parameters, since each call asks again. */
  private record Parameters(Map<Parameter, Boolean> ofMessages) {}

  private boolean isMessage(TreePath expression, int steps) {
    TreePath at = expression;
    while (!(at.getLeaf() instanceof StatementTree)) {
      TreePath parent = at.getParentPath();
      if (parent == null) {
        return false;
      }
      if (DiagnosticSinks.accepts(parent.getLeaf(), at.getLeaf(), state)
          || (onSomeRuns && DiagnosticSinks.acceptsOnFailure(parent.getLeaf(), at.getLeaf()))
          || (steps > 0 && isPassedToMessage(parent.getLeaf(), at.getLeaf(), steps - 1))) {
        return true;
      }
      at = parent;
    }
    if (DiagnosticCode.handlesFailure(at, state)) {
      return true;
    }
    if (steps == 0) {
      return false;
    }
    return at.getLeaf() instanceof ReturnTree
        ? isReturnedToMessage(at, steps)
        : isVariableOfMessages(at, steps - 1);
  }

  /** Whether an argument is for a parameter that its method only uses in messages. */
  private boolean isPassedToMessage(Tree call, Tree part, int steps) {
    List<? extends ExpressionTree> arguments;
    if (call instanceof MethodInvocationTree invocation) {
      arguments = invocation.getArguments();
    } else if (call instanceof NewClassTree creation) {
      arguments = creation.getArguments();
    } else {
      return false;
    }
    int index = arguments.indexOf(part);
    return index >= 0
        && ASTHelpers.getSymbol(call) instanceof MethodSymbol method
        && !method.getParameters().isEmpty()
        && isParameterOfMessages(method, index, part instanceof LambdaExpressionTree, steps);
  }

  private boolean isParameterOfMessages(
      MethodSymbol method, int argument, boolean deferred, int steps) {
    if (!Bodies.isOfThisCompilation(method.enclClass(), state)) {
      return false;
    }
    Map<Parameter, Boolean> known =
        CompilationIndex.of(state)
            .memo(Parameters.class, index -> new Parameters(new HashMap<>()))
            .ofMessages();
    Parameter parameter = new Parameter(method, argument, deferred, steps, onSomeRuns);
    Boolean found = known.get(parameter);
    if (found == null) {
      // A recursive method asks again.
      known.put(parameter, false);
      found = findParameterOfMessages(method, argument, deferred, steps);
      known.put(parameter, found);
    }
    return found;
  }

  private boolean findParameterOfMessages(
      MethodSymbol method, int argument, boolean deferred, int steps) {
    TreePath path = JavacTrees.instance(state.context).getPath(method);
    if (path == null
        || !(path.getLeaf() instanceof MethodTree tree)
        || tree.getBody() == null
        || !new Bodies(state).overriders(method).isEmpty()) {
      return false;
    }
    List<? extends VariableTree> parameters = tree.getParameters();
    VarSymbol parameter =
        ASTHelpers.getSymbol(parameters.get(Math.min(argument, parameters.size() - 1)));
    MessageFlow there = new MessageFlow(state.withPath(path), onSomeRuns);
    ImmutableSet.Builder<Tree> messages = ImmutableSet.builder();
    for (TreePath use : UnitIndex.of(there.state).uses(parameter)) {
      if (isComparedWithNull(use)) {
        continue;
      }
      if (!there.isMessage(use, steps)) {
        return false;
      }
      messages.add(use.getLeaf());
    }
    ImmutableSet<Tree> all = messages.build();
    return (deferred || onSomeRuns) ? !all.isEmpty() : new Uses(all).areSurelyIn(tree.getBody());
  }

  /** Whether a method that the unit alone can call returns the value, and to messages only. */
  private boolean isReturnedToMessage(TreePath statement, int steps) {
    TreePath function = statement;
    while (!(function.getLeaf() instanceof MethodTree
        || function.getLeaf() instanceof LambdaExpressionTree)) {
      function = function.getParentPath();
    }
    if (!(function.getLeaf() instanceof MethodTree tree)) {
      return isMessage(function, steps);
    }
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    List<TreePath> calls = UnitIndex.of(state).calls(method);
    return method.isPrivate()
        && !calls.isEmpty()
        && calls.stream()
            .allMatch(call -> DiagnosticCode.isInToString(call) || isMessage(call, steps - 1));
  }

  /**
   * Whether a statement gives the value to a local variable whose later uses are all messages, one
   * of them on every run.
   */
  private boolean isVariableOfMessages(TreePath statement, int steps) {
    VarSymbol variable = assigned(statement.getLeaf());
    if (variable == null) {
      return false;
    }
    TreePath scope = leaves(statement.getParentPath()) ? statement.getParentPath() : null;
    ImmutableSet.Builder<Tree> messages = ImmutableSet.builder();
    for (TreePath use : UnitIndex.of(state).uses(variable)) {
      if (position(use) < position(statement)
          || isWithin(statement, use)
          || (scope != null && !isWithin(scope, use))
          || isAssigned(use)
          || isComparedWithNull(use)) {
        continue;
      }
      if (!isMessage(use, steps)) {
        return false;
      }
      messages.add(use.getLeaf());
    }
    ImmutableSet<Tree> all = messages.build();
    return onSomeRuns ? !all.isEmpty() : new Uses(all).surelyFollow(statement);
  }

  /** The local variable or parameter that a statement gives a value; null for none. */
  private static VarSymbol assigned(Tree statement) {
    Symbol symbol = null;
    if (statement instanceof VariableTree declaration) {
      symbol = ASTHelpers.getSymbol(declaration);
    } else if (statement instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof AssignmentTree assignment) {
      symbol = ASTHelpers.getSymbol(assignment.getVariable());
    }
    return symbol instanceof VarSymbol variable
            && (variable.getKind() == ElementKind.LOCAL_VARIABLE
                || variable.getKind() == ElementKind.PARAMETER)
        ? variable
        : null;
  }

  /** Whether a block ends by leaving the method, so that nothing after it sees its values. */
  private static boolean leaves(TreePath path) {
    if (!(path.getLeaf() instanceof BlockTree block)) {
      return false;
    }
    List<? extends StatementTree> statements = block.getStatements();
    return statements.get(statements.size() - 1) instanceof ReturnTree;
  }

  private static int position(TreePath path) {
    return ((JCTree) path.getLeaf()).getStartPosition();
  }

  private static boolean isAssigned(TreePath use) {
    Tree parent = use.getParentPath().getLeaf();
    ExpressionTree target = null;
    if (parent instanceof AssignmentTree assignment) {
      target = assignment.getVariable();
    } else if (parent instanceof CompoundAssignmentTree assignment) {
      target = assignment.getVariable();
    }
    return target == use.getLeaf();
  }

  private static boolean isComparedWithNull(TreePath use) {
    return use.getParentPath().getLeaf() instanceof BinaryTree comparison
        && (isNull(comparison.getLeftOperand()) || isNull(comparison.getRightOperand()))
        && (comparison.getKind() == Tree.Kind.EQUAL_TO
            || comparison.getKind() == Tree.Kind.NOT_EQUAL_TO);
  }

  private static boolean isNull(Tree tree) {
    return tree.getKind() == Tree.Kind.NULL_LITERAL;
  }

  private static boolean isWithin(TreePath outer, TreePath inner) {
    for (TreePath at = inner; at != null; at = at.getParentPath()) {
      if (at.getLeaf() == outer.getLeaf()) {
        return true;
      }
    }
    return false;
  }
}
