package io.github.uncontended.heat;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.collections.CollectionField;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.List;
import java.util.Optional;

/** Whether a collection that one lock guards is mostly read: by heat, not by places. */
public final class CollectionHeat {
  private CollectionHeat() {}

  /**
   * The heat of the reads that take the lock, so not of iterations; of all reads of what is handed
   * out. Where threads are not shown to share the collection, nothing is known.
   */
  public static Heat ofReads(CollectionField field, VisitorState state) {
    boolean locks = field.isReadUnderLock();
    Heat heat =
        HeatModel.hottest(
                field.reads().stream()
                    .filter(read -> !locks || field.collection().isLockedBy(read))
                    .map(Use::path)
                    .toList(),
                state)
            .orElse(Heat.UNKNOWN);
    return heat.isConcurrent()
            && !heat.isDeclared()
            && !field.symbol().isStatic()
            && !LockOwner.isShared(field.symbol().enclClass(), state)
        ? Heat.UNKNOWN
        : heat;
  }

  /** Whether reads are hotter than the writes that count. */
  public static boolean isReadMostly(CollectionField field, VisitorState state) {
    if (!field.isReadUnderLock()) {
      return field.isHandedOut() && field.writes().isEmpty();
    }
    Heat heat = ofReads(field, state);
    if (heat.isCold()
        || (!heat.isDeclared()
            && !field.symbol().isStatic()
            && LockOwner.belongsToOne(field.symbol().enclClass(), state))) {
      return false;
    }
    if (field.isNeverWritten()) {
      return true;
    }
    if (field.origin().isOfCaches() && field.fills(state).isEmpty()) {
      return false;
    }
    ImmutableList<Use> writes = field.decisiveWrites(state);
    return writes.stream()
            .allMatch(
                write ->
                    isHotter(heat, HeatModel.of(write.path(), state))
                        || (heat.isConcurrent() && isOfReload(write, writes, state)))
        && field.writes().stream()
            .noneMatch(
                write -> HeatModel.of(write.path(), state).isConcurrent() && !heat.isConcurrent())
        && (!heat.isConcurrent() || heat.isDeclared() || !isChangedByRequests(field, state));
  }

  /**
   * Writes of unknown heat may be as frequent as reads, unless someone says how hot those are, or
   * the code shows that many threads read more than once for a request.
   */
  private static boolean isHotter(Heat reads, Heat write) {
    return write.isCold() ? !reads.isCold() : reads.isIntense() && !write.isConcurrent();
  }

  /**
   * Whether a write is part of a method, the only one that writes, that gives a map the entries of
   * another one, or replaces all elements: code loads or configures a collection like that, and
   * requests write single entries.
   */
  private static boolean isOfReload(Use write, List<Use> writes, VisitorState state) {
    Optional<MethodSymbol> method = Symbols.methodAround(write.path());
    boolean puts = false;
    boolean adds = false;
    boolean clears = false;
    for (Use each : writes) {
      if (!Symbols.methodAround(each.path()).equals(method)
          || HeatModel.isInLoop(each.path(), state)) {
        return false;
      }
      switch (each.operation()) {
        case "putAll" -> puts = true;
        case "addAll" -> adds = true;
        case "clear" -> clears = true;
        default -> {
          return false;
        }
      }
    }
    return puts || (adds && clears);
  }

  /**
   * Whether requests reach a method that changes the collection, in whatever branch, other than to
   * fill a cache and to make room in it: a table of sessions or locks is written as it is read.
   */
  private static boolean isChangedByRequests(CollectionField field, VisitorState state) {
    ImmutableList<Use> fills = field.fills(state);
    return field.writes().stream()
        .filter(
            write ->
                fills.stream()
                    .noneMatch(
                        fill ->
                            Symbols.methodAround(fill.path())
                                .equals(Symbols.methodAround(write.path()))))
        .anyMatch(write -> HeatModel.ofMethodAround(write.path(), state).isConcurrent());
  }
}
