package io.github.uncontended.analysis.caching;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.ExecutionOrder;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Whether an object retains what an expression evaluates to, or what is derived from it: the
 * expression is evaluated during construction, its value is assigned to a field, captured by a
 * callback that outlives the method, or stored under a key whose lookup missed. How often it is
 * evaluated is then a matter of how many objects there are, and not of how often their methods run.
 */
public final class Retention {
  /** How many private methods a value is followed through. */
  private static final int DEPTH = 4;

  private final VisitorState state;

  private Retention(VisitorState state) {
    this.state = state;
  }

  /** Whether an object, or a class, retains the value of an expression. */
  public static boolean covers(TreePath expression, VisitorState state) {
    return new Retention(state).covers(expression, DEPTH);
  }

  /**
   * Whether a collection that a field holds gets the value of an expression, its elements, or what
   * is derived from them.
   */
  public static boolean fillsCollection(TreePath expression, VisitorState state) {
    return ValueFlow.of(expression, state).contains(ValueFlow.Sink.COLLECTION);
  }

  /**
   * Whether a run of the method that comes to a place may also assign a field, or store something
   * in a collection that a field holds: it sets the object up with what it looks up.
   */
  public static boolean fillsField(TreePath place) {
    TreePath member = memberAround(place);
    if (member == null || !Expressions.contains(member.getLeaf(), Retention::isFieldStore)) {
      return false;
    }
    boolean[] fills = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void unused) {
        if (tree != null && !fills[0] && isFieldStore(tree)) {
          fills[0] = mayShareRun(new TreePath(getCurrentPath(), tree), place);
        }
        return fills[0] ? null : super.scan(tree, null);
      }
    }.scan(member, null);
    return fills[0];
  }

  /** Whether one run may come to both of two places, be it in several passes of a loop. */
  private static boolean mayShareRun(TreePath one, TreePath other) {
    if (!ExecutionOrder.areInOneRun(one, other)
        || Places.isWithin(other, one.getLeaf())
        || ExecutionOrder.mayFollow(one, other)
        || ExecutionOrder.mayFollow(other, one)) {
      return true;
    }
    for (TreePath at = one; !(at.getLeaf() instanceof ClassTree); at = at.getParentPath()) {
      if (Places.isLoop(at.getLeaf()) && Places.isWithin(other, at.getLeaf())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether construction alone evaluates an expression, for a field that nothing else assigns, also
   * by way of local variables.
   */
  public static boolean initializesField(TreePath expression, VisitorState state) {
    TreePath member = memberAround(expression);
    return member != null
        && !(member.getLeaf() instanceof MethodTree method
            && !ASTHelpers.getSymbol(method).isConstructor())
        && reachesField(expression, DEPTH, state);
  }

  private static boolean reachesField(TreePath value, int depth, VisitorState state) {
    TreePath at = value.getParentPath();
    while (Assignments.holder(at.getLeaf()) == null && at.getLeaf() instanceof ExpressionTree) {
      at = at.getParentPath();
    }
    VarSymbol holder = Assignments.holder(at.getLeaf());
    if (holder == null || Expressions.isField(holder)) {
      return holder != null && Assignments.isEffectivelyFinal(holder, state);
    }
    return depth > 0
        && UnitIndex.of(state).uses(holder).stream()
            .anyMatch(use -> !Assignments.isTarget(use) && reachesField(use, depth - 1, state));
  }

  private static boolean isFieldStore(Tree tree) {
    if (tree instanceof AssignmentTree assignment) {
      return Expressions.isField(assignment.getVariable());
    }
    return tree instanceof MethodInvocationTree call
        && ASTHelpers.getReceiver(call) != null
        && Expressions.isField(ASTHelpers.getReceiver(call))
        && ApiFact.STORES.isMethodName(Expressions.simpleName(call.getMethodSelect()));
  }

  private boolean covers(TreePath expression, int depth) {
    Set<ValueFlow.Sink> sinks = ValueFlow.of(expression, state);
    return sinks.contains(ValueFlow.Sink.FIELD)
        || sinks.contains(ValueFlow.Sink.CALLBACK)
        || StoreOnMiss.covers(expression, state)
        || isDuringConstruction(expression, depth)
        || (sinks.contains(ValueFlow.Sink.RESULT) && isRetainedByCallers(expression, depth));
  }

  /**
   * Whether a place runs only while an object, or a class, is initialized, or in a private method
   * that is only called then, or to fill a field or cache on a miss.
   */
  private boolean isDuringConstruction(TreePath place, int depth) {
    TreePath member = memberAround(place);
    if (member == null) {
      return false;
    }
    if (!(member.getLeaf() instanceof MethodTree method)) {
      return member.getLeaf() instanceof VariableTree || member.getLeaf() instanceof BlockTree;
    }
    MethodSymbol symbol = ASTHelpers.getSymbol(method);
    return symbol.isConstructor()
        || (depth > 0
            && symbol.isPrivate()
            && allCalls(symbol, call -> isDuringConstruction(call, depth - 1)));
  }

  /**
   * Whether all callers of a private method that returns a value retain it. If one of them stores
   * it on a miss, others may return it: they do without a key to store it under.
   */
  private boolean isRetainedByCallers(TreePath expression, int depth) {
    TreePath member = memberAround(expression);
    if (depth == 0
        || member == null
        || !(member.getLeaf() instanceof MethodTree method)
        || !ASTHelpers.getSymbol(method).isPrivate()) {
      return false;
    }
    MethodSymbol symbol = ASTHelpers.getSymbol(method);
    if (allCalls(symbol, call -> covers(call, depth - 1))) {
      return true;
    }
    return allCalls(symbol, Retention::isReturned)
        && CompilationIndex.of(state).calls(symbol).stream().anyMatch(this::isMemoized);
  }

  private boolean isMemoized(TreePath call) {
    return Memoization.covers(call, state) || StoreOnMiss.covers(call, state);
  }

  private static boolean isReturned(TreePath expression) {
    return ValueFlow.withoutConversion(expression).getParentPath().getLeaf() instanceof ReturnTree;
  }

  /** Whether all calls of a method are memoized, or fulfil a condition. */
  private boolean allCalls(MethodSymbol method, Predicate<TreePath> condition) {
    List<TreePath> calls = CompilationIndex.of(state).calls(method);
    return !calls.isEmpty()
        && calls.stream()
            .allMatch(
                call ->
                    isMemoized(call)
                        || (!(call.getLeaf() instanceof MemberReferenceTree)
                            && condition.test(call)));
  }

  /** The member of a class that runs a place itself, not through a lambda; null for none. */
  private static TreePath memberAround(TreePath place) {
    for (TreePath at = place; at.getParentPath() != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof LambdaExpressionTree) {
        return null;
      }
      if (at.getParentPath().getLeaf() instanceof ClassTree) {
        return at;
      }
    }
    return null;
  }
}
