package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the compilation acquires a lock, a semaphore or a queue that a variable holds. */
public final class LockAcquisitions {
  /** Methods of locks that acquire nothing. */
  private static final ImmutableSet<String> NO_ACQUISITION =
      ImmutableSet.of("newCondition", "unlock", "release");

  private LockAcquisitions() {}

  /** The calls that may acquire it, also through the parts of a read-write lock. */
  public static List<TreePath> of(VarSymbol variable, VisitorState state) {
    List<TreePath> acquisitions = new ArrayList<>();
    for (TreePath call : calls(variable, state)) {
      Optional<VarSymbol> part = assignedVariable(call).filter(it -> isLock(it, state));
      if (part.isPresent()) {
        acquisitions.addAll(calls(part.get(), state));
      } else {
        acquisitions.add(call);
      }
    }
    return acquisitions;
  }

  /** The calls of what a variable holds that do more than to give it back. */
  private static List<TreePath> calls(VarSymbol variable, VisitorState state) {
    List<TreePath> calls = new ArrayList<>();
    for (TreePath use : CompilationIndex.uses(variable, state)) {
      TreePath call = use.getParentPath().getParentPath();
      if (use.getParentPath().getLeaf() instanceof MemberSelectTree select
          && call.getLeaf() instanceof MethodInvocationTree
          && !NO_ACQUISITION.contains(select.getIdentifier().toString())) {
        calls.add(call);
      }
    }
    return calls;
  }

  /** Whether it is the read lock or the write lock of a read-write lock, not a result. */
  private static boolean isLock(VarSymbol part, VisitorState state) {
    return KnownTypes.supertypes(part.type, state.getTypes())
        .contains("java.util.concurrent.locks.Lock");
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
    return Symbols.of(target) instanceof VarSymbol variable
        ? Optional.of(variable)
        : Optional.empty();
  }
}
