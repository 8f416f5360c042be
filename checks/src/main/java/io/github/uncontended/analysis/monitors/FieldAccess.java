package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.Optional;

/**
 * A place that names a field.
 *
 * @param path leads to the name
 * @param kind whether it reads or writes the variable
 * @param inConstruction whether it runs only before the constructor, or static initializer, is done
 * @param locks what the thread holds there
 */
public record FieldAccess(
    TreePath path, Kind kind, boolean inConstruction, ImmutableSet<LockIdentity> locks) {
  /** What happens to the variable, not to the object that it refers to. */
  public enum Kind {
    READ,
    /** Assigned a value that does not depend on the old one. */
    WRITE,
    /** Assigned by {@code +=} and its like, {@code ++} or {@code --}. */
    UPDATE,
    /** Its value is the lock of a {@code synchronized} block. */
    LOCK
  }

  static Kind kind(TreePath use) {
    TreePath target = Places.withCasts(use);
    Tree user = target.getParentPath().getLeaf();
    if (user instanceof AssignmentTree assignment && assignment.getVariable() == target.getLeaf()) {
      return dependsOn(assignment, use) ? Kind.UPDATE : Kind.WRITE;
    }
    if (Assignments.isTarget(use)) {
      return Kind.UPDATE;
    }
    return user instanceof SynchronizedTree ? Kind.LOCK : Kind.READ;
  }

  /** Whether an assignment computes the new value from the old one, as {@code n = n + 1} does. */
  private static boolean dependsOn(AssignmentTree assignment, TreePath use) {
    Symbol variable = Symbols.of(use.getLeaf());
    // The value of another object's field is as good as any other.
    return names(assignment.getExpression(), variable)
        && !variable.equals(Symbols.of(assignment.getExpression()));
  }

  /** Whether evaluating an expression reads a variable. */
  static boolean names(ExpressionTree expression, Symbol variable) {
    return Expressions.evaluates(
        expression,
        part ->
            part instanceof ExpressionTree
                && Symbols.of(part) != null
                && Symbols.of(part).equals(variable));
  }

  /** Whether the variable is written. */
  public boolean isWrite() {
    return kind == Kind.WRITE || kind == Kind.UPDATE;
  }

  /** The value that is assigned by {@code =}. */
  public Optional<ExpressionTree> value() {
    return Assignments.assignment(path)
        .map(assignment -> ((AssignmentTree) assignment.getLeaf()).getExpression());
  }

  /** What reads or writes the variable: for a write, the assignment or update. */
  Tree user() {
    return Places.withParentheses(path).getParentPath().getLeaf();
  }

  /** The call of a method on the value of the field. */
  public Optional<TreePath> call() {
    return Places.callOn(Places.withCasts(path));
  }

  /**
   * Whether a library method is called there that changes the object which the field refers to, or
   * an element of it is assigned.
   */
  public boolean changesObject() {
    TreePath parent = Places.withCasts(path).getParentPath();
    if (parent.getLeaf() instanceof ArrayAccessTree) {
      return Assignments.isTarget(parent);
    }
    return call()
        .filter(
            call ->
                !(Symbols.of(call.getLeaf()) instanceof MethodSymbol method)
                    || PureMethods.changeReceiver(method))
        .isPresent();
  }

  /** Whether the value of an expression is ignored. */
  static boolean isIgnored(TreePath expression) {
    return Places.withCasts(expression).getParentPath().getLeaf()
        instanceof ExpressionStatementTree;
  }
}
