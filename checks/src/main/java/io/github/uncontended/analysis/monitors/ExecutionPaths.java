package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import io.github.uncontended.analysis.monitors.ExecutionPath.End;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Statements;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Name;

/**
 * Enumerates the {@link ExecutionPath}s through a list of statements. Loops run at most once, and a
 * {@code catch} block is a path that begins where its {@code try} does.
 */
final class ExecutionPaths {
  /** Code with more paths than this is not analysed. */
  private static final int LIMIT = 200;

  /** How many methods are followed into each other. */
  private static final int DEPTH = 2;

  private final OwnMembers own;

  /** How many calls of methods without a result are followed, as part of the code. */
  private int depth;

  /** How many loops are around the statement that is run. */
  private int loops;

  private boolean isUnknown;

  private ExecutionPaths(OwnMembers own, int depth) {
    this.own = own;
    this.depth = depth;
  }

  /** The paths; empty if there are too many, or a statement jumps to a label. */
  static Optional<ImmutableList<ExecutionPath>> of(
      List<? extends StatementTree> statements, OwnMembers own) {
    return new ExecutionPaths(own, 0).of(statements);
  }

  /** The paths that go on through methods of the object which statements only call. */
  static Optional<ImmutableList<ExecutionPath>> throughSteps(
      List<? extends StatementTree> statements, OwnMembers own) {
    return new ExecutionPaths(own, DEPTH).of(statements);
  }

  private Optional<ImmutableList<ExecutionPath>> of(List<? extends StatementTree> statements) {
    ImmutableList<ExecutionPath> found = run(statements, ImmutableList.of(ExecutionPath.EMPTY));
    return isUnknown ? Optional.empty() : Optional.of(found);
  }

  /** The paths through a method without a result, and on through what follows its call. */
  static Optional<ImmutableList<ExecutionPath>> of(
      List<? extends StatementTree> method, List<? extends StatementTree> rest, OwnMembers own) {
    ExecutionPaths paths = new ExecutionPaths(own, 0);
    ImmutableList<ExecutionPath> found =
        paths.run(rest, paths.runMethod(method, ExecutionPath.EMPTY));
    return paths.isUnknown ? Optional.empty() : Optional.of(found);
  }

  private ImmutableList<ExecutionPath> runMethod(
      List<? extends StatementTree> body, ExecutionPath before) {
    return run(body, ImmutableList.of(before)).stream()
        .map(path -> path.end() == End.RETURN ? path.endingIn(End.NORMAL) : path)
        .collect(toImmutableList());
  }

  private ImmutableList<ExecutionPath> run(
      List<? extends StatementTree> statements, ImmutableList<ExecutionPath> before) {
    ImmutableList<ExecutionPath> paths = before;
    for (StatementTree statement : statements) {
      List<ExecutionPath> after = new ArrayList<>();
      for (ExecutionPath path : paths) {
        if (path.end() == End.NORMAL) {
          after.addAll(run(statement, path));
        } else {
          after.add(path);
        }
        isUnknown |= after.size() > LIMIT;
        if (isUnknown) {
          return ImmutableList.of();
        }
      }
      paths = ImmutableList.copyOf(after);
    }
    return paths;
  }

  private ImmutableList<ExecutionPath> run(StatementTree statement, ExecutionPath path) {
    if (isUnknown || statement == null) {
      return ImmutableList.of(path);
    }
    return switch (statement.getKind()) {
      case BLOCK -> run(((BlockTree) statement).getStatements(), ImmutableList.of(path));
      case EXPRESSION_STATEMENT ->
          CriticalSections.isRelease(statement)
              ? ImmutableList.of(path)
              : effect(((ExpressionStatementTree) statement).getExpression(), path);
      case VARIABLE -> declare((VariableTree) statement, path);
      case IF -> branch((IfTree) statement, path);
      case RETURN -> leave(((ReturnTree) statement).getExpression(), End.RETURN, path);
      case THROW -> leave(((ThrowTree) statement).getExpression(), End.THROW, path);
      case BREAK -> jump(((BreakTree) statement).getLabel(), End.BREAK, path);
      case CONTINUE -> jump(((ContinueTree) statement).getLabel(), End.CONTINUE, path);
      case SYNCHRONIZED -> {
        SynchronizedTree block = (SynchronizedTree) statement;
        yield run(block.getBlock(), path.then(new Step(block.getExpression(), Role.VALUE)));
      }
      case LABELED_STATEMENT -> run(((LabeledStatementTree) statement).getStatement(), path);
      case TRY -> attempt((TryTree) statement, path);
      case SWITCH -> select((SwitchTree) statement, path);
      case WHILE_LOOP -> {
        WhileLoopTree loop = (WhileLoopTree) statement;
        yield loop(loop.getCondition(), loop.getStatement(), ImmutableList.of(), path);
      }
      case DO_WHILE_LOOP -> {
        DoWhileLoopTree loop = (DoWhileLoopTree) statement;
        yield ended(body(loop.getStatement(), path), ImmutableList.of(), loop.getCondition());
      }
      case FOR_LOOP -> {
        ForLoopTree loop = (ForLoopTree) statement;
        ImmutableList.Builder<ExecutionPath> paths = ImmutableList.builder();
        for (ExecutionPath begun : run(loop.getInitializer(), ImmutableList.of(path))) {
          paths.addAll(loop(loop.getCondition(), loop.getStatement(), loop.getUpdate(), begun));
        }
        yield paths.build();
      }
      case ENHANCED_FOR_LOOP -> iterate((EnhancedForLoopTree) statement, path);
      default -> ImmutableList.of(path);
    };
  }

  private ImmutableList<ExecutionPath> declare(VariableTree variable, ExecutionPath path) {
    return variable.getInitializer() == null
        ? ImmutableList.of(path)
        : store(variable.getInitializer(), variable, path);
  }

  /** A conditional expression makes two paths. */
  private ImmutableList<ExecutionPath> store(
      ExpressionTree written, Tree target, ExecutionPath path) {
    ExpressionTree value = withoutCastOfChoice(written);
    if (value instanceof ConditionalExpressionTree choice) {
      return both(
          store(choice.getTrueExpression(), target, decided(choice.getCondition(), true, path)),
          store(choice.getFalseExpression(), target, decided(choice.getCondition(), false, path)));
    }
    Optional<AbsentBranch> branch = AbsentBranch.of(value);
    if (branch.isPresent()) {
      return choose(branch.get(), path).stream()
          .map(it -> it.storing(target))
          .collect(toImmutableList());
    }
    return ImmutableList.of(
        path.then(
            Assignments.isSame(value, target)
                ? new Step(value, Role.VALUE)
                : new Step(value, Role.VALUE, Optional.of(target))));
  }

  /** A conditional expression that is cast as a whole, or what is in the parentheses. */
  private static ExpressionTree withoutCastOfChoice(ExpressionTree written) {
    return Expressions.withoutCasts(written) instanceof ConditionalExpressionTree choice
        ? choice
        : ASTHelpers.stripParentheses(written);
  }

  private ImmutableList<ExecutionPath> effect(ExpressionTree expression, ExecutionPath path) {
    Optional<List<? extends StatementTree>> step =
        depth > 0 && expression instanceof MethodInvocationTree call
            ? own.step(call)
            : Optional.empty();
    if (step.isEmpty()) {
      return evaluate(expression, Role.EFFECT, path);
    }
    depth--;
    ImmutableList<ExecutionPath> paths = runMethod(step.get(), path);
    depth++;
    return paths;
  }

  private ImmutableList<ExecutionPath> evaluate(
      ExpressionTree expression, Role role, ExecutionPath path) {
    ExpressionTree value = withoutCastOfChoice(expression);
    if (value instanceof AssignmentTree assignment && role == Role.EFFECT) {
      return store(assignment.getExpression(), assignment.getVariable(), path);
    }
    if (value instanceof ConditionalExpressionTree choice) {
      return both(
          evaluate(choice.getTrueExpression(), role, decided(choice.getCondition(), true, path)),
          evaluate(choice.getFalseExpression(), role, decided(choice.getCondition(), false, path)));
    }
    Optional<AbsentBranch> branch = role == Role.RESULT ? AbsentBranch.of(value) : Optional.empty();
    return branch.isPresent()
        ? choose(branch.get(), path)
        : ImmutableList.of(path.then(new Step(value, role)));
  }

  private ImmutableList<ExecutionPath> leave(ExpressionTree value, End end, ExecutionPath path) {
    if (value == null) {
      return ImmutableList.of(path.endingIn(end));
    }
    ImmutableList.Builder<ExecutionPath> paths = ImmutableList.builder();
    Role role = end == End.RETURN ? Role.RESULT : Role.VALUE;
    evaluate(value, role, path)
        .forEach(it -> paths.add(it.end() == End.NORMAL ? it.endingIn(end) : it));
    return paths.build();
  }

  /** The value that is there is the result, or that of the lambda which runs otherwise. */
  private ImmutableList<ExecutionPath> choose(AbsentBranch branch, ExecutionPath path) {
    ExpressionTree value = branch.value();
    ExecutionPath absent = decided(value, false, path);
    return both(
        ImmutableList.of(decided(value, true, path).then(new Step(value, Role.RESULT))),
        branch.lambda().getBody() instanceof StatementTree body
            ? run(body, absent)
            : evaluate((ExpressionTree) branch.lambda().getBody(), Role.RESULT, absent));
  }

  private ImmutableList<ExecutionPath> branch(IfTree test, ExecutionPath path) {
    ExpressionTree condition = own.inlined(test.getCondition());
    Optional<Boolean> known =
        NullTest.of(condition).flatMap(it -> it.outcomeBehind(path, loops > 0));
    if (known.isPresent()) {
      return run(
          known.get() ? test.getThenStatement() : test.getElseStatement(),
          decided(condition, known.get(), path));
    }
    Optional<ExpressionTree> flag =
        Statements.onlyReturns(test.getThenStatement())
            ? LeadingTest.flagOfAny(condition)
            : Optional.empty();
    if (flag.isPresent()) {
      // Once it is set, nothing else decides.
      ExecutionPath unset = decided(condition, true, decided(flag.get(), false, path));
      return both(
          both(
              run(test.getThenStatement(), decided(flag.get(), true, path)),
              run(test.getThenStatement(), unset)),
          run(test.getElseStatement(), decided(condition, false, path)));
    }
    ImmutableList<ExecutionPath> then =
        run(test.getThenStatement(), decided(condition, true, path));
    ExpressionTree first = LeadingTest.ofAll(condition);
    if (first == condition || NullTest.of(first).filter(NullTest::isNull).isEmpty()) {
      return both(then, run(test.getElseStatement(), decided(condition, false, path)));
    }
    // Once there is a value, nothing else decides.
    ExecutionPath absent = decided(first, true, path);
    return both(
        then,
        both(
            run(test.getElseStatement(), decided(first, false, path)),
            run(test.getElseStatement(), decided(condition, false, absent))));
  }

  private ExecutionPath decided(ExpressionTree condition, boolean outcome, ExecutionPath path) {
    return path.then(new Step(own.inlined(condition), outcome ? Role.TRUE : Role.FALSE));
  }

  private static ImmutableList<ExecutionPath> both(
      ImmutableList<ExecutionPath> some, ImmutableList<ExecutionPath> others) {
    return ImmutableList.<ExecutionPath>builder().addAll(some).addAll(others).build();
  }

  /** A jump to a label leaves more than the innermost statement, which is not followed. */
  private ImmutableList<ExecutionPath> jump(Name label, End end, ExecutionPath path) {
    isUnknown |= label != null;
    return ImmutableList.of(path.endingIn(end));
  }

  private ImmutableList<ExecutionPath> loop(
      ExpressionTree condition,
      StatementTree body,
      List<? extends StatementTree> update,
      ExecutionPath path) {
    if (condition == null) {
      return ended(body(body, path), update, null);
    }
    return both(
        ended(body(body, decided(condition, true, path)), update, condition),
        ImmutableList.of(decided(condition, false, path)));
  }

  /** The paths through the body of a loop, which may have run before. */
  private ImmutableList<ExecutionPath> body(StatementTree body, ExecutionPath path) {
    loops++;
    ImmutableList<ExecutionPath> paths = run(body, path);
    loops--;
    return paths;
  }

  private ImmutableList<ExecutionPath> iterate(EnhancedForLoopTree loop, ExecutionPath path) {
    ExecutionPath empty = path.then(new Step(loop.getExpression(), Role.VALUE));
    ExecutionPath element =
        path.then(new Step(loop.getExpression(), Role.ELEMENT, Optional.of(loop.getVariable())));
    return both(
        ended(body(loop.getStatement(), element), ImmutableList.of(), null),
        ImmutableList.of(empty));
  }

  /** The paths behind a loop whose body, run once, ended in some way. */
  private ImmutableList<ExecutionPath> ended(
      ImmutableList<ExecutionPath> bodies,
      List<? extends StatementTree> update,
      ExpressionTree condition) {
    ImmutableList.Builder<ExecutionPath> paths = ImmutableList.builder();
    for (ExecutionPath body : bodies) {
      switch (body.end()) {
        case BREAK -> paths.add(body.endingIn(End.NORMAL));
        case NORMAL, CONTINUE -> {
          for (ExecutionPath again : run(update, ImmutableList.of(body.endingIn(End.NORMAL)))) {
            paths.add(condition == null ? again : decided(condition, false, again));
          }
        }
        default -> paths.add(body);
      }
    }
    return paths.build();
  }

  private ImmutableList<ExecutionPath> attempt(TryTree attempt, ExecutionPath path) {
    ExecutionPath opened = path;
    for (Tree resource : attempt.getResources()) {
      if (resource instanceof VariableTree variable && variable.getInitializer() != null) {
        opened =
            opened.then(
                new Step(variable.getInitializer(), Role.VALUE, Optional.<Tree>of(variable)));
      }
    }
    ImmutableList.Builder<ExecutionPath> paths = ImmutableList.builder();
    paths.addAll(run(attempt.getBlock(), opened));
    for (CatchTree handler : attempt.getCatches()) {
      paths.addAll(run(handler.getBlock(), path.havingCaught()));
    }
    ImmutableList.Builder<ExecutionPath> finished = ImmutableList.builder();
    for (ExecutionPath tried : paths.build()) {
      for (ExecutionPath last : run(attempt.getFinallyBlock(), tried.endingIn(End.NORMAL))) {
        finished.add(last.end() == End.NORMAL ? last.endingIn(tried.end()) : last);
      }
    }
    return finished.build();
  }

  private ImmutableList<ExecutionPath> select(SwitchTree choice, ExecutionPath path) {
    ExecutionPath selected = path.then(new Step(choice.getExpression(), Role.VALUE));
    ImmutableList.Builder<ExecutionPath> paths = ImmutableList.builder();
    ImmutableList<ExecutionPath> falling = ImmutableList.of();
    boolean hasDefault = false;
    for (CaseTree branch : choice.getCases()) {
      hasDefault |= branch.getExpressions().isEmpty();
      ImmutableList<ExecutionPath> entering = both(falling, ImmutableList.of(selected));
      ImmutableList<ExecutionPath> taken =
          branch.getStatements() != null
              ? run(branch.getStatements(), entering)
              : run((StatementTree) branch.getBody(), selected);
      ImmutableList.Builder<ExecutionPath> onwards = ImmutableList.builder();
      for (ExecutionPath one : taken) {
        if (one.end() == End.NORMAL && branch.getStatements() != null) {
          onwards.add(one);
        } else {
          paths.add(one.end() == End.BREAK ? one.endingIn(End.NORMAL) : one);
        }
      }
      falling = onwards.build();
    }
    paths.addAll(falling);
    if (!hasDefault) {
      paths.add(selected);
    }
    return paths.build();
  }
}
