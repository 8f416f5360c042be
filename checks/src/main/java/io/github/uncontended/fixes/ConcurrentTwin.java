package io.github.uncontended.fixes;

import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.CollectionField;
import io.github.uncontended.analysis.collections.CollectionOrigin;
import io.github.uncontended.analysis.library.KnownTypes;
import java.util.Optional;

/** The advice which concurrent collection replaces a synchronized one. */
public final class ConcurrentTwin {
  private static final Supplier<Type> MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Map"));
  private static final Supplier<Type> SET =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Set"));

  private ConcurrentTwin() {}

  /** The advice where other code can reach the collection. */
  public static String adviceOnEscape(CollectionField field) {
    return "The collection "
        + String.join(" and ", field.escapes())
        + ", so other code may write to it. Find the code that does, expose a copy or an"
        + " unmodifiable view, and use "
        + (field.writes().isEmpty() ? "a plain" : "a concurrent")
        + " collection instead of "
        + field.collection().name()
        + '.';
  }

  /**
   * The collection to use, and what must not matter, as a sentence, and why there is no fix.
   *
   * @param refusal the reason, as a clause; empty where there is a fix
   */
  public static String advice(CollectionField field, Optional<String> refusal, VisitorState state) {
    String advice = advice(field, state);
    return refusal.isEmpty() || field.origin().isOfCaches() || field.isFilledByLookups(state)
        ? advice
        : advice + " No fix is offered: " + refusal.get() + ".";
  }

  private static String advice(CollectionField field, VisitorState state) {
    Type type = field.symbol().type;
    boolean isMap = ASTHelpers.isSubtype(type, MAP.get(state), state);
    boolean isSet = ASTHelpers.isSubtype(type, SET.get(state), state);
    if (field.origin() == CollectionOrigin.WEAK) {
      return weakTwin(state.getTypes().asSuper(type, MAP.get(state).tsym));
    }
    if (field.origin() == CollectionOrigin.BOUNDED) {
      return "Use a bounded concurrent cache such as Caffeine, or a ConcurrentHashMap if the number"
          + " of keys is small.";
    }
    if (field.origin() == CollectionOrigin.EXTENDED) {
      return "Use a concurrent collection, and do there, or around it, what "
          + ASTHelpers.getType(field.collection().inner()).tsym.name
          + " adds, unless the code relies on null, iteration order or atomic compound operations.";
    }
    if (isSorted(field)) {
      return "Use a "
          + (isMap ? "ConcurrentSkipListMap" : "ConcurrentSkipListSet")
          + ", which keeps the order, unless the code relies on atomic compound operations.";
    }
    if (isMap) {
      return "Use a ConcurrentHashMap unless the code relies on null keys or values, iteration"
          + " order or atomic compound operations."
          + (field.isFilledByLookups(state)
              ? " Call get first and computeIfAbsent only on a miss: it can lock on a hit, too. No"
                  + " fix is offered for that reason."
              : "");
    }
    return isSet
        ? "Use ConcurrentHashMap.newKeySet() unless the code relies on null elements, iteration"
            + " order or atomic compound operations."
        : "Use a CopyOnWriteArrayList if the list is small and the code does not rely on atomic"
            + " compound operations.";
  }

  /** What replaces a {@code WeakHashMap}, by the type of its keys; null for a set of them. */
  private static String weakTwin(Type map) {
    Type key = map == null ? null : Iterables.getFirst(map.getTypeArguments(), null);
    String name = key == null ? "" : KnownTypes.nameOf(key);
    return switch (name) {
          case "java.lang.Class" -> "Use a ClassValue, which does not keep classes alive";
          case "java.lang.String" -> "Use a bounded concurrent cache";
          case "", "java.lang.Object", "java.lang.reflect.Type" ->
              "Use a ClassValue if the keys are classes, else a concurrent cache with weak keys, which"
                  + " compares them by identity, or a bounded one";
          default ->
              "Use a concurrent cache with weak keys, which compares them by identity, or a bounded"
                  + " one";
        }
        + ": a WeakHashMap removes stale entries on each read.";
  }

  private static boolean isSorted(CollectionField field) {
    String wrapper = field.collection().name();
    return wrapper.contains("Sorted")
        || wrapper.contains("Navigable")
        || (ASTHelpers.stripParentheses(field.collection().inner()) instanceof NewClassTree creation
            && KnownTypes.nameOf(ASTHelpers.getType(creation)).startsWith("java.util.Tree"));
  }
}
