package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.MethodName;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A critical section that initializes a field on its first run and, on every later one, only tests
 * that field and returns.
 *
 * @param section the section
 * @param field the field that is tested: the value itself, or a flag
 * @param paths its hit and miss paths
 * @param initialized the fields that a miss assigns, the tested one among them
 * @param isDelegated whether the test is in a method that the section calls
 * @param resets whether some hits also set fields to constants, as where a failure is forgotten
 * @param flags other fields that hits test, and that make them throw an exception
 */
public record LazyField(
    CriticalSection section,
    VarSymbol field,
    SlotPaths paths,
    Set<VarSymbol> initialized,
    boolean isDelegated,
    boolean resets,
    ImmutableSet<VarSymbol> flags) {
  /** First words of the names of methods that end the use of an object. */
  private static final ImmutableSet<String> ENDS =
      ImmutableSet.of("close", "destroy", "dispose", "shutdown", "stop", "terminate");

  /** The lazy initialization that a section consists of. */
  static Optional<LazyField> of(SectionCode code, VisitorState state) {
    CriticalSection section = code.section();
    if (section.isReader() || isInHandlerOrRetry(section)) {
      return Optional.empty();
    }
    return among(code.slots(), code, code.body().isDelegated(), state)
        .or(() -> among(code.ensured(), code, /* isDelegated= */ true, state));
  }

  private static Optional<LazyField> among(
      List<SlotPaths> slots, SectionCode code, boolean isDelegated, VisitorState state) {
    return slots.stream()
        .flatMap(paths -> of(paths, code, isDelegated, state).stream())
        .findFirst();
  }

  private static Optional<LazyField> of(
      SlotPaths paths, SectionCode code, boolean isDelegated, VisitorState state) {
    CriticalSection section = code.section();
    SlotReads reads = code.reads();
    VarSymbol field = paths.slot().variable().filter(Expressions::isField).orElse(null);
    if (field == null
        || paths.slot().isEntry()
        || paths.isReplaced()
        || paths.others().stream().anyMatch(it -> PathEffects.of(it, reads, state).write())) {
      return Optional.empty();
    }
    Initialization initialization = new Initialization(paths, reads, state);
    List<ExecutionPath> working =
        paths.hits().stream().filter(hit -> !initialization.isTrivial(hit)).toList();
    return working.size() < paths.hits().size()
            && working.stream().allMatch(initialization::resets)
            && !SlowPath.isOf(section, paths.slot(), state)
            && !SlowPath.isGuardedByOwnFlag(section)
            && !Renewal.isIn(paths, initialization)
            && (!paths.isFilledByNull() || initialization.usesUpSource(field))
            && !initialization.isCountedOn(code.body().statements())
            && !copiesWhatChanges(section, field, state)
            && !isDefaultOfSuperclass(section, field, initialization, state)
        ? Optional.of(
            new LazyField(
                section,
                field,
                paths,
                Set.copyOf(initialization.fields()),
                isDelegated,
                !working.isEmpty(),
                initialization.flags()))
        : Optional.empty();
  }

  /**
   * Whether the section copies the elements of a collection that other code changes: to copy it
   * needs the lock.
   */
  private static boolean copiesWhatChanges(
      CriticalSection section, VarSymbol field, VisitorState state) {
    return section.hasPart(part -> isGivenTo(part, field))
        && FieldAccesses.of(field, state).afterConstruction().stream()
            .anyMatch(access -> !section.contains(access.path()) && access.changesObject());
  }

  /**
   * Whether the section has a default for a field of a superclass that other code sets, too: the
   * field is a part of what the superclass guards, and no value that is initialized once.
   */
  private static boolean isDefaultOfSuperclass(
      CriticalSection section, VarSymbol field, Initialization initialization, VisitorState state) {
    return !section.enclosingClass().equals(field.owner)
        && section.enclosingClass().isSubClass(field.owner, state.getTypes())
        && initialization.isSetElsewhere(field);
  }

  /** Whether a constructor or a static method gets the value of a field. */
  private static boolean isGivenTo(Tree part, VarSymbol field) {
    List<? extends ExpressionTree> arguments =
        part instanceof NewClassTree creation
            ? creation.getArguments()
            : part instanceof MethodInvocationTree call && ASTHelpers.getSymbol(call).isStatic()
                ? call.getArguments()
                : List.of();
    return arguments.stream().anyMatch(argument -> field.equals(Symbols.of(argument)));
  }

  /**
   * Whether a section is in a {@code catch} block, which runs seldom, or in an endless loop, which
   * waits for the value.
   */
  private static boolean isInHandlerOrRetry(CriticalSection section) {
    for (Tree around : section.path()) {
      if (around instanceof CatchTree
          || (around instanceof ForLoopTree loop && loop.getCondition() == null)) {
        return true;
      }
      if (around instanceof MethodTree) {
        return false;
      }
    }
    return false;
  }

  /** Whether the field only tells whether there is a value, and is not the value itself. */
  public boolean isFlag() {
    return field.type.isPrimitive() || isSource();
  }

  /**
   * Whether a miss that throws no exception is the last one: a flag that some misses leave as it
   * was says when to stop, and not that their work is done.
   */
  public boolean isDoneByMiss() {
    return !isFlag() || !paths.mayStayEmpty();
  }

  /** Whether the field is what the value is made from, and null as soon as it is made. */
  public boolean isSource() {
    return paths.isFilledByNull();
  }

  /**
   * Whether every miss path assigns the field last, so that no thread can see the value before it
   * is complete once the field is read without the lock. Logging may follow.
   */
  public boolean isAssignedLast(VisitorState state) {
    return AssignedLast.in(this, state);
  }

  /**
   * A method that may assign the field before the value is complete, since code that the
   * initialization runs can call it. Under the lock, no other thread sees that value.
   */
  public Optional<EarlyAssigner> earlyAssignment(VisitorState state) {
    return EarlyAssignment.during(this, state);
  }

  /**
   * A method that may assign the field early.
   *
   * @param isSeen whether the compilation shows that the initialization can run it; otherwise code
   *     out of sight may
   */
  public record EarlyAssigner(MethodSymbol method, boolean isSeen) {}

  /** Whether the field holds a reference that the garbage collector may clear. */
  public boolean isClearable(VisitorState state) {
    return KnownTypes.isReference(field.type, state);
  }

  /** Whether the method that contains the section returns a value. */
  public boolean isAccessor() {
    return section
        .methodSymbol()
        .filter(method -> !method.getReturnType().hasTag(TypeTag.VOID))
        .isPresent();
  }

  /**
   * Whether the section is a step that is done at most once, and not a value that every caller
   * needs: a hit returns the same for every object, or the flag itself, or leaves out what follows
   * the section; or the method returns nothing, and ends the use of the object, keeps what its
   * first caller passes, or its callers do not use what it initializes.
   */
  public boolean isOneShot(VisitorState state) {
    return paths.hits().stream().anyMatch(this::isRefused)
        || (!isAccessor() && (endsUse() || isGiven() || !EnsuredUse.follows(this, state)));
  }

  /**
   * Whether all that misses assign to the field are values that callers pass: the first one wins.
   */
  private boolean isGiven() {
    List<ExecutionPath.Step> assigned =
        paths.fills().stream()
            .flatMap(fill -> fill.steps().stream())
            .filter(step -> step.target().filter(it -> field.equals(Symbols.of(it))).isPresent())
            .toList();
    return !assigned.isEmpty()
        && assigned.stream().allMatch(step -> Expressions.isParameter(step.tree()));
  }

  private boolean endsUse() {
    return section.methodSymbol().filter(LazyField::endsUse).isPresent();
  }

  /** Whether a method ends the use of its object, as far as its name tells. */
  static boolean endsUse(MethodSymbol method) {
    return ENDS.contains(MethodName.of(method.name.toString()).first());
  }

  private boolean isRefused(ExecutionPath hit) {
    List<ExpressionTree> results =
        hit.steps().stream()
            .filter(step -> step.role() == Role.RESULT)
            .map(step -> ASTHelpers.stripParentheses(step.tree()))
            .toList();
    return results.isEmpty()
        ? hit.end() == ExecutionPath.End.RETURN && isFollowed()
        : results.stream().noneMatch(this::isValue);
  }

  /** Whether a result is taken from a variable other than the flag and constants. */
  private boolean isValue(ExpressionTree result) {
    return Expressions.contains(
        result,
        part ->
            part instanceof ExpressionTree name
                && Symbols.of(name) instanceof VarSymbol variable
                && !(isFlag() && variable.equals(field) && field.type.hasTag(TypeTag.BOOLEAN))
                && !variable.name.contentEquals("this")
                && !(ASTHelpers.isStatic(variable) && (variable.flags() & Flags.FINAL) != 0));
  }

  /** Whether the method goes on after the section. */
  boolean isFollowed() {
    return section.form() == CriticalSection.Form.BLOCK
        && section.path().getParentPath().getLeaf() instanceof BlockTree block
        && block.getStatements().indexOf(section.tree()) < block.getStatements().size() - 1;
  }

  /** Whether the field is an atomic reference, which holds the value. */
  public boolean isAtomic(VisitorState state) {
    return AtomicValue.isIn(field.type, state);
  }

  /** Whether the value can be read without the lock already. */
  public boolean isVolatile(VisitorState state) {
    return (field.flags() & Flags.VOLATILE) != 0 || isAtomic(state);
  }
}
