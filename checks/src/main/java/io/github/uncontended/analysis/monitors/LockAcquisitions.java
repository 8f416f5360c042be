package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Where the compilation acquires a lock, a semaphore or a queue that a variable holds. */
public final class LockAcquisitions {
  /** Methods of locks and semaphores that acquire nothing; those of queues that ask take a lock. */
  private static final ImmutableSet<String> NO_ACQUISITION =
      ImmutableSet.of(
          "availablePermits",
          "getHoldCount",
          "getQueueLength",
          "getReadHoldCount",
          "getReadLockCount",
          "getWaitQueueLength",
          "getWriteHoldCount",
          "hasQueuedThread",
          "hasQueuedThreads",
          "hasWaiters",
          "isFair",
          "isHeldByCurrentThread",
          "isLocked",
          "isWriteLocked",
          "isWriteLockedByCurrentThread",
          "newCondition",
          "release",
          "unlock");

  private LockAcquisitions() {}

  /** The calls that may acquire it, also through the parts of a read-write lock. */
  public static List<TreePath> of(VarSymbol variable, VisitorState state) {
    return of(calls(variable, state), state);
  }

  /** Those of them that do not only acquire the read lock of a read-write lock. */
  public static List<TreePath> ofWriters(VarSymbol variable, VisitorState state) {
    List<TreePath> calls = calls(variable, state);
    calls.removeIf(
        call ->
            Expressions.simpleName(((MethodInvocationTree) call.getLeaf()).getMethodSelect())
                .equals("readLock"));
    return of(calls, state);
  }

  private static List<TreePath> of(List<TreePath> calls, VisitorState state) {
    List<TreePath> acquisitions = new ArrayList<>();
    for (TreePath call : calls) {
      Optional<VarSymbol> part = assignedVariable(call, state).filter(it -> isLock(it, state));
      if (part.isPresent()) {
        acquisitions.addAll(calls(part.get(), state));
      } else {
        acquisitions.add(call);
      }
    }
    return acquisitions;
  }

  /** Whether code gives what a field holds to other code, which may acquire it. */
  public static boolean isHandedOut(VarSymbol field, VisitorState state) {
    return CompilationIndex.uses(field, state).stream()
        .anyMatch(use -> !Assignments.isTarget(use) && Places.callOn(use).isEmpty());
  }

  /**
   * Whether all acquisitions, at least one, follow a test that shows without the lock that most
   * threads do not need it.
   */
  public static boolean areDoubleChecked(List<TreePath> acquisitions, VisitorState state) {
    return !acquisitions.isEmpty()
        && acquisitions.stream().allMatch(each -> isDoubleChecked(state.withPath(each)));
  }

  private static boolean isDoubleChecked(VisitorState state) {
    return SectionAnalysis.of(state)
        .filter(section -> section.isDoubleChecked() || section.isSlowPath(state))
        .isPresent();
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
    return KnownTypes.supertypes(part.type, state).contains("java.util.concurrent.locks.Lock");
  }

  /**
   * The variable that a created object is assigned to, alone or as one of several values; where it
   * is given to a constructor of the unit, the field that keeps it.
   */
  public static Optional<VarSymbol> assignedVariable(TreePath creation, VisitorState state) {
    return assignedVariable(creation, new HashSet<>(), state);
  }

  /**
   * The variable for a value.
   *
   * @param passed the parameters that it came through; objects may pass it on to others of a class
   */
  private static Optional<VarSymbol> assignedVariable(
      TreePath creation, Set<VarSymbol> passed, VisitorState state) {
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
        : parameter(at.getLeaf(), target)
            .filter(passed::add)
            .flatMap(it -> keptIn(it, passed, state));
  }

  /** The parameter of a constructor that an argument is given for. */
  private static Optional<VarSymbol> parameter(Tree argument, Tree call) {
    List<? extends ExpressionTree> arguments =
        call instanceof NewClassTree creation
            ? creation.getArguments()
            : call instanceof MethodInvocationTree invocation
                ? invocation.getArguments()
                : ImmutableList.of();
    int position = arguments.indexOf(argument);
    return position >= 0
            && Symbols.of(call) instanceof MethodSymbol called
            && called.isConstructor()
            && position < called.getParameters().size()
        ? Optional.of(called.getParameters().get(position))
        : Optional.empty();
  }

  private static Optional<VarSymbol> keptIn(
      VarSymbol parameter, Set<VarSymbol> passed, VisitorState state) {
    return CompilationIndex.uses(parameter, state).stream()
        .filter(use -> !(use.getLeaf() instanceof VariableTree))
        .flatMap(
            use ->
                use.getParentPath().getLeaf() instanceof AssignmentTree
                        || parameter(use.getLeaf(), use.getParentPath().getLeaf()).isPresent()
                    ? assignedVariable(use, passed, state).stream()
                    : Stream.empty())
        .filter(it -> !it.equals(parameter))
        .findFirst();
  }
}
