package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.caching.PrecedingLookups;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Places;

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

  /**
   * Whether a fill also looks the element up: on a hit, {@code computeIfAbsent} only returns the
   * value. Code that ignores it registers a key, and code that adds to it collects elements.
   */
  static boolean isLookup(Use write) {
    if (!write.operation().equals("computeIfAbsent")) {
      return false;
    }
    TreePath value = Places.withCasts(write.path());
    Tree user = value.getParentPath().getLeaf();
    return !(user instanceof ExpressionStatementTree)
        && !(user instanceof MemberSelectTree select && isChanged(select));
  }

  /** Whether a lookup of the same key precedes a fill. */
  static boolean isPreceded(Use write, VisitorState state) {
    ExpressionTree collection =
        write.path().getLeaf() instanceof MethodInvocationTree call
            ? ASTHelpers.getReceiver(call)
            : null;
    return collection != null
        && !write.arguments().isEmpty()
        && PrecedingLookups.precede(write.path(), collection, write.arguments().get(0), state);
  }

  private static boolean isChanged(MemberSelectTree member) {
    return ASTHelpers.getSymbol(member) instanceof MethodSymbol method
        && ApiFact.WRITES.isInherited(method)
        && !ON_ABSENCE.contains(method.name.toString());
  }

  /** Whether a write removes elements. */
  static boolean isEviction(Use write) {
    return EVICTS.contains(write.operation());
  }
}
