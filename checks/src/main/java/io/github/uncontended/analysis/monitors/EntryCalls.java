package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;
import java.util.Set;

/** Which calls look up or store an entry of a map, list or cache that code names. */
final class EntryCalls {
  static final ImmutableSet<String> LOOKUPS =
      ImmutableSet.of(
          "get",
          "getOrDefault",
          "getIfPresent",
          "getProperty",
          "elementAt",
          "floorEntry",
          "ceilingEntry",
          "lowerEntry",
          "higherEntry");
  static final ImmutableSet<String> TESTS = ImmutableSet.of("containsKey");
  static final ImmutableSet<String> COMPUTATIONS = ImmutableSet.of("computeIfAbsent");
  private static final ImmutableSet<String> REMOVALS = ImmutableSet.of("remove");
  static final ImmutableSet<String> STORES =
      ImmutableSet.of(
          "put",
          "putIfAbsent",
          "computeIfAbsent",
          "add",
          "addElement",
          "addFirst",
          "addLast",
          "set",
          "setProperty",
          "offer",
          "push");

  private static final Supplier<Name> GET = VisitorState.memoize(state -> state.getName("get"));
  private static final Supplier<Name> PUT = VisitorState.memoize(state -> state.getName("put"));

  private static final Supplier<Type> MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Map"));

  private final OwnMembers own;
  private final VisitorState state;

  EntryCalls(OwnMembers own, VisitorState state) {
    this.own = own;
    this.state = state;
  }

  /** The entries in which a call looks up the one with a key. */
  Optional<Slot> lookup(MethodInvocationTree call) {
    return entry(call, LOOKUPS);
  }

  /** The entries in which a call tests whether there is one with a key. */
  Optional<Slot> test(MethodInvocationTree call) {
    return entry(call, TESTS);
  }

  /** The entries in which a call stores one. */
  Optional<Slot> store(MethodInvocationTree call) {
    return entry(call, STORES);
  }

  /** The entries in which a call looks one up, or creates it. */
  Optional<Slot> computation(MethodInvocationTree call) {
    return entry(call, COMPUTATIONS);
  }

  /** The entries from which a call removes one. */
  Optional<Slot> removal(MethodInvocationTree call) {
    return entry(call, REMOVALS);
  }

  private Optional<Slot> entry(MethodInvocationTree call, Set<String> names) {
    if (!(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method)
        || !names.contains(method.name.toString())
        || call.getArguments().isEmpty()) {
      return Optional.empty();
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (Expressions.isOwnReceiver(receiver)) {
      // Classes between the map and java.util.Map declare the methods.
      return isOwnMap(method) || (own.body(call).isEmpty() && isOwnCache(method))
          ? Optional.of(new Slot(MAP.get(state).tsym, true))
          : Optional.empty();
    }
    return own.holder(receiver).map(holder -> new Slot(holder, true));
  }

  /** Whether an unqualified call is one of a map on itself. */
  private boolean isOwnMap(MethodSymbol method) {
    return ASTHelpers.isSubtype(method.enclClass().type, MAP.get(state), state);
  }

  /**
   * Whether an unqualified call is one of an object that has values by their keys, and that other
   * code asks without the lock.
   */
  private boolean isOwnCache(MethodSymbol method) {
    Type type = method.enclClass().type;
    return method.isPublic()
        && (method.flags() & Flags.SYNCHRONIZED) == 0
        && (method.name == GET.get(state) || method.name == PUT.get(state))
        && declares(type, GET.get(state), 1)
        && declares(type, PUT.get(state), 2);
  }

  private boolean declares(Type type, Name name, int parameters) {
    return state.getTypes().closure(type).stream()
        .flatMap(each -> Streams.stream(each.tsym.members().getSymbolsByName(name)))
        .anyMatch(
            member ->
                member instanceof MethodSymbol method
                    && !method.isStatic()
                    && method.params().size() == parameters);
  }
}
