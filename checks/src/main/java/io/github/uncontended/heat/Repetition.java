package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.sharing.ThreadHandoff;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which loops run a place more than once, on the way outward from it. A loop that its first
 * successful pass leaves repeats failures only: by {@code return} or {@code break} behind the
 * place, by a flag that the pass sets and the condition of the loop tests, or {@linkplain
 * EndlessLoop without a condition}.
 */
final class Repetition {
  private final Jumps jumps;

  /** Whether the place runs at most once in the loops around it, for it leaves the method. */
  private boolean returns;

  /** Whether the place runs at most once in the innermost loop around it, for it leaves that. */
  private boolean breaks;

  /** The variables that are set to a constant whenever the place has run. */
  private final Map<Symbol, Boolean> flags = new HashMap<>();

  /** Whether a loop is around the place in its method or lambda; null until that is asked. */
  private Boolean inLoop;

  /** The place in its method or lambda. */
  private TreePath place;

  Repetition(Jumps jumps) {
    this.jumps = jumps;
  }

  /**
   * The loops of the same method or lambda that run a place more than once, innermost first; else
   * the lambda, if {@code forEach} runs it for one element after the other.
   */
  static List<TreePath> loopsAround(TreePath place, VisitorState state) {
    Repetition repetition = new Repetition(Jumps.of(place, state));
    List<TreePath> loops = new ArrayList<>();
    TreePath at = place;
    while (at.getParentPath() != null
        && !(at.getLeaf() instanceof MethodTree)
        && !(at.getLeaf() instanceof LambdaExpressionTree)) {
      TreePath parent = at.getParentPath();
      if (repetition.isRepeatedBy(parent, at.getLeaf())) {
        loops.add(parent);
      }
      at = parent;
    }
    return loops.isEmpty() && isLoopBody(at) ? List.of(at) : loops;
  }

  private static boolean isLoopBody(TreePath lambda) {
    return lambda.getLeaf() instanceof LambdaExpressionTree
        && lambda.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && Symbols.of(call) instanceof MethodSymbol method
        && method.name.toString().startsWith("forEach")
        && (KnownTypes.packageOf(method.enclClass()).equals("java.util.stream")
            ? !ThreadHandoff.isParallel(call)
            : ApiFact.SEQUENTIAL_LOOP.isInherited(method));
  }

  /** Forgets what follows the place, on the way out of a lambda or anonymous class. */
  void reset() {
    returns = false;
    breaks = false;
    flags.clear();
    inLoop = null;
  }

  /** Goes from a tree to its parent: whether that is a loop which runs the place more than once. */
  boolean isRepeatedBy(TreePath parent, Tree child) {
    Tree tree = parent.getLeaf();
    if (inLoop == null) {
      inLoop = isInLoop(parent);
      place = new TreePath(parent, child);
    }
    if (!inLoop) {
      return false;
    }
    if (tree instanceof ReturnTree) {
      returns = true;
    } else if (tree instanceof BlockTree block) {
      leave(parent, block, child);
    } else if (tree instanceof TryTree attempt && attempt.getResources().contains(child)) {
      leave(parent, attempt.getBlock(), /* child= */ null);
    } else if (Places.isLoop(tree)) {
      boolean repeated =
          !returns && !breaks && !endsByFlag(tree) && jumps.isRepeatedBy(tree, child, place);
      breaks = false;
      flags.clear();
      return repeated;
    }
    return false;
  }

  /**
   * Takes in how the rest of a block leaves.
   *
   * @param child the statement that contains the place; null for one in front of the block
   */
  private void leave(TreePath path, BlockTree block, Tree child) {
    StatementTree last = jumps.last(block);
    if (last == null || jumps.in(block, Tree.Kind.CONTINUE)) {
      return;
    }
    Tree.Kind exit = last == child ? null : exit(last);
    returns |= exit == Tree.Kind.RETURN;
    breaks |= exit == Tree.Kind.BREAK && Jumps.breaksALoop(path);
    boolean follows = child == null;
    for (StatementTree statement : block.getStatements()) {
      if (follows) {
        set(statement);
      }
      follows |= statement == child;
    }
  }

  /** How a statement leaves the code around it unless it fails; null if it may go on. */
  private Tree.Kind exit(StatementTree statement) {
    if (statement instanceof ReturnTree
        || (statement instanceof BreakTree jump && jump.getLabel() == null)) {
      return statement.getKind();
    }
    if (statement instanceof IfTree test && test.getElseStatement() != null) {
      Tree.Kind then = exit(test.getThenStatement());
      return then == exit(test.getElseStatement()) ? then : null;
    }
    BlockTree inner = succeeding(statement);
    StatementTree last = inner == null ? null : jumps.last(inner);
    return last == null ? null : exit(last);
  }

  /** The block that a statement runs to its end unless it fails; null for none. */
  private static BlockTree succeeding(StatementTree statement) {
    if (statement instanceof TryTree attempt) {
      return attempt.getBlock();
    }
    if (statement instanceof SynchronizedTree section) {
      return section.getBlock();
    }
    return statement instanceof BlockTree block ? block : null;
  }

  /** Takes in the flags that a statement sets unless it fails. */
  private void set(StatementTree statement) {
    if (statement instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof AssignmentTree assignment
        && ASTHelpers.constValue(assignment.getExpression()) instanceof Boolean value) {
      flags.put(ASTHelpers.getSymbol(assignment.getVariable()), value);
    }
    BlockTree inner = succeeding(statement);
    if (inner != null) {
      inner.getStatements().forEach(this::set);
    }
  }

  private static boolean isInLoop(TreePath path) {
    for (Tree tree : path) {
      if (Places.isLoop(tree)) {
        return true;
      }
      if (tree instanceof MethodTree || tree instanceof LambdaExpressionTree) {
        return false;
      }
    }
    return false;
  }

  private boolean endsByFlag(Tree loop) {
    if (flags.isEmpty()) {
      return false;
    }
    if (loop instanceof WhileLoopTree tree) {
      return isFalse(tree.getCondition());
    }
    if (loop instanceof DoWhileLoopTree tree) {
      return isFalse(tree.getCondition());
    }
    return loop instanceof ForLoopTree tree
        && tree.getCondition() != null
        && isFalse(tree.getCondition());
  }

  /** Whether a condition is false because of a flag. */
  private boolean isFalse(ExpressionTree condition) {
    ExpressionTree bare = ASTHelpers.stripParentheses(condition);
    if (bare instanceof BinaryTree both && both.getKind() == Tree.Kind.CONDITIONAL_AND) {
      return isFalse(both.getLeftOperand()) || isFalse(both.getRightOperand());
    }
    boolean negated = bare.getKind() == Tree.Kind.LOGICAL_COMPLEMENT;
    Symbol flag =
        Symbols.of(
            negated ? ASTHelpers.stripParentheses(((UnaryTree) bare).getExpression()) : bare);
    return flag != null && Boolean.valueOf(negated).equals(flags.get(flag));
  }
}
