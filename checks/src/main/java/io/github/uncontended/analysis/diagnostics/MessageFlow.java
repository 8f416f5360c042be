package io.github.uncontended.analysis.diagnostics;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.unit.Uses;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

  /** Of a method with more overriders than these, it is not known which runs. */
  private static final int MAX_OVERRIDERS = 8;

  private final VisitorState state;

  /** Whether a message that some runs use counts, too. */
  private final boolean onSomeRuns;

  /** Whether text for the console counts as a message. */
  private final boolean console;

  private MessageFlow(VisitorState state, boolean onSomeRuns, boolean console) {
    this.state = state;
    this.onSomeRuns = onSomeRuns;
    this.console = console;
  }

  /** Whether the value of an expression is only used in diagnostic messages, on every run. */
  public static boolean endsIn(TreePath expression, VisitorState state) {
    return new MessageFlow(state, /* onSomeRuns= */ false, /* console= */ true)
        .isMessage(expression, MAX_STEPS);
  }

  /**
   * Whether the value of an expression is only used in diagnostic messages, if at all, and no
   * setting that is tested before has decided that they are wanted.
   */
  public static boolean mayEndIn(TreePath expression, VisitorState state) {
    return !MessageSwitch.isOnAt(expression)
        && new MessageFlow(state, /* onSomeRuns= */ true, /* console= */ true)
            .isMessage(expression, MAX_STEPS);
  }

  /** A parameter of a method of the compilation, in a question about it. */
  private record Parameter(
      MethodSymbol method,
      int argument,
      boolean deferred,
      int steps,
      boolean onSomeRuns,
      boolean console) {}

  /** What is known of parameters, since each call asks again. */
  private record Parameters(Map<Parameter, Boolean> ofMessages) {}

  /** The result of a method of the compilation, in a question about it. */
  private record Result(MethodSymbol method, int steps, boolean onSomeRuns) {}

  /** What is known of results, since each return asks again. */
  private record Results(Map<Result, Boolean> ofMessages) {}

  /** A field that only the unit can read, in a question about it. */
  private record Field(VarSymbol symbol, int steps, boolean onSomeRuns) {}

  /** What is known of fields, since each assignment asks again. */
  private record Fields(Map<Field, Boolean> ofMessages) {}

  private boolean isMessage(TreePath expression, int steps) {
    TreePath at = expression;
    while (!(at.getLeaf() instanceof StatementTree)) {
      TreePath parent = at.getParentPath();
      if (parent == null) {
        return false;
      }
      if (DiagnosticSinks.accepts(parent, at.getLeaf(), console, state)
          || (onSomeRuns && DiagnosticSinks.acceptsOnFailure(parent.getLeaf(), at.getLeaf()))
          || (steps > 0
              && (isPassedToMessage(parent.getLeaf(), at.getLeaf(), steps - 1)
                  || isGathered(parent, at.getLeaf(), steps - 1)))) {
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
        : isVariableOfMessages(at, steps - 1) || isFieldOfMessages(at.getLeaf(), steps - 1);
  }

  /** Whether an argument is for a parameter that its method only uses in messages. */
  private boolean isPassedToMessage(Tree call, Tree part, int steps) {
    int index = Expressions.arguments(call).indexOf(part);
    return index >= 0
        && called(call) instanceof MethodSymbol method
        && !method.getParameters().isEmpty()
        && isParameterOfMessages(method, index, part instanceof LambdaExpressionTree, steps);
  }

  /** What is called; not a method where it cannot be resolved. */
  private static Symbol called(Tree call) {
    return call instanceof MethodInvocationTree invocation
        ? ASTHelpers.getSymbol(invocation.getMethodSelect())
        : call instanceof JCNewClass creation ? creation.constructor : ASTHelpers.getSymbol(call);
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
    Parameter parameter = new Parameter(method, argument, deferred, steps, onSomeRuns, console);
    Boolean found = known.get(parameter);
    if (found == null) {
      // A recursive method asks again.
      known.put(parameter, false);
      found = findParameterOfMessages(method, argument, deferred, steps);
      known.put(parameter, found);
    }
    return found;
  }

  /** Whether each method that a call may mean uses a parameter in messages only. */
  private boolean findParameterOfMessages(
      MethodSymbol method, int argument, boolean deferred, int steps) {
    ImmutableList<MethodSymbol> overriders = new Bodies(state).overriders(method);
    boolean isAbstract = (method.flags() & Flags.ABSTRACT) != 0;
    return overriders.size() <= MAX_OVERRIDERS
        && !(isAbstract && overriders.isEmpty())
        && (isAbstract || isUsedForMessages(method, argument, deferred, steps))
        && overriders.stream()
            .filter(each -> (each.flags() & Flags.ABSTRACT) == 0)
            .allMatch(each -> isUsedForMessages(each, argument, deferred, steps));
  }

  private boolean isUsedForMessages(
      MethodSymbol method, int argument, boolean deferred, int steps) {
    TreePath path = JavacTrees.instance(state.context).getPath(method);
    if (path == null || !(path.getLeaf() instanceof MethodTree tree) || tree.getBody() == null) {
      return false;
    }
    List<? extends VariableTree> parameters = tree.getParameters();
    VarSymbol parameter =
        ASTHelpers.getSymbol(parameters.get(Math.min(argument, parameters.size() - 1)));
    MessageFlow there = new MessageFlow(state.withPath(path), onSomeRuns, console);
    ImmutableSet.Builder<Tree> messages = ImmutableSet.builder();
    for (TreePath use : UnitIndex.of(there.state).uses(parameter)) {
      if (VariableUse.isComparedWithNull(use)) {
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

  /** Whether a method returns the value, and to messages only as far as the compilation shows. */
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
    if (method.isPrivate()) {
      return areMessages(UnitIndex.of(state).calls(method), steps - 1);
    }
    return !method.isConstructor()
        && CompilationIndex.of(state).overridden(method).stream()
            .allMatch(it -> Bodies.isOfThisCompilation(it.enclClass(), state))
        && isResultOfMessages(method, steps);
  }

  /**
   * Whether all code of the compilation that calls a method uses its result in messages. A program
   * that prints it is no evidence: it may be an example of how to call the method.
   */
  private boolean isResultOfMessages(MethodSymbol method, int steps) {
    CompilationIndex index = CompilationIndex.of(state);
    Map<Result, Boolean> known =
        index.memo(Results.class, it -> new Results(new HashMap<>())).ofMessages();
    Result result = new Result(method, steps, onSomeRuns);
    Boolean found = known.get(result);
    if (found == null) {
      // A recursive method asks again.
      known.put(result, false);
      found = findResultOfMessages(method, steps, index);
      known.put(result, found);
    }
    return found;
  }

  private boolean findResultOfMessages(MethodSymbol method, int steps, CompilationIndex index) {
    return new MessageFlow(state, onSomeRuns, /* console= */ false)
        .areMessages(index.possibleCalls(method), steps - 1);
  }

  private boolean areMessages(List<TreePath> calls, int steps) {
    return !calls.isEmpty()
        && calls.stream()
            .allMatch(
                call ->
                    DiagnosticCode.isInToString(call)
                        || new MessageFlow(state.withPath(call), onSomeRuns, console)
                            .isMessage(call, steps));
  }

  /** Whether a call adds the value to a local collection or builder of messages. */
  private boolean isGathered(TreePath call, Tree part, int steps) {
    VarSymbol container = TextContainer.filledBy(call.getLeaf(), part, state);
    if (container == null) {
      return false;
    }
    MessageFlow flow =
        TextContainer.isConditional(call, container)
            ? new MessageFlow(state, /* onSomeRuns= */ true, console)
            : this;
    ImmutableSet.Builder<Tree> messages = ImmutableSet.builder();
    for (TreePath use : UnitIndex.of(state).uses(container)) {
      if (TextContainer.isFilledOrMeasured(use) || VariableUse.isComparedWithNull(use)) {
        continue;
      }
      if (!flow.isMessage(use, steps) && !flow.isIteratedForMessages(use, steps)) {
        return false;
      }
      messages.add(use.getLeaf());
    }
    ImmutableSet<Tree> all = messages.build();
    return flow.onSomeRuns
        ? !all.isEmpty()
        : new Uses(all).surelyFollow(VariableUse.statement(call));
  }

  /** Whether a loop goes over the values and uses each in messages only. */
  private boolean isIteratedForMessages(TreePath values, int steps) {
    return values.getParentPath().getLeaf() instanceof EnhancedForLoopTree loop
        && loop.getExpression() == values.getLeaf()
        && UnitIndex.of(state).uses(ASTHelpers.getSymbol(loop.getVariable())).stream()
            .allMatch(use -> isMessage(use, steps));
  }

  /**
   * Whether a statement gives the value to a local variable whose later uses are all messages, one
   * of them on every run. A function that makes the value need not run.
   */
  private boolean isVariableOfMessages(TreePath statement, int steps) {
    VarSymbol variable = VariableUse.assigned(statement.getLeaf());
    if (variable == null) {
      return false;
    }
    boolean deferred =
        statement.getLeaf() instanceof VariableTree declaration
            && declaration.getInitializer() instanceof LambdaExpressionTree;
    int start = VariableUse.position(statement);
    TreePath scope =
        VariableUse.leaves(statement.getParentPath(), state) ? statement.getParentPath() : null;
    ImmutableSet.Builder<Tree> messages = ImmutableSet.builder();
    for (TreePath use : VariableUse.from(start, variable, state)) {
      if (Places.isWithin(use, statement.getLeaf())
          || (scope != null && !Places.isWithin(use, scope.getLeaf()))
          || VariableUse.isAssigned(use)
          || VariableUse.isComparedWithNull(use)) {
        continue;
      }
      if (!isMessage(use, steps)) {
        return false;
      }
      messages.add(use.getLeaf());
    }
    ImmutableSet<Tree> all = messages.build();
    return (onSomeRuns || deferred) ? !all.isEmpty() : new Uses(all).surelyFollow(statement);
  }

  /**
   * Whether a statement or declaration gives the value to a field of the unit for messages. A
   * program that prints the field is no evidence, as for results.
   */
  private boolean isFieldOfMessages(Tree statement, int steps) {
    VarSymbol field = VariableUse.assignedField(statement);
    if (field == null || !ASTHelpers.isEffectivelyPrivate(field)) {
      return false;
    }
    Map<Field, Boolean> known =
        UnitIndex.of(state).memo(Fields.class, unit -> new Fields(new HashMap<>())).ofMessages();
    Field asked = new Field(field, steps, onSomeRuns);
    Boolean found = known.get(asked);
    if (found == null) {
      found = areReadForMessages(field, steps);
      known.put(asked, found);
    }
    return found;
  }

  private boolean areReadForMessages(VarSymbol field, int steps) {
    List<TreePath> reads =
        UnitIndex.of(state).uses(field).stream()
            .filter(use -> !VariableUse.isAssigned(use) && !VariableUse.isComparedWithNull(use))
            .toList();
    MessageFlow flow = new MessageFlow(state, onSomeRuns, /* console= */ false);
    return !reads.isEmpty() && reads.stream().allMatch(read -> flow.isMessage(read, steps));
  }
}
