package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A lookup in a section of its own, whose missing entry another section of the lock stores. */
final class PartedLookup {
  private PartedLookup() {}

  /** The slot that a section only looks up, while another one stores what was missing. */
  static Optional<Slot> of(SectionCode code, VisitorState state) {
    CriticalSection section = code.section();
    SlotReads reads = code.reads();
    if (code.body().statements().stream()
        .noneMatch(statement -> reads.in(statement).stream().anyMatch(Slot::isEntry))) {
      return Optional.empty();
    }
    List<ExecutionPath> paths =
        code.paths().stream().flatMap(List::stream).filter(ExecutionPath::isRegular).toList();
    if (paths.isEmpty()) {
      return Optional.empty();
    }
    Set<Slot> slots = new LinkedHashSet<>();
    paths.forEach(path -> slots.addAll(resultOf(path, reads)));
    for (Slot slot : slots) {
      if (slot.isEntry()
          && CacheHits.areReads(paths, slot, section, reads, state)
          && paths.stream().allMatch(path -> looksUp(path, slot, reads))
          && paths.stream()
              .flatMap(path -> path.steps().stream())
              .noneMatch(step -> UsedEntries.needLockOn(step, state))
          && isFilledLater(section, slot, reads, state)) {
        return Optional.of(slot);
      }
    }
    return Optional.empty();
  }

  /** The slots that a path ends with a look-up of, or with what it has looked up. */
  private static Set<Slot> resultOf(ExecutionPath path, SlotReads reads) {
    if (path.steps().isEmpty()) {
      return Set.of();
    }
    Step last = path.steps().get(path.steps().size() - 1);
    Set<Slot> slots = new LinkedHashSet<>(reads.in(last.tree()));
    // What is only gone through, or locked, is not what the section looks up for others.
    if (last.role() != Role.RESULT && last.target().isEmpty()) {
      return slots;
    }
    path.steps().stream()
        .flatMap(step -> reads.in(step.tree()).stream())
        .filter(slot -> reads.isValue(last.tree(), slot, copies(path, slot, reads)))
        .forEach(slots::add);
    return slots;
  }

  /** The local variables that have the value of a slot, or what it refers to, behind a path. */
  private static Set<VarSymbol> copies(ExecutionPath path, Slot slot, SlotReads reads) {
    Set<VarSymbol> copies = new HashSet<>();
    for (Step step : path.steps()) {
      if (step.target().map(ASTHelpers::getSymbol).orElse(null) instanceof VarSymbol target
          && !Expressions.isField(target)) {
        if (step.role() != Role.ELEMENT && reads.isValue(step.tree(), slot, copies)) {
          copies.add(target);
        } else {
          copies.remove(target);
        }
      }
    }
    return copies;
  }

  private static boolean looksUp(ExecutionPath path, Slot slot, SlotReads reads) {
    return path.steps().stream()
        .anyMatch(step -> step.role() != Role.EFFECT && reads.isValue(step.tree(), slot, Set.of()));
  }

  /**
   * Whether another section of the lock stores an entry behind a lookup in its method or in itself,
   * or the same caller looks up and stores.
   */
  private static boolean isFilledLater(
      CriticalSection section, Slot slot, SlotReads reads, VisitorState state) {
    for (CriticalSection other : LockSections.of(section.lock(), state)) {
      if (other.tree() != section.tree()
          && other.body().stream().anyMatch(statement -> reads.stores(statement, slot))
          && (SlowPath.isOf(other, slot, state)
              || FilledByCaller.isBetween(section, other, state)
              || CacheLookup.filling(new SectionCode(other, state), state)
                  .filter(filling -> filling.slot().equals(slot))
                  .isPresent())) {
        return true;
      }
    }
    return false;
  }
}
