package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.collections.CollectionField;
import io.github.uncontended.analysis.collections.LockRemoval;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.CriticalSections;
import io.github.uncontended.analysis.monitors.FieldAccess;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.FieldRead;
import io.github.uncontended.analysis.monitors.LazyField;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.NonNull;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.Immutability;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Why a field may not be read without its lock, even if it is volatile: what a reader under the
 * lock can rely on, and one without it cannot.
 */
public final class LockFreeDoubt {
  private LockFreeDoubt() {}

  /** Why a read may not leave its lock, as a clause; empty if it may. */
  public static Optional<String> about(FieldRead read, VisitorState state) {
    return both(
        ofSection(read.section(), read.field(), state).or(() -> missing(read.section(), state)),
        ofValue(read, state));
  }

  /**
   * What the edit changes, and what a reader sees otherwise: one does not make up for the other.
   */
  public static Optional<String> both(Optional<String> ofEdit, Optional<String> ofValue) {
    return ofEdit.isPresent() && ofValue.isPresent()
        ? Optional.of(ofEdit.get() + ", or that " + ofValue.get())
        : ofEdit.or(() -> ofValue);
  }

  private static Optional<String> ofValue(FieldRead read, VisitorState state) {
    VarSymbol field = read.field();
    if (read.isFinal()) {
      return read.isNeverWritten(state) || isTest(read) ? Optional.empty() : mutable(field, state);
    }
    FieldAccesses accesses = FieldAccesses.of(field, state);
    if (!accesses.areComplete()) {
      return Optional.of("code in other files may access '" + field.name + "'");
    }
    for (FieldAccess write : accesses.writes()) {
      if (write.kind() == FieldAccess.Kind.UPDATE) {
        return Optional.of("'" + field.name + "' is updated from its old value");
      }
      Optional<String> doubt = LastWrite.doubt(write, field, read.section().lock(), state);
      if (doubt.isPresent()) {
        return doubt;
      }
    }
    return isTest(read) ? Optional.empty() : mutable(field, state);
  }

  /**
   * The same for a read of a collection that nothing writes after construction. Where it is the
   * lock itself and null, to read it throws what to lock on it does.
   */
  public static Optional<String> about(
      FieldRead read, CollectionField settled, VisitorState state) {
    return ofSection(read.section(), read.field(), state)
        .or(
            () ->
                read.field().equals(read.section().lock().symbol())
                    ? Optional.empty()
                    : missing(read.section(), state))
        .or(() -> LockRemoval.doubtOfReads(settled, state));
  }

  /** What has to be done before an edit can make a field volatile, as a sentence; or nothing. */
  public static String preparation(VarSymbol field, VisitorState state) {
    return FieldEdits.declaration(field, state)
            .filter(it -> FieldEdits.sharesType(it, field, state))
            .isPresent()
        ? " First declare '" + field.name + "' apart from the other fields of its declaration."
        : "";
  }

  /** Whether the section only tells something about the value, as whether it is null. */
  private static boolean isTest(FieldRead read) {
    return !read.field().type.isPrimitive()
        && read.section()
            .methodSymbol()
            .filter(method -> method.getReturnType().hasTag(TypeTag.BOOLEAN))
            .isPresent()
        && read.section().body().stream()
            .noneMatch(
                statement ->
                    Expressions.contains(
                        statement,
                        part -> part instanceof VariableTree || part instanceof AssignmentTree));
  }

  /**
   * Whether a writer assigns an object and then changes it, all under the lock: without it, a
   * reader would see the object half made.
   */
  public static boolean isFilledOnceAssigned(VarSymbol field, VisitorState state) {
    FieldAccesses accesses = FieldAccesses.of(field, state);
    return accesses.writes().stream()
        .anyMatch(
            write ->
                CriticalSections.of(write.path().getCompilationUnit(), state.context)
                    .around(write.path())
                    .stream()
                    .anyMatch(
                        around ->
                            accesses.all().stream()
                                .anyMatch(
                                    access ->
                                        around.contains(access.path())
                                            && Source.start(access.path().getLeaf())
                                                > Source.start(write.path().getLeaf())
                                            && access.changesObject())));
  }

  /** Why the value may not be returned without the lock, as a clause; empty if it may. */
  public static Optional<String> about(LazyField lazy, VisitorState state) {
    return both(ofSection(lazy.section(), lazy.field(), state), ofValue(lazy, state));
  }

  private static Optional<String> ofValue(LazyField lazy, VisitorState state) {
    VarSymbol field = lazy.field();
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
    if (!accesses.writes().stream()
        .allMatch(write -> LastWrite.isLast(write, field, lazy.section().lock(), state))) {
      return Optional.of("a caller holds the lock for longer than the initialization takes");
    }
    return mutable(field, state);
  }

  private static boolean isNull(FieldAccess write) {
    return write.value().filter(Expressions::isNull).isPresent();
  }

  private static Optional<String> ofSection(
      CriticalSection section, VarSymbol field, VisitorState state) {
    Optional<ClassSymbol> changed =
        Stream.of((ClassSymbol) field.owner, section.enclosingClass())
            .filter(type -> DefaultSerialVersion.isUsedBy(type, state))
            .findFirst();
    return both(
        changed.map(type -> "the default serialVersionUID of " + type.name + " changes"),
        ofLock(section, state));
  }

  /** Whether the object that a field refers to may change under the lock. */
  private static Optional<String> mutable(VarSymbol field, VisitorState state) {
    return isSafe(field.type, state) || areSettled(field, state)
        ? Optional.empty()
        : Optional.of(
            "the "
                + (field.type.hasTag(TypeTag.ARRAY) ? "array" : field.type.tsym.name)
                + " may be changed under the lock");
  }

  /** Whether all values that a field gets are collections that never change, or null. */
  private static boolean areSettled(VarSymbol field, VisitorState state) {
    if (!field.isPrivate()) {
      return false;
    }
    List<ExpressionTree> values = Assignments.valuesWhereDeclared(field, state);
    return !values.isEmpty() && values.stream().allMatch(LockFreeDoubt::isSettled);
  }

  private static boolean isSettled(ExpressionTree value) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(value);
    if (stripped instanceof ConditionalExpressionTree choice) {
      return isSettled(choice.getTrueExpression()) && isSettled(choice.getFalseExpression());
    }
    return Expressions.isNull(stripped)
        || (stripped instanceof MethodInvocationTree call
            && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
            && ApiFact.SETTLED.holdsFor(method));
  }

  /** Whether many threads may use the objects of a type without a lock. */
  public static boolean isSafe(Type type, VisitorState state) {
    return type.isPrimitive()
        || KnownTypes.supertypes(type, state).stream().anyMatch(ApiFact.THREAD_SAFE::holdsForType)
        || new Immutability(state).isImmutableType(type);
  }

  /** Why the lock itself has an effect, or may be another one, as a clause. */
  private static Optional<String> ofLock(CriticalSection section, VisitorState state) {
    if (!section.lock().isField()) {
      return Optional.empty();
    }
    Optional<MethodSymbol> getter = section.getter().filter(ASTHelpers::methodCanBeOverridden);
    if (getter.isPresent()) {
      return getter.map(it -> "a subclass may return another lock from " + it.name + "()");
    }
    VarSymbol lock = (VarSymbol) section.lock().symbol();
    if ((lock.flags() & Flags.FINAL) == 0) {
      return Optional.of("'" + lock.name + "' may be null or another lock, as it is not final");
    }
    return lock.isStatic()
            && !FieldInitialization.precedesCode(lock.enclClass(), section.enclosingClass(), state)
        ? Optional.of("taking '" + lock.name + "' initializes " + lock.owner.name)
        : Optional.empty();
  }

  /** Why there may be no lock yet, or none at all: to take it throws an exception, as a clause. */
  private static Optional<String> missing(CriticalSection section, VisitorState state) {
    if (!section.lock().isShared()) {
      return Optional.of(section.lock().inWords() + " may be null");
    }
    if (!section.lock().isField()) {
      return Optional.empty();
    }
    Optional<VarSymbol> holder = section.holder();
    if (holder.filter(it -> !isSet(it, state)).isPresent()) {
      return holder.map(it -> "'" + it.name + "' may be null");
    }
    VarSymbol lock = (VarSymbol) section.lock().symbol();
    Optional<TreePath> declaration = CompilationIndex.of(state).declaration(lock);
    if (declaration.isEmpty()) {
      return Optional.of("'" + lock.name + "' of " + lock.owner.name + " may be null");
    }
    VisitorState there = state.withPath(declaration.get());
    if (!Assignments.values(lock, there).stream().allMatch(NonNull::isCertain)) {
      return Optional.of("'" + lock.name + "' may be null");
    }
    return isSetFirst(lock, declaration.get(), there)
        ? Optional.empty()
        : Optional.of("code may run before '" + lock.name + "' is set");
  }

  /** Whether all that the compilation assigns to a variable is certainly no null. */
  private static boolean isSet(VarSymbol variable, VisitorState state) {
    List<ExpressionTree> values = Assignments.valuesWhereDeclared(variable, state);
    return !values.isEmpty() && values.stream().allMatch(NonNull::isCertain);
  }

  /** Whether a final field is set before any code that could read it. */
  private static boolean isSetFirst(VarSymbol field, TreePath declaration, VisitorState state) {
    if (FieldInitialization.isFirst(declaration, state)) {
      return true;
    }
    List<Tree> assignments =
        UnitIndex.of(state).uses(field).stream()
            .flatMap(use -> Assignments.assignment(use).stream())
            .<Tree>map(assignment -> assignment.getParentPath().getLeaf())
            .toList();
    return !field.isStatic()
        && declaration.getParentPath().getLeaf() instanceof ClassTree owner
        && FieldInitialization.isFirstInConstructors(field, owner, assignments, state);
  }
}
