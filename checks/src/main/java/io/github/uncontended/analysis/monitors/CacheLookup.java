package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A critical section that looks an entry up in a map, list or array and, on a miss, creates and
 * stores it; or that only looks it up, where a later section of the same lock stores it.
 *
 * @param section the section
 * @param slot the entries
 * @param form how the section and the cache belong together
 * @param paths its hit and miss paths; empty unless the section fills the cache itself
 */
public record CacheLookup(
    CriticalSection section, Slot slot, Form form, Optional<SlotPaths> paths) {
  /** How a section uses the cache. */
  public enum Form {
    /** It tests the entry and fills it on a miss. */
    GET_OR_CREATE,
    /** It calls {@code computeIfAbsent}. */
    COMPUTE,
    /** It only looks up; another section stores what was missing. */
    LOOKUP
  }

  private static final Supplier<Name> GET = VisitorState.memoize(state -> state.getName("get"));

  private static final Supplier<Type> COLLECTION =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Collection"));
  private static final Supplier<Type> MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Map"));
  private static final Supplier<Type> LIST =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.List"));

  /** The lookup that a section consists of. */
  static Optional<CacheLookup> of(SectionCode given, VisitorState state) {
    CriticalSection section = given.section();
    if (section.isReader()) {
      return Optional.empty();
    }
    SectionCode code =
        LockedMap.of(section, state)
            .map(locked -> new SectionCode(section, locked, state))
            .orElse(given);
    // Last, since it looks at the callers, and few sections look up anything.
    return any(code, state)
        .filter(found -> !SlowPath.isOfAnyEntry(section, code.body(), code.reads(), state));
  }

  private static Optional<CacheLookup> any(SectionCode code, VisitorState state) {
    CriticalSection section = code.section();
    return filling(code, state)
        .or(
            () ->
                PartedLookup.of(code, state)
                    .filter(slot -> isCache(slot, section, code.index(), state))
                    .filter(slot -> Eviction.of(section, slot, code.reads(), state).isOfOthers())
                    .map(slot -> new CacheLookup(section, slot, Form.LOOKUP, Optional.empty())));
  }

  /** The lookup of a section that stores what it misses. */
  static Optional<CacheLookup> filling(SectionCode code, VisitorState state) {
    CriticalSection section = code.section();
    UnitIndex index = code.index();
    SlotReads reads = code.reads();
    ImmutableList<SlotPaths> all = code.slots();
    for (SlotPaths paths : all) {
      Slot slot = paths.slot();
      List<ExecutionPath> hits = CacheHits.of(paths, all, index);
      if (isCache(slot, section, index, state)
          && (hits.stream().anyMatch(hit -> CacheHits.returnsEntry(hit, slot, reads))
              || CacheHits.isLookedUpBehind(section, slot, reads, state))
          && CacheHits.areReads(hits, slot, section, reads, state)
          && !EntryContents.needLock(paths, hits, section, reads, state)
          && hits.stream().noneMatch(new UsedEntries(paths, reads, state)::needLockOn)
          && !paths.fills().stream().allMatch(new StoredValue(slot, reads, state)::existsBefore)
          && Eviction.of(section, slot, reads, state).isOfOthersOrReplaced(paths)) {
        return Optional.of(new CacheLookup(section, slot, Form.GET_OR_CREATE, Optional.of(paths)));
      }
    }
    return computed(code, state)
        .filter(found -> !SlowPath.isOf(section, found.slot(), state))
        .filter(found -> isCache(found.slot(), section, index, state))
        .filter(found -> Eviction.of(section, found.slot(), reads, state).isOfOthers());
  }

  /** For a section that only looks up, the one of the same lock that stores what it misses. */
  public Optional<CacheLookup> filling(VisitorState state) {
    return form == Form.LOOKUP
        ? others(state)
            .flatMap(other -> filling(new SectionCode(other, state), state).stream())
            .filter(found -> found.slot().equals(slot))
            .findFirst()
        : Optional.empty();
  }

  /** The sections of the same lock that only look up what this one stores. */
  public ImmutableList<CriticalSection> onlyLookingUp(VisitorState state) {
    return others(state)
        .filter(
            other ->
                any(new SectionCode(other, state), state)
                    .filter(found -> found.form() == Form.LOOKUP && found.slot().equals(slot))
                    .isPresent())
        .collect(toImmutableList());
  }

  private Stream<CriticalSection> others(VisitorState state) {
    return LockSections.of(section.lock(), state).stream()
        .filter(other -> other.tree() != section.tree());
  }

  private static boolean isCache(
      Slot slot, CriticalSection section, UnitIndex index, VisitorState state) {
    if (!slot.isEntry()) {
      return false;
    }
    Optional<VarSymbol> variable = slot.variable();
    if (variable.isEmpty()) {
      return section.lock().isShared()
          && section
              .methodSymbol()
              .filter(method -> AccessOrder.isClassOf(method.enclClass(), state))
              .isEmpty();
    }
    // A local variable holds a shared cache where the code locks it.
    if (!Expressions.isField(variable.get())) {
      return section.lock().symbol().equals(variable.get());
    }
    Optional<UnitIndex> declaring =
        CompilationIndex.of(state)
            .declaration(variable.get())
            .map(at -> UnitIndex.of(at.getCompilationUnit(), state.context));
    // A superclass in another file may have a map in access order.
    if (declaring.filter(other -> !isReadByKey(variable.get(), other, state)).isPresent()) {
      return false;
    }
    if (section.lock().kind() == LockIdentity.Kind.FOREIGN) {
      return declaring.isPresent() && section.lock().symbol().equals(variable.get());
    }
    return isReadByKey(variable.get(), index, state)
        && (section.lock().isShared()
            || section.lock().symbol().equals(variable.get())
            || (SlotReads.locksParameter(section) && !variable.get().isStatic()));
  }

  /**
   * Whether elements are found by a key, and to find one changes nothing.
   *
   * @param index of the unit that declares the variable
   */
  private static boolean isReadByKey(VarSymbol variable, UnitIndex index, VisitorState state) {
    return isIndexed(variable.type, state)
        && !ConsumedQueue.isIn(variable, index)
        && !AccessOrder.isIn(variable, index, state)
        && !LookupState.mayWrite(variable, index, state);
  }

  /** Whether elements are found by a key: not in a set or queue, unless its class offers that. */
  private static boolean isIndexed(Type type, VisitorState state) {
    return !ASTHelpers.isSubtype(type, COLLECTION.get(state), state)
        || ASTHelpers.isSubtype(type, LIST.get(state), state)
        || state.getTypes().closure(type).stream()
            .anyMatch(
                each ->
                    each.tsym
                        .members()
                        .getSymbolsByName(
                            GET.get(state),
                            it -> it instanceof MethodSymbol get && get.params().size() == 1)
                        .iterator()
                        .hasNext());
  }

  private static Optional<CacheLookup> computed(SectionCode code, VisitorState state) {
    SlotReads reads = code.reads();
    if (code.body().statements().stream()
        .noneMatch(statement -> Expressions.evaluates(statement, SlotReads::mayCompute))) {
      return Optional.empty();
    }
    Optional<ExecutionPath> path = only(code);
    if (path.isEmpty()) {
      return Optional.empty();
    }
    return computedIn(path.get().steps().get(0).tree())
        .flatMap(reads::computed)
        .filter(
            slot -> {
              ExecutionPath rest = behind(path.get(), slot, reads);
              return !CacheHits.doesMore(PathEffects.of(rest, reads, state))
                  && rest.steps().stream().noneMatch(step -> UsedEntries.needLockOn(step, state));
            })
        .map(slot -> new CacheLookup(code.section(), slot, Form.COMPUTE, Optional.empty()));
  }

  /** The call in an expression that may find or create an entry, if the rest only computes. */
  private static Optional<MethodInvocationTree> computedIn(ExpressionTree expression) {
    ExpressionTree whole = ASTHelpers.stripParentheses(expression);
    if (SlotReads.mayCompute(whole)) {
      return Optional.of((MethodInvocationTree) whole);
    }
    List<MethodInvocationTree> found = new ArrayList<>();
    Expressions.evaluates(
        whole,
        part -> {
          if (SlotReads.mayCompute(part)) {
            found.add((MethodInvocationTree) part);
          }
          return !found.isEmpty();
        });
    return found.stream().filter(call -> !doesMore(whole, call)).findFirst();
  }

  /** Whether evaluating an expression has an effect besides that of a call in it. */
  private static boolean doesMore(ExpressionTree whole, MethodInvocationTree computed) {
    return Expressions.evaluates(
        whole,
        part ->
            Assignments.target(part) != null
                || (part instanceof MethodInvocationTree call
                    && !PureMethods.contain(ASTHelpers.getSymbol(call))
                    && !Expressions.contains(computed, inner -> inner == call)));
  }

  /**
   * What follows the call that finds or creates an entry: if that is changed under the lock, hits
   * need it, too. In a map that is itself an entry, the code may find or create one in the same
   * way.
   */
  private static ExecutionPath behind(ExecutionPath path, Slot slot, SlotReads reads) {
    Set<VarSymbol> maps = new HashSet<>();
    ExecutionPath rest = ExecutionPath.EMPTY;
    for (Step step : path.steps()) {
      boolean isComputed =
          computedIn(step.tree())
              .filter(
                  call ->
                      reads.computed(call).filter(slot::equals).isPresent()
                          || mayComputeIn(call, maps))
              .isPresent();
      if (isComputed) {
        step.target()
            .map(ASTHelpers::getSymbol)
            .filter(VarSymbol.class::isInstance)
            .ifPresent(map -> maps.add((VarSymbol) map));
      } else {
        rest = rest.then(step);
      }
    }
    return rest;
  }

  private static boolean mayComputeIn(MethodInvocationTree call, Set<VarSymbol> maps) {
    return SlotReads.mayCompute(call)
        && ASTHelpers.getReceiver(call) != null
        && maps.contains(Symbols.of(ASTHelpers.getReceiver(call)));
  }

  /** The only path of a section; empty for none, for several, and for one without a step. */
  private static Optional<ExecutionPath> only(SectionCode code) {
    Optional<ImmutableList<ExecutionPath>> paths = code.paths();
    if (paths.isEmpty() || paths.get().size() != 1 || paths.get().get(0).steps().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(paths.get().get(0));
  }

  /**
   * Whether a miss also changes other things that the lock guards, such as the next number of a
   * sequence, or asks for more than the entry, such as the number of entries.
   */
  public boolean needsLockOnMiss(VisitorState state) {
    SlotReads reads = reads(state);
    return restOfMisses(reads).anyMatch(rest -> needsLock(rest, reads, state));
  }

  /** Whether a path that is no miss uses what else the lock guards. */
  public boolean needsLockElsewhere(VisitorState state) {
    SlotReads reads = reads(state);
    return paths.stream()
        .flatMap(all -> Stream.concat(all.hits().stream(), all.others().stream()))
        .map(path -> PathEffects.of(path, reads, state))
        .anyMatch(it -> it.write() || !CacheHits.readsOnly(it, slot, section, state));
  }

  /** Whether hits call methods of the entry out of sight, which several threads may not call. */
  public boolean mayUseAlone(VisitorState state) {
    return paths
        .filter(
            all ->
                all.hits().stream()
                    .anyMatch(new UsedEntries(all, reads(state), state)::mayNeedLockOn))
        .isPresent();
  }

  /** What misses do besides storing the entry. */
  private Stream<ExecutionPath> restOfMisses(SlotReads reads) {
    return paths.stream()
        .flatMap(all -> all.fills().stream())
        .map(fill -> MissSteps.withoutEntry(fill, slot, reads));
  }

  /** What misses do and read besides storing the entry. */
  ImmutableList<PathEffects> misses(VisitorState state) {
    SlotReads reads = reads(state);
    return form == Form.COMPUTE
        ? functions(reads).stream()
            .map(lambda -> effects(lambda, reads, state))
            .collect(toImmutableList())
        : restOfMisses(reads)
            .map(rest -> PathEffects.of(rest, reads, state))
            .collect(toImmutableList());
  }

  /** The lambdas that create a missing entry. */
  private List<LambdaExpressionTree> functions(SlotReads reads) {
    List<LambdaExpressionTree> found = new ArrayList<>();
    section.hasPart(
        part -> {
          if (part instanceof MethodInvocationTree call
              && reads.computed(call).filter(slot::equals).isPresent()
              && Iterables.getLast(call.getArguments()) instanceof LambdaExpressionTree lambda) {
            found.add(lambda);
          }
          return false;
        });
    return found;
  }

  private static PathEffects effects(
      LambdaExpressionTree lambda, SlotReads reads, VisitorState state) {
    return lambda.getBody() instanceof BlockTree block
        ? PathEffects.of(block.getStatements(), reads, state)
        : PathEffects.of(new Step((ExpressionTree) lambda.getBody(), Role.VALUE), reads, state);
  }

  /** The method of the class that stores the missing entry; empty if the section does so itself. */
  public Optional<MethodSymbol> storingHelper(VisitorState state) {
    SlotReads reads = reads(state);
    return paths.stream()
        .flatMap(all -> all.fills().stream())
        .flatMap(fill -> fill.steps().stream())
        .flatMap(step -> MissSteps.storingHelper(step, slot, reads).stream())
        .map(ASTHelpers::getSymbol)
        .findFirst();
  }

  /** As the code of the section sees the cache. */
  SlotReads reads(VisitorState state) {
    UnitIndex index = UnitIndex.of(section.path().getCompilationUnit(), state.context);
    return LockedMap.of(section, state)
        .map(locked -> SlotReads.of(locked, index, state))
        .orElseGet(() -> SlotReads.of(section, index, state));
  }

  private boolean needsLock(ExecutionPath rest, SlotReads reads, VisitorState state) {
    MethodSymbol around = Symbols.methodAround(section.path()).orElse(null);
    return rest.steps().stream().anyMatch(step -> reads.asksForAll(step.tree(), slot))
        || PathEffects.of(rest, reads, state, around).write();
  }

  /** Whether the section locks another object that has the map, or the map of one. */
  public boolean isOfOtherObject() {
    return section.lock().kind() == LockIdentity.Kind.FOREIGN
        || (section.lock().symbol() instanceof VarSymbol locked
            && Expressions.isField(locked)
            && slot.variable().filter(map -> map.owner.equals(locked.type.tsym)).isPresent());
  }

  /** Whether the cache is a map. */
  public boolean isMap(VisitorState state) {
    return slot.variable().isEmpty()
        || ASTHelpers.isSubtype(slot.variable().get().type, MAP.get(state), state);
  }

  /** Whether the object that the section belongs to is the map itself. */
  public boolean isOwnMap(VisitorState state) {
    return slot.variable().isEmpty()
        && ASTHelpers.isSubtype(section.enclosingClass().type, MAP.get(state), state);
  }

  /** How a message names the cache. */
  public String name(VisitorState state) {
    return slot.variable()
        .map(variable -> "'" + variable.name + "'")
        .orElseGet(() -> isOwnMap(state) ? "this map" : "this cache");
  }
}
