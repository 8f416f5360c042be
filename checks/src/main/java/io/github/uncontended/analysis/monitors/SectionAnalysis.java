package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The pattern of a critical section, with its details. Sections that are entered only while their
 * lock is already held have none: entering them again costs next to nothing. Neither have sections
 * that are entered only under one other lock, since no two threads ever meet at theirs.
 */
public final class SectionAnalysis {
  private final CriticalSection section;
  private final Optional<GuardedCounter> counter;
  private final Optional<LazyField> lazyField;
  private final Optional<FilledTable> filledTable;
  private final Optional<CacheLookup> lookup;
  private final Optional<LastValue> lastValue;
  private final Optional<FieldRead> read;
  private final Optional<UnneededLock> unneeded;
  private final Optional<VarSymbol> unsetFlag;

  private SectionAnalysis(CriticalSection section, VisitorState state) {
    this.section = section;
    this.counter = GuardedCounter.of(section, state);
    boolean isDone = counter.isPresent();
    SectionCode code = new SectionCode(section, state);
    this.lazyField = isDone ? Optional.empty() : LazyField.of(code, state);
    isDone |= lazyField.isPresent();
    this.filledTable = isDone ? Optional.empty() : FilledTable.of(code, state);
    isDone |= filledTable.isPresent();
    this.lookup =
        isDone
            ? Optional.empty()
            : CacheLookup.of(code, state).filter(found -> !isWithin(found, state));
    isDone |= lookup.isPresent();
    this.lastValue = isDone ? Optional.empty() : LastValue.of(code, state);
    isDone |= lastValue.isPresent();
    this.read =
        isDone
            ? Optional.empty()
            : FieldRead.of(code, state).filter(found -> !OwnMonitorReads.contain(found, state));
    isDone |= read.isPresent();
    this.unneeded = isDone ? Optional.empty() : UnneededLock.of(code, state);
    this.unsetFlag = isDone ? Optional.empty() : UnsetFlag.of(code, state);
  }

  /** A section without a pattern. */
  private SectionAnalysis(CriticalSection section) {
    this.section = section;
    this.counter = Optional.empty();
    this.lazyField = Optional.empty();
    this.filledTable = Optional.empty();
    this.lookup = Optional.empty();
    this.lastValue = Optional.empty();
    this.read = Optional.empty();
    this.unneeded = Optional.empty();
    this.unsetFlag = Optional.empty();
  }

  /**
   * The section that the leaf of {@code state}'s path begins; empty if it begins none, or if a
   * class is missing.
   */
  public static Optional<SectionAnalysis> of(VisitorState state) {
    Tree tree = state.getPath().getLeaf();
    return CriticalSections.of(state).at(tree).flatMap(section -> of(section, state));
  }

  /** The pattern of a section of the unit that {@code state} is in. */
  public static Optional<SectionAnalysis> of(CriticalSection section, VisitorState state) {
    Known known = UnitIndex.of(state).memo(Known.class, unused -> new Known());
    Optional<SectionAnalysis> analysis = known.sections.get(section.tree());
    if (analysis == null) {
      analysis = analyze(section, state);
      known.sections.put(section.tree(), analysis);
    }
    return analysis;
  }

  private static Optional<SectionAnalysis> analyze(CriticalSection section, VisitorState state) {
    try {
      SectionAnalysis analysis = new SectionAnalysis(section, state);
      // Last, since they look at the callers, and few sections have a pattern.
      boolean isSerialized =
          analysis.counter.isEmpty()
              && analysis.pattern() != SectionPattern.OTHER
              && (isNested(section, state)
                  || EnclosingLock.guards(section, state)
                  || isOfConstruction(section, state));
      return Optional.of(isSerialized ? new SectionAnalysis(section) : analysis);
    } catch (CompletionFailure unknown) {
      return Optional.empty();
    }
  }

  /** Whether a section around this one, of another lock, looks up the same entries. */
  private static boolean isWithin(CacheLookup lookup, VisitorState state) {
    return CriticalSections.of(state).around(lookup.section().path()).stream()
        .flatMap(around -> CacheLookup.of(new SectionCode(around, state), state).stream())
        .anyMatch(outer -> outer.slot().equals(lookup.slot()));
  }

  /** Whether only constructors run the section, of an object that no other thread has yet. */
  private static boolean isOfConstruction(CriticalSection section, VisitorState state) {
    Optional<MethodSymbol> method =
        Symbols.methodAround(section.path()).filter(it -> it.isPrivate() && !it.isStatic());
    if (method.isEmpty() || section.lock().isOfClass()) {
      return false;
    }
    List<TreePath> calls = OuterCalls.of(method.get(), state);
    return !calls.isEmpty()
        && calls.stream()
            .allMatch(
                call ->
                    call.getLeaf() instanceof MethodInvocationTree
                        && Places.methodRunning(call)
                            .map(around -> Symbols.of(around.getLeaf()))
                            .filter(
                                around ->
                                    around instanceof MethodSymbol constructor
                                        && constructor.isConstructor()
                                        && constructor.owner == method.get().owner)
                            .isPresent());
  }

  /** Whether the lock is always held already when the section is entered. */
  private static boolean isNested(CriticalSection section, VisitorState state) {
    if (section.form() != CriticalSection.Form.METHOD) {
      return LockSet.at(section.path(), state).stream()
          .anyMatch(held -> LockSet.exclude(held, section.lock(), state.getTypes()));
    }
    Optional<MethodSymbol> method = section.methodSymbol().filter(it -> isInSight(it, state));
    List<TreePath> calls = method.map(it -> OuterCalls.of(it, state)).orElse(ImmutableList.of());
    return !calls.isEmpty()
        && calls.stream()
            .allMatch(
                call ->
                    !(call.getLeaf() instanceof MemberReferenceTree)
                        && LockSet.holds(section.lock(), call, state));
  }

  /** Whether only the calls in the compilation that name a method enter it. */
  private static boolean isInSight(MethodSymbol method, VisitorState state) {
    return !Symbols.isExported(method) && CompilationIndex.of(state).overridden(method).isEmpty();
  }

  /** Whether the lock is always held when the section is entered; unknown if a class is missing. */
  public boolean isNested(VisitorState state) {
    try {
      return isNested(section, state);
    } catch (CompletionFailure unknown) {
      return false;
    }
  }

  /**
   * Whether the section only continues those around it or of its callers, where its lock is taken:
   * it is a block, or the body of a private method.
   */
  public boolean continuesAnother(VisitorState state) {
    return section.methodSymbol().filter(method -> !method.isPrivate()).isEmpty()
        && isNested(state);
  }

  /**
   * The calls of the section's method at which the lock is not held yet; empty where it is held at
   * none of them, or where frameworks may call the method.
   */
  public Optional<ImmutableList<TreePath>> entries(VisitorState state) {
    Optional<MethodSymbol> method = Symbols.methodAround(section.path());
    CompilationIndex index = CompilationIndex.of(state);
    if (method.isEmpty() || !index.overridden(method.get()).isEmpty()) {
      return Optional.empty();
    }
    ImmutableList<TreePath> calls = OuterCalls.of(method.get(), state);
    ImmutableList<TreePath> entries =
        calls.stream()
            .filter(call -> !LockSet.holds(section.lock(), call, state))
            .collect(toImmutableList());
    return entries.size() == calls.size() ? Optional.empty() : Optional.of(entries);
  }

  /** Whether the section tests again what is tested before the lock is taken. */
  public boolean isDoubleChecked() {
    return DoubleCheck.is(section);
  }

  /** Whether the section runs only where a look without the lock has not found what it needs. */
  public boolean isSlowPath(VisitorState state) {
    return SlowPath.isOfAny(section, state);
  }

  /**
   * Whether the section does nothing but call a method that takes the same lock again and has the
   * same pattern, and that other code calls without the lock.
   */
  public boolean isRepeatedByDelegate(VisitorState state) {
    return SectionBody.delegate(section)
        .flatMap(method -> UnitIndex.of(state).declaration(method))
        .flatMap(declaration -> CriticalSections.of(state).at(declaration.getLeaf()))
        .filter(other -> LockSet.exclude(other.lock(), section.lock(), state.getTypes()))
        .flatMap(other -> of(other, state))
        .filter(other -> other.pattern() == pattern())
        .isPresent();
  }

  /** The section. */
  public CriticalSection section() {
    return section;
  }

  /** The pattern that fits first. */
  public SectionPattern pattern() {
    if (counter.isPresent()) {
      return SectionPattern.COUNTER;
    }
    if (lazyField.isPresent() || filledTable.isPresent() || unsetFlag.isPresent()) {
      return SectionPattern.LAZY_FIELD;
    }
    if (lookup.isPresent() || lastValue.isPresent()) {
      return SectionPattern.CACHE_LOOKUP;
    }
    if (read.isPresent()) {
      return SectionPattern.FIELD_READ;
    }
    return unneeded.isPresent() ? SectionPattern.UNNEEDED : SectionPattern.OTHER;
  }

  /** The details of {@link SectionPattern#COUNTER}. */
  public Optional<GuardedCounter> counter() {
    return counter;
  }

  /** The details of {@link SectionPattern#LAZY_FIELD} for a collection that is filled once. */
  public Optional<FilledTable> filledTable() {
    return filledTable;
  }

  /** The details of {@link SectionPattern#LAZY_FIELD} for a field that is assigned. */
  public Optional<LazyField> lazyField() {
    return lazyField;
  }

  /** The details of {@link SectionPattern#LAZY_FIELD} for a test that no code ever makes fail. */
  public Optional<VarSymbol> unsetFlag() {
    return unsetFlag;
  }

  /** The details of {@link SectionPattern#CACHE_LOOKUP} for a cache of one value. */
  public Optional<LastValue> lastValue() {
    return lastValue;
  }

  /** The details of {@link SectionPattern#CACHE_LOOKUP} for a cache of several values. */
  public Optional<CacheLookup> lookup() {
    return lookup;
  }

  /** The details of {@link SectionPattern#FIELD_READ}. */
  public Optional<FieldRead> read() {
    return read;
  }

  /** The details of {@link SectionPattern#UNNEEDED}. */
  public Optional<UnneededLock> unneeded() {
    return unneeded;
  }

  /** The sections of a unit that were asked for. */
  private static final class Known {
    private final Map<Tree, Optional<SectionAnalysis>> sections = new HashMap<>();
  }
}
