package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import java.util.Optional;

/**
 * One way through a list of statements: what is evaluated, in order, and how each condition turns
 * out. The body of a loop runs at most once.
 *
 * @param steps what is evaluated
 * @param end how control leaves the statements
 * @param caught whether an exception was thrown and caught on the way
 */
public record ExecutionPath(ImmutableList<Step> steps, End end, boolean caught) {
  /** The path that has not begun. */
  static final ExecutionPath EMPTY = new ExecutionPath(ImmutableList.of(), End.NORMAL, false);

  /** How control leaves statements. */
  public enum End {
    /** Behind the last one. */
    NORMAL,
    RETURN,
    THROW,
    BREAK,
    CONTINUE
  }

  /** What a step evaluates its tree for. */
  public enum Role {
    /** An expression, for its value or its side effects. */
    VALUE,
    /** A condition that is true. */
    TRUE,
    /** A condition that is false. */
    FALSE,
    /** A statement expression, whose value is ignored. */
    EFFECT,
    /** The value that is returned. */
    RESULT,
    /** What a loop iterates over, and has an element. */
    ELEMENT
  }

  /**
   * A step of a path.
   *
   * @param tree an expression
   * @param role what it is evaluated for
   * @param target the variable or element that the value is stored in, if there is one
   */
  public record Step(ExpressionTree tree, Role role, Optional<Tree> target) {
    Step(ExpressionTree tree, Role role) {
      this(tree, role, Optional.empty());
    }

    /** Whether the way on depends on the tree. */
    boolean isCondition() {
      return role == Role.TRUE || role == Role.FALSE;
    }
  }

  ExecutionPath then(Step step) {
    return new ExecutionPath(
        ImmutableList.<Step>builder().addAll(steps).add(step).build(), end, caught);
  }

  ExecutionPath endingIn(End other) {
    return new ExecutionPath(steps, other, caught);
  }

  /** The path of code that goes on with its result in a variable. */
  ExecutionPath storing(Tree target) {
    if (steps.isEmpty() || steps.get(steps.size() - 1).role() != Role.RESULT) {
      return this;
    }
    Step result = steps.get(steps.size() - 1);
    return new ExecutionPath(
        ImmutableList.<Step>builder()
            .addAll(steps.subList(0, steps.size() - 1))
            .add(new Step(result.tree(), Role.VALUE, Optional.of(target)))
            .build(),
        End.NORMAL,
        caught);
  }

  ExecutionPath havingCaught() {
    return new ExecutionPath(steps, End.NORMAL, true);
  }

  /** Whether the path is what runs without an exception. */
  boolean isRegular() {
    return end != End.THROW && !caught;
  }
}
