package io.github.uncontended.fixes;

import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.monitors.CacheLookup;
import io.github.uncontended.analysis.monitors.CacheType;
import io.github.uncontended.analysis.monitors.StaleEntries;
import java.util.Optional;

/**
 * What to do about a lock around a cache lookup for which there is no edit, in words: which
 * collection to use, and where the lock is still needed.
 */
public final class CacheAdvice {
  private static final Supplier<Type> CLASS =
      VisitorState.memoize(state -> state.getTypeFromString("java.lang.Class"));
  private static final Supplier<Type> MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Map"));
  private static final Supplier<Type> SORTED =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.SortedMap"));
  private static final Supplier<Type> WEAK =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.WeakHashMap"));
  private static final Supplier<Type> IDENTITY =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.IdentityHashMap"));

  private CacheAdvice() {}

  /** The advice on a lookup. */
  public static String of(CacheLookup lookup, VisitorState state) {
    Optional<VarSymbol> field = lookup.slot().variable();
    Optional<String> locked = lockedMiss(lookup, state);
    String outside =
        " Get without the lock, and take it only " + locked.orElseGet(() -> twice(lookup, state));
    if (CacheType.isConcurrent(lookup, state)) {
      return "The map is concurrent already: get without the lock, and "
          + locked
              .map(miss -> "take it only " + miss)
              .orElse("store the missing entry with putIfAbsent or computeIfAbsent.");
    }
    boolean isBounded = CacheType.isBounded(lookup, state);
    if (field.isEmpty() && !lookup.isOwnMap(state)) {
      return "If get is safe without the lock, call it first, and take the lock only "
          + locked.orElse("on a miss.");
    }
    if (field.isEmpty()) {
      return (isBounded
              ? "The map evicts its eldest entry: hold a bounded concurrent cache such as Caffeine"
              : "Hold a ConcurrentHashMap")
          + " instead of extending a map."
          + outside;
    }
    boolean isWeak = CacheType.holds(lookup, WEAK.get(state), state);
    if (hasClassKeys(field.get().type, state) && !CacheType.dependsOnObject(lookup, state)) {
      return "Use a ClassValue, which is read without a lock and does not keep classes alive"
          + (isWeak
              ? "." + locked.map(miss -> " Take the lock only " + miss).orElse("")
              : ", or a ConcurrentHashMap." + outside);
    }
    if (isWeak && hasEqualKeys(field.get().type, state)) {
      return "Use a bounded concurrent cache such as Caffeine, or a ConcurrentHashMap if the keys may"
          + " stay. Caches with weak keys compare them by identity."
          + outside;
    }
    if (isWeak) {
      return "Use a concurrent map with weak keys, such as Caffeine's or Guava's weakKeys() (which"
          + " compare keys by identity), or a ConcurrentHashMap if the keys may stay."
          + outside;
    }
    if (CacheType.holds(lookup, IDENTITY.get(state), state)) {
      return "Use a ConcurrentHashMap if equal keys may share an entry: it compares keys with equals,"
          + " and this map by identity. Maps with weak keys, such as Caffeine's or Guava's"
          + " weakKeys(), compare them by identity, too."
          + outside;
    }
    if (isBounded) {
      return "The map evicts its eldest entry: use a bounded concurrent cache such as Caffeine."
          + outside;
    }
    if (CacheType.isEvicted(lookup, state)) {
      return "A miss also evicts another entry: use a bounded concurrent cache such as Caffeine."
          + outside;
    }
    if (lookup.isMap(state) && CacheType.isReplaced(lookup, state)) {
      return "A miss replaces the map by a copy: "
          + ((field.get().flags() & Flags.VOLATILE) == 0
              ? "make '" + field.get().name + "' volatile, "
              : "")
          + "get without the lock, and take it only on a miss.";
    }
    if (CacheType.holds(lookup, SORTED.get(state), state)) {
      return "Use a ConcurrentSkipListMap, which keeps the order, unless the code relies on null"
          + " values or atomic compound operations."
          + outside;
    }
    return lookup.isMap(state)
        ? (CacheType.isOfFilledMaps(lookup, state)
                ? "Use a ConcurrentHashMap of such maps, unless the code"
                : "Use a ConcurrentHashMap, unless the code")
            + " relies on null keys or values, iteration order"
            + " or atomic compound operations."
            + outside
        : "Read from a concurrent collection, or from an immutable snapshot in a volatile field."
            + " Take the lock only on a miss.";
  }

  /** When and why the lock is still needed; empty if two threads may create one entry. */
  private static Optional<String> lockedMiss(CacheLookup lookup, VisitorState state) {
    if (ConcurrentCache.replaces(lookup, state)) {
      return Optional.of(
          "where the entry is missing or not to be used any more. Keep put there, which replaces"
              + " such an entry: putIfAbsent does not.");
    }
    if (lookup.needsLockOnMiss(state) || ConcurrentCache.endsApart(lookup, state)) {
      return Optional.of("on a miss, which does more than store an entry.");
    }
    if (lookup.needsLockElsewhere(state)) {
      return Optional.of("on a miss, and where the code uses what else it guards.");
    }
    return StaleEntries.changedInput(lookup, state)
        .map(
            input ->
                "on a miss, which reads '"
                    + input.name
                    + "': other code changes that under the lock.")
        .or(
            () ->
                StaleEntries.maySurvive(lookup, state)
                    ? Optional.of(
                        "on a miss: without it, an entry that is created while other code removes"
                            + " entries would stay.")
                    : Optional.empty());
  }

  /** That the lock need not be taken, and what that asks for. */
  private static String twice(CacheLookup lookup, VisitorState state) {
    Optional<MethodSymbol> helper = lookup.storingHelper(state);
    return "on a miss, or not at all if an entry may be created twice"
        + (lookup.isMap(state) && helper.isPresent()
            ? ": '"
                + helper.get().name
                + "' then has to call putIfAbsent, and to return the entry that was stored first."
            : ".");
  }

  private static boolean hasClassKeys(Type type, VisitorState state) {
    return keys(type, state)
        .filter(
            key -> ASTHelpers.isSameType(key, state.getTypes().erasure(CLASS.get(state)), state))
        .isPresent();
  }

  /** Whether a key that is made anew finds what an equal one has stored. */
  private static boolean hasEqualKeys(Type type, VisitorState state) {
    return keys(type, state)
        .filter(key -> key.tsym != state.getSymtab().objectType.tsym && !key.isInterface())
        .filter(
            key ->
                Iterables.any(
                    key.tsym.members().getSymbols(MethodSymbol.class::isInstance),
                    method -> method.name.contentEquals("equals")))
        .isPresent();
  }

  private static Optional<Type> keys(Type type, VisitorState state) {
    if (MAP.get(state) == null) {
      // Code that names no map need not load the class.
      return Optional.empty();
    }
    Type map = state.getTypes().asSuper(type, MAP.get(state).tsym);
    return map == null || map.getTypeArguments().isEmpty()
        ? Optional.empty()
        : Optional.of(state.getTypes().erasure(map.getTypeArguments().head));
  }
}
