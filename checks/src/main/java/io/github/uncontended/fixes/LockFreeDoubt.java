package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.CriticalSections;
import io.github.uncontended.analysis.monitors.FieldAccess;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.FieldRead;
import io.github.uncontended.analysis.monitors.LazyField;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.values.Immutability;
import java.util.Optional;
import java.util.Set;

/**
 * Why a field may not be read without its lock, even if it is volatile: what a reader under the
 * lock can rely on, and one without it cannot.
 */
public final class LockFreeDoubt {
  private LockFreeDoubt() {}

  /** Why a read may not leave its lock, as a clause; empty if it may. */
  public static Optional<String> about(FieldRead read, VisitorState state) {
    VarSymbol field = read.field();
    if (changesSerialVersion(field, state)) {
      return Optional.of(serialVersion(field));
    }
    if (read.isFinal()) {
      return Optional.empty();
    }
    FieldAccesses accesses = FieldAccesses.of(field, state);
    if (!accesses.areComplete()) {
      return Optional.of("code in other files may access '" + field.name + "'");
    }
    for (FieldAccess write : accesses.writes()) {
      if (write.kind() == FieldAccess.Kind.UPDATE) {
        return Optional.of("'" + field.name + "' is updated from its old value");
      }
      if (!isAlone(write, field, state)) {
        return Optional.of(
            "a writer changes '" + field.name + "' together with other state under the lock");
      }
    }
    return mutable(field, state);
  }

  /** Why the value may not be returned without the lock, as a clause; empty if it may. */
  public static Optional<String> about(LazyField lazy, VisitorState state) {
    VarSymbol field = lazy.field();
    if (changesSerialVersion(field, state)) {
      return Optional.of(serialVersion(field));
    }
    FieldAccesses accesses = FieldAccesses.of(field, state);
    if (!accesses.areComplete()) {
      return Optional.of("code in other files may access '" + field.name + "'");
    }
    if (!lazy.initialized().equals(Set.of(field))) {
      return Optional.of("the first call assigns other fields, too");
    }
    if (accesses.writes().stream()
        .anyMatch(write -> !lazy.section().contains(write.path()) || isNull(write))) {
      return Optional.of("'" + field.name + "' is also assigned elsewhere");
    }
    return mutable(field, state);
  }

  private static boolean isNull(FieldAccess write) {
    return write.value().filter(Expressions::isNull).isPresent();
  }

  private static boolean changesSerialVersion(VarSymbol field, VisitorState state) {
    return field.owner instanceof ClassSymbol owner && DefaultSerialVersion.isUsedBy(owner, state);
  }

  private static String serialVersion(VarSymbol field) {
    return "the default serialVersionUID of " + field.owner.name + " changes";
  }

  /** Whether the object that a field refers to may change under the lock. */
  private static Optional<String> mutable(VarSymbol field, VisitorState state) {
    Optional<ClassTree> owner =
        CompilationIndex.of(state)
            .declaration(field.owner)
            .map(TreePath::getLeaf)
            .filter(ClassTree.class::isInstance)
            .map(ClassTree.class::cast);
    boolean isSafe =
        field.type.isPrimitive()
            || KnownTypes.supertypes(field.type, state.getTypes()).stream()
                .anyMatch(ApiFact.THREAD_SAFE::holdsForType)
            || owner
                .filter(type -> new Immutability(type, state).isImmutableType(field.type))
                .isPresent();
    return isSafe
        ? Optional.empty()
        : Optional.of("the " + field.type.tsym.name + " may be changed under the lock");
  }

  /**
   * Whether the sections around a write change nothing else, and do nothing more once it is done: a
   * reader without the lock sees the new value before the section ends.
   */
  private static boolean isAlone(FieldAccess write, VarSymbol field, VisitorState state) {
    int position =
        Assignments.assignment(write.path())
            .map(assignment -> state.getEndPosition(assignment.getLeaf()))
            .orElseGet(() -> Source.start(write.path().getLeaf()));
    for (CriticalSection section :
        CriticalSections.of(write.path().getCompilationUnit(), state.context)
            .around(write.path())) {
      for (StatementTree statement : section.body()) {
        if (Expressions.contains(
            statement,
            part -> FieldAccess.isWriteOfAnother(part, field) || isLater(part, position, state))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isLater(Tree part, int position, VisitorState state) {
    return part instanceof MethodInvocationTree call
        && Source.start(call) > position
        && !LogCalls.isLog(call, state);
  }
}
