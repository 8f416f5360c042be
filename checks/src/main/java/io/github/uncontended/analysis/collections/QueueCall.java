package io.github.uncontended.analysis.collections;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.ExpressionEquality;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import javax.lang.model.element.ElementKind;

/** What code calls a method of a queue for, as far as the code around the call shows. */
public final class QueueCall {
  /** Methods that give the first element and leave it in the queue. */
  private static final ImmutableSet<String> FIRST =
      ImmutableSet.of("element", "getFirst", "peek", "peekFirst");

  private QueueCall() {}

  /** Whether a queue class calls the method that its own method of that name overrides. */
  public static boolean isForwarded(ExpressionTree queue, MethodSymbol method, VisitorState state) {
    MethodTree around = ASTHelpers.findEnclosingMethod(state);
    return Expressions.isSuper(queue)
        && around != null
        && around.getName().contentEquals(method.name);
  }

  /** Whether a size is the capacity of a new collection. */
  public static boolean isCapacity(TreePath size) {
    return size.getParentPath().getLeaf() instanceof NewClassTree;
  }

  /**
   * Whether the element that is removed is the first, which the same queue gave before, or the one
   * that a loop over the queue has come to.
   */
  public static boolean isOfFirst(MethodInvocationTree call, VisitorState state) {
    ExpressionTree queue = ASTHelpers.getReceiver(call);
    return queue != null
        && Symbols.of(call.getArguments().get(0)) instanceof VarSymbol element
        && element.getKind() == ElementKind.LOCAL_VARIABLE
        && (Assignments.areAll(element, value -> isFirstOf(queue, value), state)
            || isOfLoopOver(queue, element, state));
  }

  private static boolean isOfLoopOver(ExpressionTree queue, VarSymbol element, VisitorState state) {
    return UnitIndex.of(state)
        .declaration(element)
        .map(declaration -> declaration.getParentPath().getLeaf())
        .filter(
            around ->
                around instanceof EnhancedForLoopTree loop
                    && ExpressionEquality.areSame(queue, loop.getExpression()))
        .isPresent();
  }

  private static boolean isFirstOf(ExpressionTree queue, ExpressionTree value) {
    return ASTHelpers.stripParentheses(value) instanceof MethodInvocationTree look
        && look.getMethodSelect() instanceof MemberSelectTree select
        && FIRST.contains(select.getIdentifier().toString())
        && ExpressionEquality.areSame(queue, select.getExpression());
  }

  /** Whether an element is removed again because an operation has failed. */
  public static boolean isUndo(TreePath call) {
    boolean conditional = false;
    Tree child = call.getLeaf();
    for (TreePath at = call.getParentPath();
        at != null && !(at.getLeaf() instanceof MethodTree);
        at = at.getParentPath()) {
      if (at.getLeaf() instanceof IfTree test) {
        if (test.getCondition() == child
            && Expressions.contains(test.getThenStatement(), ThrowTree.class::isInstance)) {
          return true;
        }
        conditional = true;
      }
      if (at.getLeaf() instanceof CatchTree
          || (conditional
              && at.getLeaf() instanceof TryTree attempt
              && attempt.getFinallyBlock() == child)) {
        return true;
      }
      child = at.getLeaf();
    }
    return false;
  }

  /** Whether a result is only returned, or measured by a gauge. */
  public static boolean isReported(TreePath call) {
    TreePath at = call.getParentPath();
    if (at.getLeaf() instanceof ReturnTree) {
      TreePath method = at.getParentPath().getParentPath();
      return method.getLeaf() instanceof MethodTree only
          && only.getParameters().isEmpty()
          && only.getBody().getStatements().size() == 1;
    }
    while (at != null && !(at.getLeaf() instanceof MethodTree)) {
      if (at.getLeaf() instanceof LambdaExpressionTree lambda) {
        return lambda.getBody() == call.getLeaf() || isOfGauge(at.getParentPath());
      }
      at = at.getParentPath();
    }
    return false;
  }

  /** Whether a chain of calls registers a gauge, by the name of one of them: a heuristic. */
  private static boolean isOfGauge(TreePath call) {
    Tree at = call.getLeaf();
    while (at instanceof MethodInvocationTree invocation) {
      String name = Expressions.simpleName(invocation.getMethodSelect());
      if (Ascii.toLowerCase(name).contains("gauge")) {
        return true;
      }
      at = ASTHelpers.getReceiver(invocation);
    }
    return false;
  }
}
