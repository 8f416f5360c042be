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
import io.github.uncontended.analysis.syntax.NonNull;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;
import java.util.Optional;

/**
 * Whether it shows that a collection which is never written after construction loses its lock: a
 * wrapper leaves what it wraps, a {@code Vector} becomes an {@code ArrayList}, a {@code Hashtable}
 * a {@code HashMap}.
 */
public final class LockRemoval {
  private LockRemoval() {}

  /**
   * Why the collection might not do the same for everyone without its lock.
   *
   * @param field holds it, and gives it to nobody
   * @return a clause, such as {@code the field can be reached by reflection}; empty if it does
   */
  public static Optional<String> doubt(CollectionField field, VisitorState state) {
    VarSymbol symbol = field.symbol();
    List<Use> uses = field.uses().all();
    if (FieldEscape.isSerialized(symbol, state)) {
      return Optional.of("the field is a part of its class's serialized form");
    }
    if (FieldEscape.isReadByReflection(symbol, state)) {
      return Optional.of("the field can be reached by reflection");
    }
    if (uses.stream().anyMatch(use -> !use.certain())) {
      return Optional.of("code outside of this file runs under the lock or gets its entries");
    }
    if (!symbol.isStatic() && Construction.of(state).mayLeakThis((ClassSymbol) symbol.owner)) {
      return Optional.of("other threads may get the object before its constructor ends");
    }
    return difference(field.collection(), uses, state);
  }

  private static Optional<String> difference(
      LockedCollection locked, List<Use> uses, VisitorState state) {
    if (locked.tree() instanceof MethodInvocationTree wrapper) {
      boolean byIdentity =
          ASTHelpers.getSymbol(wrapper).name.contentEquals("synchronizedCollection");
      return byIdentity && uses.stream().anyMatch(LockRemoval::compares)
          ? Optional.of("Collections.synchronizedCollection is equal only to itself")
          : Optional.empty();
    }
    if (locked.name().equals("Vector")) {
      return uses.stream().allMatch(LockRemoval::isLikeArrayList)
          ? Optional.empty()
          : Optional.of("a bad index makes ArrayList throw another exception than Vector");
    }
    boolean copies =
        ((NewClassTree) locked.tree())
            .getArguments().stream()
                .map(ASTHelpers::getType)
                .anyMatch(type -> type == null || !type.isPrimitive());
    return !copies && uses.stream().allMatch(use -> isKeyed(use, state))
        ? Optional.empty()
        : Optional.of("HashMap has another order than Hashtable and takes null");
  }

  private static boolean compares(Use use) {
    return use.how().equals("equals") || use.how().startsWith("hash");
  }

  private static boolean isLikeArrayList(Use use) {
    boolean byIndex =
        use.how().startsWith("add")
            && (use.arguments().size() != 1 || ASTHelpers.getType(use.arguments().get(0)) == null);
    boolean iterates = use.how().equals("for") || use.how().equals("copy");
    return (iterates || ApiFact.SAME_IN_ARRAY_LIST.isMethodName(use.how())) && !byIndex;
  }

  /** Whether a use gives the same with a HashMap: keys and values that are not null, no order. */
  private static boolean isKeyed(Use use, VisitorState state) {
    boolean put = use.kind() == Kind.WRITE && use.how().equals("put");
    if (!put && !ApiFact.KEYED_READ.isMethodName(use.how())) {
      return false;
    }
    ImmutableList<ExpressionTree> arguments = use.arguments();
    return arguments.isEmpty()
        || (NonNull.isCertain(arguments.get(0))
            // equals and hashCode that keep their contract.
            && Stability.isImmutableValueType(ASTHelpers.getType(arguments.get(0)), state)
            && (!put || NonNull.isCertain(arguments.get(1))));
  }
}
