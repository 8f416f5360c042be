package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.FieldUses.Kind;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.sharing.FieldEscape;
import io.github.uncontended.analysis.sharing.ThisEscape;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.NullResults;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Whether removing the lock of a collection that is never written after construction preserves
 * behaviour: a wrapper is replaced by the collection that it wraps, a {@code Vector} by an {@code
 * ArrayList}, a {@code Hashtable} by a {@code HashMap}.
 */
public final class LockRemoval {
  /** The types by which a constructor takes the elements of any collection. */
  private static final ImmutableSet<String> ELEMENTS =
      ImmutableSet.of("java.util.Map", "java.util.Collection");

  private LockRemoval() {}

  /**
   * Why removing the lock may change behaviour.
   *
   * @param field holds the collection, which does not escape
   * @return a clause, such as {@code reflection can access the field}; empty if behaviour is
   *     preserved
   */
  public static Optional<String> doubt(CollectionField field, VisitorState state) {
    return ofField(field, state)
        .or(() -> difference(field.collection(), uses(field), state))
        .or(() -> guarded(field, state));
  }

  /**
   * Why reading the collection without a lock that code takes around the reads may change
   * behaviour; the collection stays as it is.
   *
   * @param field holds the collection, which is never written after construction and does not
   *     escape
   * @return as for {@link #doubt}
   */
  public static Optional<String> doubtOfReads(CollectionField field, VisitorState state) {
    return ofField(field, state).or(() -> guarded(field, state));
  }

  private static List<Use> uses(CollectionField field) {
    return field.uses().all().stream().filter(use -> use.kind() != Kind.MONITOR).toList();
  }

  /** Who else may have the collection, or use it while the lock is held. */
  private static Optional<String> ofField(CollectionField field, VisitorState state) {
    VarSymbol symbol = field.symbol();
    if (!field.isFinal()) {
      return Optional.of("the field is not final, so that only the lock publishes the elements");
    }
    if (FieldEscape.isSerialized(symbol, state)) {
      return Optional.of("the field is part of the serialized form of its class");
    }
    if (FieldEscape.isReadByReflection(symbol, state)) {
      return Optional.of("reflection can access the field");
    }
    if (uses(field).stream().anyMatch(use -> !use.certain())) {
      return Optional.of("code outside this file runs while the lock is held, or receives entries");
    }
    return symbol.isStatic()
        ? Optional.empty()
        : ThisEscape.of((ClassSymbol) symbol.owner, state).reason(symbol, state);
  }

  /** What the lock may guard besides the structure of the collection. */
  private static Optional<String> guarded(CollectionField field, VisitorState state) {
    if (!hasImmutableElements(field.symbol().type, state)) {
      return Optional.of("the lock also guards and publishes what the elements hold");
    }
    if (comparesWithState(field, state)) {
      return Optional.of("the lock also guards the comparator");
    }
    return field.reads().stream().allMatch(read -> callsNothing(read, state))
        ? Optional.empty()
        : Optional.of("a read calls a method of its argument while the lock is held");
  }

  private static boolean hasImmutableElements(Type collection, VisitorState state) {
    return !collection.getTypeArguments().isEmpty()
        && collection.getTypeArguments().stream()
            .allMatch(argument -> Stability.isImmutableValueType(argument, state));
  }

  /** Whether a sorted collection uses a comparator, or an order, that may have state. */
  private static boolean comparesWithState(CollectionField field, VisitorState state) {
    ExpressionTree created = created(field.collection().inner(), state);
    Type type = ASTHelpers.getType(created);
    ImmutableSet<String> supertypes = KnownTypes.supertypes(type, state);
    if (!supertypes.contains("java.util.SortedMap")
        && !supertypes.contains("java.util.SortedSet")) {
      return false;
    }
    Type key = field.symbol().type.getTypeArguments().head;
    return key.tsym.getKind() == ElementKind.RECORD
        || !(created instanceof NewClassTree creation)
        || !(copiesElements(creation)
            || creation.getArguments().stream().allMatch(LockRemoval::isStatelessComparator));
  }

  /**
   * Whether a constructor of a sorted collection takes elements alone, which it sorts in their
   * natural order. One for sorted collections also takes the comparator.
   */
  private static boolean copiesElements(NewClassTree creation) {
    List<VarSymbol> parameters = ASTHelpers.getSymbol(creation).params();
    return parameters.size() == 1 && ELEMENTS.contains(KnownTypes.nameOf(parameters.get(0).type));
  }

  /** The expression that creates a collection, which a local variable may hold before. */
  private static ExpressionTree created(ExpressionTree collection, VisitorState state) {
    ExpressionTree bare = ASTHelpers.stripParentheses(collection);
    if (!(Symbols.of(bare) instanceof VarSymbol variable)) {
      return bare;
    }
    return UnitIndex.of(state)
        .declaration(variable)
        .map(path -> ((VariableTree) path.getLeaf()).getInitializer())
        .map(ASTHelpers::stripParentheses)
        .orElse(bare);
  }

  private static boolean isStatelessComparator(ExpressionTree argument) {
    Symbol symbol = Symbols.of(argument);
    return symbol != null && ASTHelpers.isStatic(symbol) && isOrderOfJdk(symbol);
  }

  private static boolean isOrderOfJdk(Symbol symbol) {
    String owner = symbol.owner.getQualifiedName().toString();
    String name = symbol.name.toString();
    return (owner.equals("java.lang.String") && name.equals("CASE_INSENSITIVE_ORDER"))
        || (owner.equals("java.util.Comparator")
            && (name.equals("naturalOrder") || name.equals("reverseOrder")))
        || (owner.equals("java.util.Collections")
            && name.equals("reverseOrder")
            && symbol instanceof MethodSymbol method
            && method.params().isEmpty());
  }

  /** Whether a read runs no code of its arguments, such as their {@code equals}. */
  private static boolean callsNothing(Use read, VisitorState state) {
    return read.operation().equals("toArray")
        || read.arguments().stream()
            .map(ASTHelpers::getType)
            .allMatch(type -> Stability.isImmutableValueType(type, state));
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
    if (locked.isVector()) {
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
        || (NullResults.areExcluded(arguments.get(0), state)
            // The type is known to keep the contract of equals and hashCode.
            && Stability.isImmutableValueType(ASTHelpers.getType(arguments.get(0)), state)
            && (!put || NullResults.areExcluded(arguments.get(1), state)));
  }
}
