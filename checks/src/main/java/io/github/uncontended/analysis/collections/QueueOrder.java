package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;

/** How code uses the elements of a queue: whether it takes them from an end, or visits them all. */
public final class QueueOrder {
  private static final ImmutableSet<String> ENDS =
      ImmutableSet.of(
          "element",
          "getFirst",
          "getLast",
          "peek",
          "peekFirst",
          "peekLast",
          "poll",
          "pollFirst",
          "pollLast",
          "pop",
          "removeFirst",
          "removeLast",
          "take");

  private static final ImmutableSet<String> ADDITIONS =
      ImmutableSet.of("add", "addFirst", "addLast", "offer", "offerFirst", "offerLast", "push");

  private static final ImmutableSet<String> TAKES =
      ImmutableSet.of(
          "poll", "pollFirst", "pollLast", "pop", "remove", "removeFirst", "removeLast");

  private static final ImmutableSet<String> ITERATIONS =
      ImmutableSet.of("descendingIterator", "forEach", "iterator", "stream", "toArray");

  private static final ImmutableSet<String> TRAVERSALS =
      ImmutableSet.<String>builder().addAll(ITERATIONS).add("removeIf").build();

  private QueueOrder() {}

  /**
   * Whether the order of the queue that an expression names is used, or may be used out of sight.
   */
  public static boolean isUsed(ExpressionTree queue, VisitorState state) {
    if (!(Symbols.of(queue) instanceof VarSymbol variable)
        || (Expressions.isField(variable) && !variable.isPrivate())) {
      return true;
    }
    return UnitIndex.of(state).uses(variable).stream().anyMatch(QueueOrder::isOrdered);
  }

  /**
   * Whether code visits all elements of the queue, which costs as much as to search it, and nothing
   * shows that elements come and go: as listeners do seldom, which are told of each event.
   *
   * @param scan the place that searches the queue
   */
  public static boolean isTraversedOnly(ExpressionTree queue, TreePath scan, VisitorState state) {
    if (!(Symbols.of(queue) instanceof VarSymbol variable)) {
      return false;
    }
    Optional<Tree> around = Places.methodRunning(scan).map(TreePath::getLeaf);
    List<TreePath> uses = UnitIndex.of(state).uses(variable);
    return uses.stream().anyMatch(QueueOrder::visitsAll)
        && uses.stream()
            .noneMatch(
                use ->
                    calls(use, ENDS)
                        || (calls(use, ADDITIONS)
                            && around.isPresent()
                            && Places.methodRunning(use).map(TreePath::getLeaf).equals(around)));
  }

  /** Whether a method of queues, by its name, adds an element. */
  public static boolean adds(String method) {
    return ADDITIONS.contains(method);
  }

  /** Whether a method of queues, by its name, may take the next element out. */
  public static boolean takes(String method) {
    return TAKES.contains(method);
  }

  /** Whether a use calls one of some methods on the queue. */
  private static boolean calls(TreePath use, ImmutableSet<String> names) {
    TreePath around = use.getParentPath();
    if (around.getLeaf() instanceof MemberSelectTree select
        && Expressions.isThis(select.getExpression())) {
      return calls(around, names);
    }
    return around.getLeaf() instanceof MemberSelectTree select
        && around.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == select
        && names.contains(select.getIdentifier().toString());
  }

  private static boolean visitsAll(TreePath use) {
    TreePath around = use.getParentPath();
    Tree leaf = around.getLeaf();
    if (leaf instanceof MemberSelectTree select && Expressions.isThis(select.getExpression())) {
      return visitsAll(around);
    }
    return (leaf instanceof EnhancedForLoopTree loop && loop.getExpression() == use.getLeaf())
        || calls(use, TRAVERSALS);
  }

  /** Whether a use takes an element from an end, visits elements in their order, or may do so. */
  private static boolean isOrdered(TreePath use) {
    TreePath around = use.getParentPath();
    Tree leaf = around.getLeaf();
    if (leaf instanceof MemberSelectTree select && Expressions.isThis(select.getExpression())) {
      return isOrdered(around);
    }
    if (leaf instanceof MemberSelectTree select
        && around.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == select) {
      return ENDS.contains(select.getIdentifier().toString())
          || ITERATIONS.contains(select.getIdentifier().toString())
          || (select.getIdentifier().contentEquals("remove") && call.getArguments().isEmpty());
    }
    boolean isTarget =
        leaf instanceof AssignmentTree assignment && assignment.getVariable() == use.getLeaf();
    return !isTarget;
  }
}
