package io.github.uncontended.analysis.collections;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.FieldUses.Escape;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.sharing.FieldEscape;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/**
 * A private field that only construction assigns and that holds a synchronized collection, with all
 * that the unit shows of the collection: where it comes from, how it is used and how it escapes.
 *
 * @param symbol the field
 * @param collection the expression that creates the collection
 * @param flow how the value of that expression reaches the field
 * @param origin where the wrapped collection comes from
 * @param uses the uses of the field in the unit
 * @param isHandedOut whether the field escapes through an annotation
 */
public record CollectionField(
    VarSymbol symbol,
    LockedCollection collection,
    ValueSinks flow,
    CollectionOrigin origin,
    FieldUses uses,
    boolean isHandedOut) {
  /**
   * The fields that hold the collection which the leaf of {@code state}'s path creates. None if the
   * value reaches other variables too, if one of the fields is not private or is assigned later, if
   * a read may write the collection, or if threads wait for each other by its monitor.
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
    if (!symbol.isPrivate()
        || !isSetOnce(symbol, collection, state)
        || UnitIndex.of(state).declaration(symbol).isEmpty()) {
      return Optional.empty();
    }
    CollectionOrigin origin = collection.originIn(symbol, state);
    FieldUses uses =
        FieldUses.of(symbol, state)
            .withWritesThrough(ASTHelpers.stripParentheses(collection.inner()), state);
    if (origin == CollectionOrigin.UNFIT || uses.isSignalled()) {
      return Optional.empty();
    }
    boolean handedOut = FieldEscape.isHandedOut(symbol, state);
    return Optional.of(new CollectionField(symbol, collection, flow, origin, uses, handedOut));
  }

  /**
   * A private field that only construction assigns, once, with the collection that it holds, which
   * may be a plain one; empty for other fields.
   */
  public static Optional<CollectionField> of(VarSymbol symbol, VisitorState state) {
    ImmutableList<ExpressionTree> values = Assignments.values(symbol, state);
    if (!symbol.isPrivate()
        || values.size() != 1
        || !KnownTypes.isCollection(symbol.type, state)
        || !Assignments.isEffectivelyFinal(symbol, state)
        || UnitIndex.of(state).declaration(symbol).isEmpty()) {
      return Optional.empty();
    }
    ExpressionTree value = values.get(0);
    Optional<LockedCollection> locked = LockedCollection.of(value);
    CollectionOrigin origin =
        locked
            .map(it -> it.originIn(symbol, state))
            .orElseGet(() -> CollectionOrigin.of(value, symbol, state));
    LockedCollection collection = locked.orElse(new LockedCollection(value, "", value));
    FieldUses uses = FieldUses.of(symbol, state).withWritesThrough(collection.inner(), state);
    return Optional.of(
        new CollectionField(
            symbol,
            collection,
            new ValueSinks(ImmutableSet.of(symbol), /* detour= */ Optional.empty(), symbol.type),
            origin,
            uses,
            FieldEscape.isHandedOut(symbol, state)));
  }

  /**
   * Whether only construction and deserialization assign a field, and always a collection as this
   * one. The first of several such collections stands for all.
   */
  private static boolean isSetOnce(
      VarSymbol symbol, LockedCollection collection, VisitorState state) {
    if ((symbol.flags() & Flags.FINAL) != 0) {
      return true;
    }
    ImmutableList<ExpressionTree> values = Assignments.values(symbol, state);
    Construction construction = Construction.of(state);
    return (values.size() == 1
            || (values.get(0) == collection.tree()
                && values.stream().allMatch(value -> isAlike(value, collection, symbol, state))))
        && UnitIndex.of(state).uses(symbol).stream()
            .filter(Assignments::isTarget)
            .allMatch(
                use -> Assignments.isOwn(use.getLeaf()) && construction.isDuring(use, symbol));
  }

  /** Whether a value is a new collection with the same lock, type and origin as another one. */
  private static boolean isAlike(
      ExpressionTree value, LockedCollection collection, VarSymbol symbol, VisitorState state) {
    return LockedCollection.of(value)
        .filter(other -> other.name().equals(collection.name()))
        .filter(
            other ->
                ASTHelpers.isSameType(
                    erasure(other.inner(), state), erasure(collection.inner(), state), state))
        .filter(other -> other.originIn(symbol, state) == collection.originIn(symbol, state))
        .isPresent();
  }

  private static Type erasure(ExpressionTree tree, VisitorState state) {
    return state.getTypes().erasure(ASTHelpers.getType(tree));
  }

  /** Whether the field is final, so that it safely publishes what construction stored. */
  public boolean isFinal() {
    return (symbol.flags() & Flags.FINAL) != 0;
  }

  /** Whether several expressions create what the field may hold. */
  public boolean isSetInSeveralPlaces(VisitorState state) {
    return Assignments.values(symbol, state).size() > 1;
  }

  /** The reads after construction, including lookups that fill the collection on a miss. */
  public ImmutableList<Use> reads() {
    return ImmutableList.<Use>builder()
        .addAll(uses.laterReads())
        .addAll(writes().stream().filter(CacheFill::isLookup).iterator())
        .build();
  }

  /** The writes after construction. */
  public ImmutableList<Use> writes() {
    return uses.laterWrites();
  }

  /**
   * Whether a lookup itself stores what it misses, as {@code computeIfAbsent} does where no other
   * lookup of the key precedes it.
   */
  public boolean isFilledByLookups(VisitorState state) {
    return writes().stream()
        .anyMatch(write -> CacheFill.isLookup(write) && !CacheFill.isPreceded(write, state));
  }

  /** Whether a write calls {@code computeIfAbsent} where another lookup of the key precedes it. */
  public static boolean isComputedOnMiss(Use write, VisitorState state) {
    return CacheFill.isLookup(write) && CacheFill.isPreceded(write, state);
  }

  /** The writes that only store what a lookup did not find. */
  public ImmutableList<Use> fills(VisitorState state) {
    return writes().stream()
        .filter(write -> CacheFill.isFill(write, state))
        .collect(toImmutableList());
  }

  /** The writes that decide whether the collection is mostly read. */
  public ImmutableList<Use> decisiveWrites(VisitorState state) {
    boolean isCache = !fills(state).isEmpty();
    return writes().stream()
        .filter(
            write -> !isCache || !(CacheFill.isFill(write, state) || CacheFill.isEviction(write)))
        .collect(toImmutableList());
  }

  /** How the collection escapes, as predicates of a sentence such as {@code is returned}. */
  public ImmutableSet<String> escapes() {
    ImmutableSet.Builder<String> escapes = ImmutableSet.builder();
    uses.escapes().forEach(use -> use.escape().map(CollectionField::words).ifPresent(escapes::add));
    if (isHandedOut) {
      escapes.add("is exposed by a generated accessor");
    }
    return escapes.build();
  }

  private static String words(Escape escape) {
    return switch (escape) {
      case RETURNED -> "is returned";
      case PASSED -> "is passed as an argument";
      case STORED -> "is stored elsewhere";
      case VIEW -> "exposes a view";
      case OTHER -> "escapes to other code";
    };
  }

  /** Whether no code writes to the collection after construction. */
  public boolean isNeverWritten() {
    return writes().isEmpty() && escapes().isEmpty() && origin == CollectionOrigin.FRESH;
  }

  /** Whether a read after construction takes the lock. */
  public boolean isReadUnderLock() {
    return reads().stream().anyMatch(collection::isLockedBy);
  }
}
