package io.github.uncontended.analysis.syntax;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.tree.JCTree.JCBreak;
import com.sun.tools.javac.tree.JCTree.JCContinue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether one place may run after another in the same run of their method, constructor, initializer
 * or lambda: not in another branch of an {@code if} or {@code switch}, nor behind the end of a
 * branch that returns. A second pass of a loop is not taken into account.
 *
 * <p>The initializers of an object and its constructor are one run (JLS 12.5).
 */
public final class ExecutionOrder {
  private final TreePath earlier;
  private final TreePath later;

  private ExecutionOrder(TreePath earlier, TreePath later) {
    this.earlier = earlier;
    this.later = later;
  }

  /** Whether two places are in the code of one run. */
  public static boolean areInOneRun(TreePath one, TreePath other) {
    Tree ofOne = run(one).getLeaf();
    Tree ofOther = run(other).getLeaf();
    return ofOne == ofOther || isPrepared(one, other) || isPrepared(other, one);
  }

  /** Whether a place may run after another in the same run. */
  public static boolean mayFollow(TreePath later, TreePath earlier) {
    if (run(later).getLeaf() == run(earlier).getLeaf()) {
      return new ExecutionOrder(earlier, later).mayFollow(earlier);
    }
    return isPrepared(later, earlier);
  }

  /** The method, lambda or initializer that runs a place. */
  private static TreePath run(TreePath place) {
    TreePath at = place;
    while (!(at.getLeaf() instanceof MethodTree)
        && !Places.runsApart(at.getLeaf())
        && !(at.getParentPath().getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return at;
  }

  /** Whether an initializer that contains a place runs before the code around another. */
  private static boolean isPrepared(TreePath later, TreePath earlier) {
    TreePath behind = run(later);
    TreePath before = run(earlier);
    if (!(before.getParentPath().getLeaf() instanceof ClassTree type)
        || behind.getParentPath().getLeaf() != type
        || !Initializers.ofInstances(type).contains(before.getLeaf())) {
      return false;
    }
    return behind.getLeaf() instanceof MethodTree method
        ? ASTHelpers.getSymbol(method).isConstructor()
        : Initializers.ofInstances(type).contains(behind.getLeaf())
            && Source.start(before.getLeaf()) < Source.start(behind.getLeaf());
  }

  /** Whether the later place may follow when the run has come to the end of a tree. */
  private boolean mayFollow(TreePath done) {
    for (TreePath at = done; ; at = at.getParentPath()) {
      Tree around = at.getParentPath().getLeaf();
      if (Places.isWithin(later, around)) {
        return areInOrder(around, at.getLeaf(), childOf(around));
      }
      if (!canComplete(around)) {
        return mayFollowJump(at.getParentPath());
      }
    }
  }

  private Tree childOf(Tree around) {
    TreePath at = later;
    while (at.getParentPath() != null && at.getParentPath().getLeaf() != around) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }

  private static boolean canComplete(Tree tree) {
    if (tree instanceof CaseTree group) {
      // An arrow has no list of statements, and its body is a tree around the place.
      return group.getStatements() == null
          || group.getStatements().stream().allMatch(Completion::isPossible);
    }
    return !(tree instanceof StatementTree statement) || Completion.isPossible(statement);
  }

  private static boolean areInOrder(Tree around, Tree first, Tree second) {
    if (around instanceof IfTree test) {
      return first == test.getCondition();
    }
    if (around instanceof ConditionalExpressionTree choice) {
      return first == choice.getCondition();
    }
    if (first instanceof CatchTree && second instanceof CatchTree) {
      return false;
    }
    if (around instanceof ForLoopTree loop
        && loop.getUpdate().contains(first) != loop.getUpdate().contains(second)) {
      return loop.getUpdate().contains(second);
    }
    if (Source.start(second) <= Source.start(first)) {
      return false;
    }
    return !(first instanceof CaseTree && second instanceof CaseTree)
        || fallsThrough(around, first, second);
  }

  private static boolean fallsThrough(Tree around, Tree first, Tree second) {
    List<? extends CaseTree> cases =
        around instanceof SwitchTree statement
            ? statement.getCases()
            : ((SwitchExpressionTree) around).getCases();
    return cases.subList(cases.indexOf(first), cases.indexOf(second)).stream()
        .allMatch(each -> each.getStatements() != null && canComplete(each));
  }

  /** Whether the later place may follow when a statement is left before its end. */
  private boolean mayFollowJump(TreePath left) {
    for (TreePath target : targets(left)) {
      if (!Places.isWithin(later, target.getLeaf()) && mayFollow(target)) {
        return true;
      }
    }
    // What returns or throws comes to the nearest try statement at most.
    for (TreePath at = left; at != run(earlier); at = at.getParentPath()) {
      if (at.getParentPath().getLeaf() instanceof TryTree attempt) {
        return Places.isWithin(later, attempt)
            ? areInOrder(attempt, at.getLeaf(), childOf(attempt))
            : at.getLeaf() == attempt.getBlock()
                && !attempt.getCatches().isEmpty()
                && mayFollow(at.getParentPath());
      }
    }
    return false;
  }

  /** The statements around one that jumps in it, behind the earlier place, leave or continue. */
  private List<TreePath> targets(TreePath left) {
    Set<Tree> targets = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitBreak(BreakTree tree, Void unused) {
        return add(tree, ((JCBreak) tree).target);
      }

      @Override
      public Void visitContinue(ContinueTree tree, Void unused) {
        return add(tree, ((JCContinue) tree).target);
      }

      private Void add(Tree jump, Tree target) {
        if (Source.start(jump) > Source.start(earlier.getLeaf())) {
          targets.add(target);
        }
        return null;
      }
    }.scan(left.getLeaf(), null);
    List<TreePath> around = new ArrayList<>();
    for (TreePath at = left.getParentPath(); at != run(earlier); at = at.getParentPath()) {
      if (targets.contains(at.getLeaf())) {
        around.add(at);
      }
    }
    return around;
  }
}
