package io.github.uncontended.analysis.caching;

import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Completion;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;

/**
 * Whether a place is dominated by a lookup of a key in a map: it is reached only if the lookup
 * missed, or the lookup belongs to the statement before it or to an operand that is evaluated
 * before it.
 *
 * <p>Such a place runs seldom, or the code already is "look up first, compute on a miss". Lookups
 * in the callers of a private method count if every call is preceded by one. Lookups before the key
 * is assigned anew do not count.
 */
public final class PrecedingLookups {
  private final KeyLookup lookup;
  private final boolean ofMisses;
  private final VisitorState state;

  private PrecedingLookups(KeyLookup lookup, boolean ofMisses, VisitorState state) {
    this.lookup = lookup;
    this.ofMisses = ofMisses;
    this.state = state;
  }

  /** Whether a {@code get} or {@code containsKey} of a key in a map precedes a place. */
  public static boolean precede(
      TreePath place, ExpressionTree map, ExpressionTree key, VisitorState state) {
    return new PrecedingLookups(new KeyLookup(map, key, place, state), /* ofMisses= */ false, state)
        .precede(place, true);
  }

  /**
   * Whether a place is reached only if a {@code get} or {@code containsKey} of a key in a map found
   * nothing, not also if it did, as what updates an entry.
   */
  public static boolean leadOnMiss(
      TreePath place, ExpressionTree map, ExpressionTree key, VisitorState state) {
    return new PrecedingLookups(new KeyLookup(map, key, place, state), /* ofMisses= */ true, state)
        .precede(place, true);
  }

  private boolean precede(TreePath place, boolean followCallers) {
    TreePath path = place;
    for (; path.getParentPath() != null; path = path.getParentPath()) {
      Tree child = path.getLeaf();
      Tree parent = path.getParentPath().getLeaf();
      if (parent instanceof ClassTree) {
        break;
      }
      if (isAfterMiss(child, parent) || isAfterStatement(path) || isAfterOperand(child, parent)) {
        return true;
      }
    }
    return followCallers
        && path.getLeaf() instanceof MethodTree method
        && allCallsArePreceded(method);
  }

  private boolean isAfterMiss(Tree child, Tree parent) {
    if (parent instanceof IfTree branch) {
      return (child == branch.getThenStatement() && lookup.isAbsent(branch.getCondition(), true))
          || (child == branch.getElseStatement() && lookup.isAbsent(branch.getCondition(), false));
    }
    if (parent instanceof ConditionalExpressionTree choice) {
      return (child == choice.getTrueExpression() && lookup.isAbsent(choice.getCondition(), true))
          || (child == choice.getFalseExpression()
              && lookup.isAbsent(choice.getCondition(), false));
    }
    if (parent instanceof BinaryTree binary && child == binary.getRightOperand()) {
      return (parent.getKind() == Kind.CONDITIONAL_AND
              && lookup.isAbsent(binary.getLeftOperand(), true))
          || (parent.getKind() == Kind.CONDITIONAL_OR
              && lookup.isAbsent(binary.getLeftOperand(), false));
    }
    if (parent instanceof WhileLoopTree loop) {
      return child == loop.getStatement() && lookup.isAbsent(loop.getCondition(), true);
    }
    return parent instanceof ForLoopTree loop
        && child == loop.getStatement()
        && loop.getCondition() != null
        && lookup.isAbsent(loop.getCondition(), true);
  }

  /** Whether an earlier statement of the block exits on a hit, or the previous one looks up. */
  private boolean isAfterStatement(TreePath path) {
    Tree child = path.getLeaf();
    Statements statements = Statements.of(path.getParentPath(), state);
    StatementTree previous = statements.previous(child);
    return (!ofMisses && previous != null && lookup.isEvaluatedIn(previous))
        || statements.testsBefore(child).stream().anyMatch(this::exitsOnHit)
        || (ofMisses && statements.before(child).stream().anyMatch(this::triesLookup));
  }

  /** Whether code behind a {@code try} statement runs after a miss, or if the search fails. */
  private boolean triesLookup(StatementTree statement) {
    return statement instanceof TryTree attempt
        && attempt.getBlock().getStatements().stream()
            .anyMatch(it -> it instanceof IfTree test && exitsOnHit(test));
  }

  private boolean exitsOnHit(IfTree branch) {
    if (!Completion.isPossible(branch.getThenStatement())) {
      return lookup.isAbsent(branch.getCondition(), false);
    }
    if (branch.getElseStatement() == null) {
      // A reference is found first, and then what it refers to.
      return lookup.isAbsent(branch.getCondition(), false)
          && branch.getThenStatement() instanceof BlockTree block
          && Iterables.getLast(block.getStatements(), null) instanceof IfTree inner
          && exitsOnHit(inner);
    }
    return !Completion.isPossible(branch.getElseStatement())
        && lookup.isAbsent(branch.getCondition(), true);
  }

  /** Whether the call that has the child as an argument evaluates a lookup before it. */
  private boolean isAfterOperand(Tree child, Tree parent) {
    if (!(parent instanceof MethodInvocationTree call) || child == call.getMethodSelect()) {
      return false;
    }
    if (child instanceof LambdaExpressionTree
        && !(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
            && ApiFact.ON_ABSENCE.isMethodName(method.name.toString()))) {
      return false;
    }
    if (call.getMethodSelect() instanceof MemberSelectTree select && isReceiverLookup(select)) {
      return true;
    }
    int at = call.getArguments().indexOf(child);
    return call.getArguments().subList(0, Math.max(at, 0)).stream()
        .anyMatch(argument -> lookup.isValue(argument) || lookup.isEvaluatedIn(argument));
  }

  private boolean isReceiverLookup(MemberSelectTree select) {
    return lookup.isEvaluatedIn(select.getExpression())
        || lookup.isOptional(select.getExpression());
  }

  /** Whether a lookup precedes every call of a private method that takes the key as a parameter. */
  private boolean allCallsArePreceded(MethodTree method) {
    MethodSymbol symbol = ASTHelpers.getSymbol(method);
    if ((symbol.flags() & Flags.PRIVATE) == 0
        || !(ASTHelpers.stripParentheses(lookup.key()) instanceof IdentifierTree parameter)
        || lookup.isAssignedSince(Source.start(method))) {
      return false;
    }
    int position = symbol.params().indexOf(ASTHelpers.getSymbol(parameter));
    List<TreePath> calls = UnitIndex.of(state).calls(symbol);
    return position >= 0
        && !calls.isEmpty()
        && calls.stream()
            .allMatch(
                call ->
                    call.getLeaf() instanceof MethodInvocationTree invocation
                        && position < invocation.getArguments().size()
                        && new PrecedingLookups(
                                lookup.ofCaller(call, invocation.getArguments().get(position)),
                                ofMisses,
                                state)
                            .precede(call, false));
  }
}
