package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.sharing.FieldEscape;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/**
 * A private final field that holds a collection with a lock, and what becomes of the collection.
 *
 * @param symbol the field
 * @param collection what the field holds
 * @param flow how it gets there
 * @param origin where the elements are kept
 * @param uses what the unit does with the field
 * @param isHandedOut whether an annotation gives other code the field
 */
public record CollectionField(
    VarSymbol symbol,
    LockedCollection collection,
    ValueSinks flow,
    CollectionOrigin origin,
    FieldUses uses,
    boolean isHandedOut) {
  /** What becomes of a collection, by the word of {@link Use#how()}. */
  private static final ImmutableMap<String, String> ESCAPES =
      ImmutableMap.of(
          "return", "is returned",
          "argument", "is passed as an argument",
          "stored elsewhere", "is stored elsewhere",
          "view", "exposes a view");

  /**
   * The fields that hold a collection, which {@code state}'s path leads to. None where it goes
   * elsewhere too, where one of them is no private final field of the unit, where reading may
   * change the collection, or where code locks on it.
   */
  public static ImmutableList<CollectionField> of(LockedCollection collection, VisitorState state) {
    ValueSinks flow = ValueSinks.of(state.getPath(), state).orElse(null);
    if (flow == null) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<CollectionField> fields = ImmutableList.builder();
    for (VarSymbol symbol : flow.fields()) {
      Optional<CollectionField> field = of(symbol, collection, flow, state);
      if (field.isEmpty()) {
        return ImmutableList.of();
      }
      fields.add(field.get());
    }
    return fields.build();
  }

  private static Optional<CollectionField> of(
      VarSymbol symbol, LockedCollection collection, ValueSinks flow, VisitorState state) {
    if ((symbol.flags() & Flags.FINAL) == 0
        || !symbol.isPrivate()
        || UnitIndex.of(state).declaration(symbol).isEmpty()) {
      return Optional.empty();
    }
    CollectionOrigin origin =
        collection.isWrapper()
            ? CollectionOrigin.of(collection.inner(), symbol, state)
            : CollectionOrigin.FRESH;
    FieldUses uses = FieldUses.of(symbol, state);
    if (origin == CollectionOrigin.UNFIT || uses.isMonitor()) {
      return Optional.empty();
    }
    boolean handedOut = FieldEscape.isHandedOut(symbol, state);
    return Optional.of(new CollectionField(symbol, collection, flow, origin, uses, handedOut));
  }

  /** The reads after construction. */
  public ImmutableList<Use> reads() {
    return uses.laterReads();
  }

  /** The writes after construction. */
  public ImmutableList<Use> writes() {
    return uses.laterWrites();
  }

  /**
   * How the collection gets to code that may do anything with it, as verbs: {@code is returned}.
   */
  public ImmutableSet<String> escapes() {
    ImmutableSet.Builder<String> escapes = ImmutableSet.builder();
    uses.escapes()
        .forEach(use -> escapes.add(ESCAPES.getOrDefault(use.how(), "escapes to other code")));
    if (isHandedOut) {
      escapes.add("is exposed by a generated accessor");
    }
    return escapes.build();
  }

  /** Whether nobody writes to the collection after construction. */
  public boolean isNeverWritten() {
    return writes().isEmpty() && escapes().isEmpty() && origin == CollectionOrigin.FRESH;
  }

  /** Whether a read after construction takes the lock. */
  public boolean isReadUnderLock() {
    return reads().stream().anyMatch(collection::isLockedBy);
  }
}
