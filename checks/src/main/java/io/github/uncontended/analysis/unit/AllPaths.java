package io.github.uncontended.analysis.unit;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether every execution of code that completes without an exception evaluates one of some
 * expressions (a must-analysis), also one that returns early. Loops may run not at all, handlers of
 * exceptions are not followed, and jumps to a label count as those out of the innermost loop.
 *
 * @param all the expressions
 */
public record AllPaths(ImmutableSet<Tree> all) {
  private enum End {
    NORMAL,
    RETURN,
    JUMP,
    THROW
  }

  /** How code may end, and whether one of the expressions has been evaluated then. */
  private record Way(End end, boolean isUsed) {}

  private static final ImmutableSet<Way> BEGIN = ImmutableSet.of(new Way(End.NORMAL, false));

  /**
   * Whether one of the expressions is evaluated on every run that evaluates a place, before it or
   * behind it.
   *
   * @param place in a statement
   */
  public boolean areOnEveryRunOf(TreePath place) {
    if (all.isEmpty()) {
      return false;
    }
    TreePath statement = place;
    while (!(statement.getLeaf() instanceof StatementTree)) {
      statement = statement.getParentPath();
    }
    return areOn(behind(statement, run(statement.getLeaf(), BEGIN))) || surelyPrecede(statement);
  }

  private boolean surelyPrecede(TreePath statement) {
    TreePath at = statement;
    while (!isBody(at.getLeaf())) {
      TreePath parent = at.getParentPath();
      List<? extends StatementTree> statements = Statements.in(parent.getLeaf());
      if (statements.contains(at.getLeaf())
          && statements.subList(0, statements.indexOf(at.getLeaf())).stream()
              .anyMatch(earlier -> areIn(List.of(earlier)))) {
        return true;
      }
      at = parent;
    }
    return false;
  }

  /** Whether one of them is evaluated on every run of statements. */
  public boolean areIn(List<? extends Tree> statements) {
    return areOn(run(statements, BEGIN));
  }

  private static boolean areOn(Set<Way> ways) {
    List<Way> completing = ways.stream().filter(way -> way.end != End.THROW).toList();
    return !completing.isEmpty() && completing.stream().allMatch(Way::isUsed);
  }

  private static boolean isBody(Tree tree) {
    return tree instanceof MethodTree || tree instanceof ClassTree;
  }

  /** How the code around a statement goes on behind it. */
  private Set<Way> behind(TreePath statement, Set<Way> given) {
    Set<Way> ways = given;
    TreePath at = statement;
    while (!isBody(at.getLeaf())) {
      Tree parent = at.getParentPath().getLeaf();
      List<? extends StatementTree> statements = Statements.in(parent);
      ways = run(statements.subList(statements.indexOf(at.getLeaf()) + 1, statements.size()), ways);
      if (parent instanceof LambdaExpressionTree) {
        ways = endingNormally(ways, End.RETURN);
      } else if (Places.isLoop(parent) || parent instanceof SwitchTree) {
        ways = endingNormally(ways, End.JUMP);
      } else if (parent instanceof TryTree attempt && at.getLeaf() != attempt.getFinallyBlock()) {
        ways = finish(attempt, behindResource(at.getLeaf(), attempt, ways));
      }
      at = at.getParentPath();
    }
    return ways;
  }

  /** How a {@code try} statement goes on behind one of its resources. */
  private Set<Way> behindResource(Tree at, TryTree attempt, Set<Way> ways) {
    List<? extends Tree> resources = attempt.getResources();
    int resource = resources.indexOf(at);
    return resource < 0
        ? ways
        : run(attempt.getBlock(), run(resources.subList(resource + 1, resources.size()), ways));
  }

  private Set<Way> run(List<? extends Tree> statements, Set<Way> before) {
    Set<Way> ways = before;
    for (Tree statement : statements) {
      ways = run(statement, ways);
    }
    return ways;
  }

  /** The ways on which a statement may end that is run on those that have not ended yet. */
  private Set<Way> run(Tree tree, Set<Way> before) {
    Set<Way> reached =
        before.stream().filter(way -> way.end == End.NORMAL).collect(toImmutableSet());
    if (tree == null || reached.isEmpty()) {
      return before;
    }
    return both(
        before.stream().filter(way -> way.end != End.NORMAL).collect(toImmutableSet()),
        runReached(tree, reached));
  }

  private Set<Way> runReached(Tree tree, Set<Way> ways) {
    if (tree instanceof BlockTree block) {
      return run(block.getStatements(), ways);
    }
    if (tree instanceof IfTree test) {
      Set<Way> tested = evaluate(test.getCondition(), ways);
      return both(run(test.getThenStatement(), tested), run(test.getElseStatement(), tested));
    }
    if (tree instanceof EnhancedForLoopTree loop) {
      return loop(loop.getExpression(), loop.getStatement(), ways);
    }
    if (tree instanceof WhileLoopTree loop) {
      return loop(loop.getCondition(), loop.getStatement(), ways);
    }
    if (tree instanceof ForLoopTree loop) {
      return loop(loop.getCondition(), loop.getStatement(), run(loop.getInitializer(), ways));
    }
    if (tree instanceof DoWhileLoopTree loop) {
      return evaluate(
          loop.getCondition(), endingNormally(run(loop.getStatement(), ways), End.JUMP));
    }
    if (tree instanceof SynchronizedTree section) {
      return run(section.getBlock(), evaluate(section.getExpression(), ways));
    }
    if (tree instanceof LabeledStatementTree labeled) {
      return run(labeled.getStatement(), ways);
    }
    if (tree instanceof TryTree attempt) {
      Set<Way> opened = ways;
      for (Tree resource : attempt.getResources()) {
        opened = evaluate(resource, opened);
      }
      return finish(attempt, run(attempt.getBlock(), opened));
    }
    if (tree instanceof SwitchTree choice) {
      return choose(choice, evaluate(choice.getExpression(), ways));
    }
    Set<Way> evaluated = evaluate(tree, ways);
    if (tree instanceof ReturnTree) {
      return ending(evaluated, End.RETURN);
    }
    if (tree instanceof ThrowTree) {
      return ending(evaluated, End.THROW);
    }
    return tree instanceof BreakTree || tree instanceof ContinueTree
        ? ending(evaluated, End.JUMP)
        : evaluated;
  }

  private Set<Way> loop(Tree head, StatementTree body, Set<Way> ways) {
    Set<Way> begun = evaluate(head, ways);
    return both(begun, endingNormally(run(body, begun), End.JUMP));
  }

  private Set<Way> choose(SwitchTree choice, Set<Way> selected) {
    // Which cases there may be besides is not known.
    Set<Way> ways = selected;
    for (CaseTree branch : choice.getCases()) {
      ways =
          both(
              ways,
              branch.getStatements() != null
                  ? run(branch.getStatements(), selected)
                  : run(branch.getBody(), selected));
    }
    return endingNormally(ways, End.JUMP);
  }

  private Set<Way> finish(TryTree attempt, Set<Way> ways) {
    return attempt.getFinallyBlock() != null && areIn(List.of(attempt.getFinallyBlock()))
        ? used(ways)
        : ways;
  }

  private Set<Way> evaluate(Tree tree, Set<Way> ways) {
    return tree != null && Expressions.contains(tree, all::contains) ? used(ways) : ways;
  }

  private static Set<Way> used(Set<Way> ways) {
    return ways.stream().map(way -> new Way(way.end, true)).collect(toImmutableSet());
  }

  private static Set<Way> ending(Set<Way> ways, End end) {
    return ways.stream().map(way -> new Way(end, way.isUsed)).collect(toImmutableSet());
  }

  /** The ways, of which those that end in some way go on behind the code. */
  private static Set<Way> endingNormally(Set<Way> ways, End end) {
    return ways.stream()
        .map(way -> way.end == end ? new Way(End.NORMAL, way.isUsed) : way)
        .collect(toImmutableSet());
  }

  private static Set<Way> both(Set<Way> some, Set<Way> others) {
    return Stream.concat(some.stream(), others.stream()).collect(toImmutableSet());
  }
}
