package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import io.github.uncontended.analysis.caching.PrecedingLookups;
import io.github.uncontended.analysis.collections.FieldUses.Use;

/**
 * Which writes make a cache of a collection: a write that only a failed lookup of the same key
 * leads to is as rare as a miss. Each eviction causes a later miss, so that evictions are rare in a
 * cache, too.
 */
final class CacheFill {
  private static final ImmutableSet<String> STORES =
      ImmutableSet.of("put", "add", "addElement", "computeIfAbsent", "putIfAbsent");
  private static final ImmutableSet<String> ON_ABSENCE =
      ImmutableSet.of("computeIfAbsent", "putIfAbsent");
  private static final ImmutableSet<String> EVICTS =
      ImmutableSet.of("remove", "removeAll", "removeIf", "clear", "iterator", "view");

  private CacheFill() {}

  /** Whether a write stores an element that a lookup did not find. */
  static boolean isFill(Use write, VisitorState state) {
    if (!STORES.contains(write.operation())
        || write.arguments().isEmpty()
        || !(write.path().getLeaf() instanceof MethodInvocationTree call)) {
      return false;
    }
    ExpressionTree collection = ASTHelpers.getReceiver(call);
    return ON_ABSENCE.contains(write.operation())
        || (collection != null
            && PrecedingLookups.leadOnMiss(
                write.path(), collection, write.arguments().get(0), state));
  }

  /** Whether a write removes elements. */
  static boolean isEviction(Use write) {
    return EVICTS.contains(write.operation());
  }
}
