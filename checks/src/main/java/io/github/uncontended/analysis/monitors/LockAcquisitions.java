package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the compilation acquires a lock, a semaphore or a queue that a variable holds. */
public final class LockAcquisitions {
  /** Methods of locks that acquire nothing. */
  private static final ImmutableSet<String> NO_ACQUISITION =
      ImmutableSet.of("newCondition", "unlock", "release");

  private LockAcquisitions() {}

  /** The calls that may acquire it, also through the parts of a read-write lock. */
  public static List<TreePath> of(VarSymbol variable, VisitorState state) {
    List<TreePath> acquisitions = new ArrayList<>();
    collect(variable, acquisitions, new HashSet<>(), state);
    return acquisitions;
  }

  private static void collect(
      VarSymbol variable, List<TreePath> found, Set<VarSymbol> seen, VisitorState state) {
    if (!seen.add(variable)) {
      return;
    }
    for (TreePath use : CompilationIndex.uses(variable, state)) {
      TreePath call = use.getParentPath().getParentPath();
      if (!(use.getParentPath().getLeaf() instanceof MemberSelectTree select)
          || !(call.getLeaf() instanceof MethodInvocationTree)
          || NO_ACQUISITION.contains(select.getIdentifier().toString())) {
        continue;
      }
      // The read lock or the write lock of a read-write lock.
      Optional<VarSymbol> part = assignedVariable(call);
      if (part.isPresent()) {
        collect(part.get(), found, seen, state);
      } else {
        found.add(call);
      }
    }
  }

  /** The variable that a created object is assigned to, alone or as one of several values. */
  public static Optional<VarSymbol> assignedVariable(TreePath creation) {
    TreePath at = creation;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree
        || at.getParentPath().getLeaf() instanceof ConditionalExpressionTree) {
      at = at.getParentPath();
    }
    Tree target = at.getParentPath().getLeaf();
    if (target instanceof AssignmentTree assignment) {
      target = assignment.getVariable();
    }
    return ASTHelpers.getSymbol(target) instanceof VarSymbol variable
        ? Optional.of(variable)
        : Optional.empty();
  }
}
