package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.monitors.ExecutionPath.End;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.Stability;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A critical section that only reads one field: it returns the value or a test of it, throws
 * depending on it, or copies it to a local variable.
 *
 * @param section the section
 * @param field the field
 * @param form what happens to its value
 */
public record FieldRead(CriticalSection section, VarSymbol field, Form form) {
  /** What a section does with the value. */
  public enum Form {
    /** It returns, tests or copies the value. */
    VALUE,
    /** It copies or searches the elements of the collection or array. */
    ELEMENTS,
    /** It returns the result of a method without arguments that only looks at the object. */
    QUERY,
    /** It returns the result of another method of the object. */
    CALL,
    /** It returns what a method that is shown to change nothing makes of the object. */
    PASSED,
    /** It looks up an entry of a map that orders itself by access, so that the lookup writes. */
    LOOKUP_IN_ACCESS_ORDER
  }

  /** The read that a section consists of. */
  static Optional<FieldRead> of(SectionCode code, VisitorState state) {
    CriticalSection section = code.section();
    if (section.isReader()) {
      return Optional.empty();
    }
    return in(code, state).filter(read -> section.lock().isShared() || read.isOfConstant(state));
  }

  /** The read that the code of a section consists of, whoever else may be in it. */
  static Optional<FieldRead> in(SectionCode code, VisitorState state) {
    CriticalSection section = code.section();
    // First, since most sections do more, and to find their paths takes long.
    if (!code.contains(EnhancedForLoopTree.class::isInstance)
        && code.contains(FieldRead::isEffect)) {
      return Optional.empty();
    }
    SlotReads reads = code.reads();
    Optional<ImmutableList<ExecutionPath>> paths = code.ownPaths();
    if (paths.isEmpty() || paths.get().isEmpty()) {
      return Optional.empty();
    }
    Set<VarSymbol> fields = new LinkedHashSet<>();
    Form form = Form.VALUE;
    boolean isUsed = false;
    for (ExecutionPath path : paths.get()) {
      Optional<Form> found =
          isIteration(paths.get())
              ? iteration(path, fields, reads, state)
              : form(path, fields, reads, state);
      if (found.isEmpty() || path.caught()) {
        return Optional.empty();
      }
      form = found.get() == Form.VALUE ? form : found.get();
      isUsed |= path.end() != End.NORMAL || path.steps().stream().anyMatch(FieldRead::isCopy);
    }
    if (form == Form.VALUE
        && fields.size() > 1
        && !code.contains(SynchronizedTree.class::isInstance)) {
      if (fields.stream().allMatch(field -> isConstant(field, state))) {
        fields.retainAll(Set.of(fields.iterator().next()));
      }
      if (fields.size() > 1) {
        // What a final field refers to, such as a default, needs no lock to be returned.
        fields.removeIf(field -> (field.flags() & Flags.FINAL) != 0);
      }
    }
    if (!isUsed || fields.size() != 1) {
      return Optional.empty();
    }
    VarSymbol field = fields.iterator().next();
    if ((form == Form.CALL || form == Form.QUERY) && AccessOrder.isIn(field, code.index(), state)) {
      form = Form.LOOKUP_IN_ACCESS_ORDER;
    }
    return Optional.of(new FieldRead(section, field, form));
  }

  /** Whether no lock, be it that of another object, adds anything: the value is always the same. */
  private boolean isOfConstant(VisitorState state) {
    return form == Form.VALUE && isConstant(field, state);
  }

  private static boolean isConstant(VarSymbol field, VisitorState state) {
    return (field.flags() & Flags.FINAL) != 0 && Stability.isImmutableValueType(field.type, state);
  }

  /** Whether a statement is executed for what it does, which may be to set a local variable. */
  private static boolean isEffect(Tree tree) {
    return tree instanceof ExpressionStatementTree statement
        && !(ASTHelpers.stripParentheses(statement.getExpression()) instanceof AssignmentTree)
        && !isNullCheck(statement.getExpression());
  }

  /** Whether an expression only throws an exception if a variable is null. */
  private static boolean isNullCheck(ExpressionTree expression) {
    return expression instanceof MethodInvocationTree call
        && ApiFact.NULL_CHECK.holdsFor(ASTHelpers.getSymbol(call))
        && call.getArguments().stream()
            .allMatch(
                argument ->
                    Symbols.of(argument) instanceof VarSymbol
                        || ASTHelpers.constValue(argument) != null);
  }

  private static boolean isCopy(Step step) {
    return step.target().isPresent();
  }

  /** What a path does; empty if it is more than a read of a field. */
  private static Optional<Form> form(
      ExecutionPath path, Set<VarSymbol> fields, SlotReads reads, VisitorState state) {
    List<Step> steps =
        path.end() == End.THROW && !path.steps().isEmpty()
            ? path.steps().subList(0, path.steps().size() - 1)
            : path.steps();
    Form form = Form.VALUE;
    for (Step step : steps) {
      boolean isNullCheck = step.role() == Role.EFFECT && isNullCheck(step.tree());
      if ((step.role() == Role.EFFECT && !isNullCheck)
          || step.role() == Role.ELEMENT
          || AbsentBranch.isTestedBy(step)
          || !isLocal(step)) {
        return Optional.empty();
      }
      if (!addFields(step.tree(), fields, reads)) {
        return Optional.empty();
      }
      if (isNullCheck || PlainExpression.is(step.tree(), state)) {
        continue;
      }
      Optional<Form> special =
          step.role() == Role.RESULT ? ReadResult.of(step.tree(), reads, state) : Optional.empty();
      if (special.isEmpty() || PathEffects.of(path, reads, state).write()) {
        return Optional.empty();
      }
      form = special.get();
    }
    return Optional.of(form);
  }

  private static boolean isIteration(List<ExecutionPath> paths) {
    return paths.stream()
        .anyMatch(path -> path.steps().stream().anyMatch(step -> step.role() == Role.ELEMENT));
  }

  /** What a path of a search through a collection does; empty if it may change something. */
  private static Optional<Form> iteration(
      ExecutionPath path, Set<VarSymbol> fields, SlotReads reads, VisitorState state) {
    // What is made of the elements, such as a text, no other thread has.
    PathEffects effects = PathEffects.of(MissSteps.withoutCreated(path), reads, state);
    boolean isLocal = path.steps().stream().allMatch(FieldRead::isLocal);
    boolean readsOne = path.steps().stream().allMatch(it -> addFields(it.tree(), fields, reads));
    return isLocal && readsOne && !effects.write() && !effects.signal()
        ? Optional.of(Form.ELEMENTS)
        : Optional.empty();
  }

  /** Whether what a step stores, if it does, is stored in a local variable. */
  static boolean isLocal(Step step) {
    if (step.target().isEmpty()) {
      return true;
    }
    Tree target = step.target().get();
    return target instanceof VariableTree
        || (Symbols.of(target) instanceof VarSymbol variable && !Expressions.isField(variable));
  }

  /** Adds the fields that an expression reads; false if one belongs to another object. */
  private static boolean addFields(
      ExpressionTree expression, Set<VarSymbol> fields, SlotReads reads) {
    Set<VarSymbol> own = new LinkedHashSet<>();
    for (Slot slot : reads.in(expression)) {
      if (slot.variable().isPresent()
          && Expressions.isField(slot.variable().get())
          && slot.variable().get().getConstantValue() == null) {
        own.add(slot.variable().get());
      }
    }
    fields.addAll(own);
    return !Expressions.evaluates(
        expression,
        part ->
            part instanceof ExpressionTree name
                && Symbols.of(part) instanceof VarSymbol field
                && Expressions.isField(field)
                && field.getConstantValue() == null
                && !Expressions.isThis(name)
                && !Expressions.isSuper(name)
                && !(own.contains(field) && (field.isStatic() || Assignments.isOwn(name))));
  }

  /**
   * Whether readers may wait for long: another section of the lock that uses the field may hold it.
   *
   * @param counts decides which sections count
   */
  public boolean mayWaitLong(Predicate<CriticalSection> counts, VisitorState state) {
    return LockSections.of(section.lock(), state).stream()
        .anyMatch(
            other ->
                other.tree() != section.tree()
                    && HoldTime.mayBeLong(other, state)
                    && counts.test(other)
                    && FieldAccesses.of(field, state).all().stream()
                        .anyMatch(access -> other.contains(access.path())));
  }

  /**
   * The accesses by which the field or its object may change: those under the lock, except in
   * sections that only read, and changes without it.
   */
  public ImmutableList<FieldAccess> changes(VisitorState state) {
    return FieldAccesses.of(field, state).afterConstruction().stream()
        .filter(access -> access.kind() != FieldAccess.Kind.LOCK)
        .filter(
            access ->
                access.isWrite()
                    || access.changesObject()
                    || FieldAccesses.isUnder(access, section.lock(), state))
        .filter(access -> !isInRead(access, state))
        .collect(toImmutableList());
  }

  private static boolean isInRead(FieldAccess access, VisitorState state) {
    return CriticalSections.of(access.path().getCompilationUnit(), state.context)
        .around(access.path())
        .stream()
        .anyMatch(around -> isRead(around, state));
  }

  private static PathEffects effects(CriticalSection section, VisitorState state) {
    UnitIndex index = UnitIndex.of(section.path().getCompilationUnit(), state.context);
    return PathEffects.of(section.body(), new SlotReads(index, state), state);
  }

  /**
   * Whether nothing that the lock protects, in any of its sections, is ever written. An object that
   * other code can reach counts as written.
   */
  public boolean isNeverWritten(VisitorState state) {
    FieldAccesses accesses = FieldAccesses.of(field, state);
    if (form != Form.VALUE
        && !(accesses.areComplete()
            && accesses.afterConstruction().stream()
                .allMatch(
                    access ->
                        isLocked(access)
                            || FieldAccesses.isUnder(access, section.lock(), state)))) {
      return false;
    }
    return LockSections.of(section.lock(), state).stream().allMatch(other -> isRead(other, state))
        && accesses.writes().isEmpty();
  }

  /** Whether an access only takes the monitor of what the field refers to. */
  private static boolean isLocked(FieldAccess access) {
    TreePath parent = access.path().getParentPath();
    return parent.getLeaf() instanceof ParenthesizedTree
        && parent.getParentPath().getLeaf() instanceof SynchronizedTree;
  }

  /** Whether a section only reads one field. */
  public static boolean isRead(CriticalSection section, VisitorState state) {
    return FieldRead.of(new SectionCode(section, state), state).isPresent();
  }

  /** Whether a section of the lock waits for other threads, or wakes them up. */
  public boolean isSignalled(VisitorState state) {
    return LockSections.of(section.lock(), state).stream()
            .map(other -> effects(other, state))
            .anyMatch(
                effects ->
                    section.form() == CriticalSection.Form.CALL
                        ? effects.signal()
                        : effects.signalMonitor())
        || MonitorSignals.areOn(section.lock(), state);
  }

  /**
   * Whether the lock adds nothing to the read: nothing assigns the variable after construction, and
   * the read is that of the variable, or one call on, or copies the elements of, a concurrent
   * collection, or one call of a synchronized method.
   */
  public boolean needsNoLock(VisitorState state) {
    return (isFinal() || FieldAccesses.of(field, state).writes().isEmpty())
        && switch (form) {
          case VALUE -> true;
          case PASSED, LOOKUP_IN_ACCESS_ORDER -> false;
          case QUERY -> calledLock().isPresent();
          case CALL -> calledLock().isPresent() || holdsConcurrentCollection(state);
          case ELEMENTS -> holdsConcurrentCollection(state);
        };
  }

  private boolean holdsConcurrentCollection(VisitorState state) {
    return FieldAccesses.holdsConcurrentCollection(field, state);
  }

  /** The synchronized method that the section calls on the object of the field. */
  public Optional<MethodSymbol> calledLock() {
    List<MethodSymbol> called = new ArrayList<>();
    section.hasPart(
        part ->
            part instanceof MethodInvocationTree call
                && field.equals(Symbols.of(ASTHelpers.getReceiver(call)))
                && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
                && (method.flags() & Flags.SYNCHRONIZED) != 0
                && called.add(method));
    return called.stream().findFirst();
  }

  /**
   * Whether a thread without the lock sees the same value: the lock neither publishes it nor keeps
   * what it refers to. Whatever waits on the lock, a reader of the value alone does not need it.
   */
  public boolean isSeenWithoutLock() {
    return form == Form.VALUE && (isFinal() || isVolatile());
  }

  /** Whether methods of the class test the field for the section, each by a read of its own. */
  public boolean isTestedByMethods(VisitorState state) {
    OwnMembers own = new OwnMembers(UnitIndex.of(state), state);
    return section.hasPart(
        part ->
            part instanceof MethodInvocationTree call
                && own.inlined(call) != call
                && Expressions.contains(own.inlined(call), read -> field.equals(Symbols.of(read))));
  }

  /** Whether the field is final, so that no lock is needed to read it. */
  public boolean isFinal() {
    return (field.flags() & Flags.FINAL) != 0;
  }

  /** Whether the field is volatile, so that a thread sees what another one wrote last. */
  public boolean isVolatile() {
    return (field.flags() & Flags.VOLATILE) != 0;
  }
}
