package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;
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

  private static final Supplier<Type> MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Map"));

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
                    .filter(slot -> KeyedCache.isCache(slot, section, code.index(), state))
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
      if (KeyedCache.isCache(slot, section, index, state)
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
    return ComputedEntry.of(code, state)
        .filter(slot -> !SlowPath.isOf(section, slot, state))
        .filter(slot -> KeyedCache.isCache(slot, section, index, state))
        .filter(slot -> Eviction.of(section, slot, reads, state).isOfOthers())
        .map(slot -> new CacheLookup(section, slot, Form.COMPUTE, Optional.empty()));
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
        ? ComputedEntry.misses(section, slot, reads, state)
        : restOfMisses(reads)
            .map(rest -> PathEffects.of(rest, reads, state))
            .collect(toImmutableList());
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
