package io.github.uncontended.fixes;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.CriticalSections;
import io.github.uncontended.analysis.monitors.FieldAccess;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.LockIdentity;
import io.github.uncontended.analysis.monitors.LockSet;
import io.github.uncontended.analysis.syntax.ExecutionOrder;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Whether the sections that a write runs in change nothing else, and do nothing more once it is
 * done: a reader without the lock sees the new value before the section ends.
 */
final class LastWrite {
  private final VarSymbol field;
  private final LockIdentity lock;
  private final VisitorState state;
  private final Set<MethodSymbol> visited = new HashSet<>();

  private LastWrite(VarSymbol field, LockIdentity lock, VisitorState state) {
    this.field = field;
    this.lock = lock;
    this.state = state;
  }

  /** Whether a write of a field is the last effect of every section that it may run in. */
  static boolean isLast(FieldAccess write, VarSymbol field, LockIdentity lock, VisitorState state) {
    return doubt(write, field, lock, state).isEmpty();
  }

  /**
   * Why a write of a field is not the last effect of every section that it may run in, as a clause;
   * empty if it is.
   *
   * @param lock that readers take today: sections of locks that are certainly others do not count
   */
  static Optional<String> doubt(
      FieldAccess write, VarSymbol field, LockIdentity lock, VisitorState state) {
    LastWrite check = new LastWrite(field, lock, state);
    ImmutableList<CriticalSection> sections = check.around(write.path());
    return sections.stream()
        .flatMap(section -> check.doubtIn(section, write.path()).stream())
        .findFirst()
        .or(
            () ->
                check.mayRunInOther(write.path(), !sections.isEmpty())
                    ? Optional.of(
                        "a caller of the code that writes '" + field.name + "' may hold the lock")
                    : Optional.empty());
  }

  private ImmutableList<CriticalSection> around(TreePath place) {
    return CriticalSections.of(place.getCompilationUnit(), state.context).around(place).stream()
        .filter(section -> !LockSet.areDistinct(section.lock(), lock, state))
        .collect(toImmutableList());
  }

  private Optional<String> doubtIn(CriticalSection section, TreePath write) {
    int position =
        Assignments.assignment(write)
            .map(assignment -> state.getEndPosition(assignment.getLeaf()))
            .orElseGet(() -> Source.start(write.getLeaf()));
    if (section.hasPart(part -> isOther(part) || changesOther(part))) {
      return Optional.of(
          "a writer changes '" + field.name + "' together with other state under the lock");
    }
    if (isInLoop(section, write) || isWrittenAgain(section, write)) {
      return Optional.of(
          "a writer stores a value in '"
              + field.name
              + "' that it replaces before it releases the lock");
    }
    return section.hasPart(part -> isLater(part, position))
        ? Optional.of(
            "a writer calls other code under the lock once it has changed '" + field.name + "'")
        : Optional.empty();
  }

  private static boolean isInLoop(CriticalSection section, TreePath write) {
    for (TreePath at = write; at.getLeaf() != section.tree(); at = at.getParentPath()) {
      if (at.getLeaf() instanceof MethodTree) {
        break;
      }
      if (Places.isLoop(at.getLeaf())) {
        return true;
      }
    }
    return false;
  }

  /** Whether a section may write the field once more after a write, in the same run. */
  private boolean isWrittenAgain(CriticalSection section, TreePath write) {
    return FieldAccesses.of(field, state).all().stream()
        .filter(FieldAccess::isWrite)
        .map(FieldAccess::path)
        .filter(other -> other.getLeaf() != write.getLeaf() && section.contains(other))
        .anyMatch(
            other ->
                !ExecutionOrder.areInOneRun(other, write)
                    || ExecutionOrder.mayFollow(other, write));
  }

  /** Whether a part of a section writes another field, or an element. */
  private boolean isOther(Tree part) {
    ExpressionTree target = Assignments.target(part);
    return target != null
        && !(Symbols.of(target) instanceof VarSymbol written
            && (written.equals(field) || !Expressions.isField(written)));
  }

  /** Whether a part of a section calls a method that changes the object in another field. */
  private boolean changesOther(Tree part) {
    return part instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && Symbols.of(ASTHelpers.getReceiver(call)) instanceof VarSymbol changed
        && Expressions.isField(changed)
        && !changed.equals(field)
        && PureMethods.changeReceiver(method);
  }

  private boolean isLater(Tree part, int position) {
    return part instanceof MethodInvocationTree call
        && Source.start(call) > position
        && !LogCalls.isLog(call, state);
  }

  /**
   * Whether code around a call of the method, or around the lambda, holds a lock.
   *
   * @param isGuarded whether a section inside of the method or lambda contains the place
   */
  private boolean mayRunInOther(TreePath place, boolean isGuarded) {
    for (TreePath at = place; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof LambdaExpressionTree) {
        return !isGuarded && !around(at.getParentPath()).isEmpty();
      }
      if (at.getLeaf() instanceof ClassTree) {
        return false;
      }
      if (at.getLeaf() instanceof MethodTree method) {
        return mayBeCalledInOther(ASTHelpers.getSymbol(method));
      }
    }
    return false;
  }

  private boolean mayBeCalledInOther(MethodSymbol method) {
    return visited.add(method)
        && CompilationIndex.of(state).calls(method).stream()
            .anyMatch(
                call ->
                    call.getLeaf() instanceof MemberReferenceTree
                        || !around(call).isEmpty()
                        || mayRunInOther(call, false));
  }
}
