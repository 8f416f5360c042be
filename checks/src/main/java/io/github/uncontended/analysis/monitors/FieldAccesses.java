package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Every access of a field in the compilation, with the locks that are held there. The accesses of a
 * field are gathered once per compilation.
 */
public final class FieldAccesses {
  private final VarSymbol field;
  private final ImmutableList<FieldAccess> all;

  private FieldAccesses(VarSymbol field, ImmutableList<FieldAccess> all) {
    this.field = field;
    this.all = all;
  }

  /** The accesses of a field that a source of the compilation declares. */
  public static FieldAccesses of(VarSymbol field, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    Known known = index.memo(Known.class, unused -> new Known());
    FieldAccesses accesses = known.fields.get(field);
    if (accesses == null) {
      accesses = gather(field, index, state);
      known.fields.put(field, accesses);
    }
    return accesses;
  }

  private static FieldAccesses gather(VarSymbol field, CompilationIndex index, VisitorState state) {
    ImmutableList.Builder<FieldAccess> accesses = ImmutableList.builder();
    for (TreePath use : index.uses(field)) {
      accesses.add(
          new FieldAccess(
              use,
              FieldAccess.kind(use),
              Construction.of(use.getCompilationUnit(), state.context).isDuring(use, field),
              LockSet.at(use, state)));
    }
    return new FieldAccesses(field, accesses.build());
  }

  /** All of them, units in the order of their names. */
  public ImmutableList<FieldAccess> all() {
    return all;
  }

  /** Those that may run when other threads have the object. */
  public ImmutableList<FieldAccess> afterConstruction() {
    return all.stream().filter(access -> !access.inConstruction()).collect(toImmutableList());
  }

  /** The writes of the variable after construction. */
  public ImmutableList<FieldAccess> writes() {
    return afterConstruction().stream().filter(FieldAccess::isWrite).collect(toImmutableList());
  }

  /**
   * Whether the variable, or the object that it refers to, changes after construction and needs a
   * lock for that.
   */
  boolean mayChange(VisitorState state) {
    return !writes().isEmpty()
        || (afterConstruction().stream().anyMatch(FieldAccess::changesObject)
            && !holdsThreadSafe(field, state));
  }

  /** Whether threads may share an object that the unit gives to a field without a lock. */
  static boolean holdsThreadSafe(VarSymbol field, VisitorState state) {
    return isThreadSafe(field.type)
        || AccessOrder.values(field, UnitIndex.of(state))
            .map(ASTHelpers::getType)
            .anyMatch(FieldAccesses::isThreadSafe);
  }

  /** Whether all that the compilation gives to a field is a concurrent collection of the JDK. */
  static boolean holdsConcurrentCollection(VarSymbol field, VisitorState state) {
    Predicate<Type> isOne = type -> isThreadSafe(type) && KnownTypes.isCollection(type, state);
    List<Type> values =
        AccessOrder.values(field, UnitIndex.of(state)).map(ASTHelpers::getType).toList();
    return values.isEmpty() ? isOne.test(field.type) : values.stream().allMatch(isOne);
  }

  private static boolean isThreadSafe(Type type) {
    return ApiFact.THREAD_SAFE.holdsForType(KnownTypes.nameOf(type));
  }

  /** Whether the compilation shows all code that accesses the field without reflection. */
  public boolean areComplete() {
    return (field.flags() & Flags.PRIVATE) != 0;
  }

  /**
   * Whether one lock is held at every access after construction that the compilation has. To lock
   * the value is no access of it.
   */
  public boolean areSeenUnderOneLock() {
    ImmutableList<FieldAccess> accesses =
        afterConstruction().stream()
            .filter(access -> access.kind() != FieldAccess.Kind.LOCK)
            .collect(toImmutableList());
    return !accesses.isEmpty()
        && accesses.get(0).locks().stream()
            .filter(LockIdentity::isShared)
            .anyMatch(lock -> accesses.stream().allMatch(it -> it.locks().contains(lock)));
  }

  /** Whether every write after construction holds a lock. */
  public boolean areWritesUnder(LockIdentity lock, VisitorState state) {
    return writes().stream().allMatch(write -> isUnder(write, lock, state));
  }

  /** Whether an access holds a lock. */
  public static boolean isUnder(FieldAccess access, LockIdentity lock, VisitorState state) {
    return access.locks().stream().anyMatch(held -> LockSet.exclude(held, lock, state.getTypes()));
  }

  /** The accesses of all fields that were asked for. */
  private static final class Known {
    private final Map<VarSymbol, FieldAccesses> fields = new HashMap<>();
  }
}
