package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.collections.FieldUses.Kind;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.sharing.FieldEscape;
import io.github.uncontended.analysis.sharing.ThisEscape;
import io.github.uncontended.analysis.syntax.NonNull;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;
import java.util.Optional;

/**
 * Whether removing the lock of a collection that is never written after construction preserves
 * behaviour: a wrapper is replaced by the collection that it wraps, a {@code Vector} by an {@code
 * ArrayList}, a {@code Hashtable} by a {@code HashMap}.
 */
public final class LockRemoval {
  private LockRemoval() {}

  /**
   * Why removing the lock may change behaviour.
   *
   * @param field holds the collection, which does not escape
   * @return a clause, such as {@code reflection can access the field}; empty if behaviour is
   *     preserved
   */
  public static Optional<String> doubt(CollectionField field, VisitorState state) {
    VarSymbol symbol = field.symbol();
    List<Use> uses = field.uses().all();
    if (FieldEscape.isSerialized(symbol, state)) {
      return Optional.of("the field is part of the serialized form of its class");
    }
    if (FieldEscape.isReadByReflection(symbol, state)) {
      return Optional.of("reflection can access the field");
    }
    if (uses.stream().anyMatch(use -> !use.certain())) {
      return Optional.of("code outside this file runs while the lock is held, or receives entries");
    }
    if (!symbol.isStatic() && ThisEscape.of((ClassSymbol) symbol.owner, state).isPossible()) {
      return Optional.of("the object escapes before its constructor returns");
    }
    return difference(field.collection(), uses, state);
  }

  private static Optional<String> difference(
      LockedCollection locked, List<Use> uses, VisitorState state) {
    if (locked.tree() instanceof MethodInvocationTree wrapper) {
      boolean byIdentity =
          ASTHelpers.getSymbol(wrapper).name.contentEquals("synchronizedCollection");
      return byIdentity && uses.stream().anyMatch(LockRemoval::compares)
          ? Optional.of("Collections.synchronizedCollection is compared by identity")
          : Optional.empty();
    }
    if (locked.name().equals("Vector")) {
      return uses.stream().allMatch(LockRemoval::isLikeArrayList)
          ? Optional.empty()
          : Optional.of("ArrayList and Vector throw different exceptions for an invalid index");
    }
    boolean copies =
        ((NewClassTree) locked.tree())
            .getArguments().stream()
                .map(ASTHelpers::getType)
                .anyMatch(type -> type == null || !type.isPrimitive());
    return !copies && uses.stream().allMatch(use -> isKeyed(use, state))
        ? Optional.empty()
        : Optional.of("HashMap has a different iteration order than Hashtable and accepts null");
  }

  private static boolean compares(Use use) {
    return use.operation().equals("equals") || use.operation().startsWith("hash");
  }

  private static boolean isLikeArrayList(Use use) {
    boolean byIndex =
        use.operation().startsWith("add")
            && (use.arguments().size() != 1 || ASTHelpers.getType(use.arguments().get(0)) == null);
    boolean iterates = use.operation().equals("for") || use.operation().equals("copy");
    return (iterates || ApiFact.SAME_IN_ARRAY_LIST.isMethodName(use.operation())) && !byIndex;
  }

  /** Whether a use behaves the same in a {@code HashMap}: no null, no iteration order. */
  private static boolean isKeyed(Use use, VisitorState state) {
    boolean put = use.kind() == Kind.WRITE && use.operation().equals("put");
    if (!put && !ApiFact.KEYED_READ.isMethodName(use.operation())) {
      return false;
    }
    ImmutableList<ExpressionTree> arguments = use.arguments();
    return arguments.isEmpty()
        || (NonNull.isCertain(arguments.get(0))
            // The type is known to keep the contract of equals and hashCode.
            && Stability.isImmutableValueType(ASTHelpers.getType(arguments.get(0)), state)
            && (!put || NonNull.isCertain(arguments.get(1))));
  }
}
