package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Which type the map of a {@link CacheLookup} has at run time, as far as the sources show. */
public final class CacheType {
  private static final Supplier<Type> CONCURRENT_MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.concurrent.ConcurrentMap"));

  private static final Supplier<Type> MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Map"));

  private static final Supplier<Type> LINKED =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.LinkedHashMap"));

  private static final Supplier<Name> EVICTS =
      VisitorState.memoize(state -> state.getName("removeEldestEntry"));

  /** How many variables and methods a value is followed through. */
  private static final int DEPTH = 3;

  private CacheType() {}

  /** Whether the variable is declared or initialized with a type, or a wrapper of one. */
  public static boolean holds(CacheLookup lookup, Type type, VisitorState state) {
    return lookup
        .slot()
        .variable()
        .filter(variable -> holds(variable, it -> ASTHelpers.isSubtype(it, type, state), state))
        .isPresent();
  }

  /**
   * Whether the entries may depend on the object that the cache belongs to: a method that stores
   * one names other instance members of the class.
   */
  public static boolean dependsOnObject(CacheLookup lookup, VisitorState state) {
    return lookup
        .slot()
        .variable()
        .filter(variable -> Expressions.isField(variable) && !variable.isStatic())
        .filter(
            variable ->
                FieldAccesses.of(variable, state).afterConstruction().stream()
                    .filter(FieldAccess::changesObject)
                    .flatMap(store -> Places.methodRunning(store.path()).stream())
                    .anyMatch(
                        method ->
                            Expressions.contains(
                                ((MethodTree) method.getLeaf()).getBody(),
                                part -> isOtherMember(part, variable, lookup.section().lock()))))
        .isPresent();
  }

  private static boolean isOtherMember(Tree part, VarSymbol variable, LockIdentity lock) {
    Symbol member = part instanceof ExpressionTree ? Symbols.of(part) : null;
    return member != null
        && member.owner == variable.owner
        && !ASTHelpers.isStatic(member)
        && !Expressions.isThis(part)
        && !member.equals(variable)
        && !member.equals(lock.symbol());
  }

  private static boolean holds(VarSymbol variable, Predicate<Type> type, VisitorState state) {
    return type.test(variable.type)
        || values(variable, state)
            .anyMatch(value -> Expressions.contains(value, part -> creates(part, type)));
  }

  /** The values that the compilation assigns to a variable, its initializer first. */
  private static Stream<ExpressionTree> values(VarSymbol variable, VisitorState state) {
    return Stream.concat(
        CompilationIndex.of(state)
            .declaration(variable)
            .map(TreePath::getLeaf)
            .filter(VariableTree.class::isInstance)
            .map(declaration -> ((VariableTree) declaration).getInitializer())
            .stream(),
        Assignments.assignedAt(CompilationIndex.uses(variable, state)));
  }

  private static boolean creates(Tree part, Predicate<Type> type) {
    return part instanceof NewClassTree
        && ASTHelpers.getType(part) != null
        && type.test(ASTHelpers.getType(part));
  }

  private static boolean isOf(Tree value, Type type, VisitorState state) {
    return ASTHelpers.getType(value) != null
        && ASTHelpers.isSubtype(ASTHelpers.getType(value), type, state);
  }

  /**
   * Whether the map evicts entries by itself: it is a {@code LinkedHashMap} that overrides {@code
   * removeEldestEntry}, and no code removes an entry by its key. Where code does, an entry stays
   * until then, and must not be evicted.
   */
  public static boolean isBounded(CacheLookup lookup, VisitorState state) {
    Optional<VarSymbol> map = lookup.slot().variable();
    if (map.isEmpty()) {
      return lookup
          .section()
          .methodSymbol()
          .filter(method -> isBounded(method.enclClass().type, state))
          .isPresent();
    }
    return map.filter(variable -> holds(variable, type -> isBounded(type, state), state))
        .filter(variable -> !removesKeys(variable, state))
        .isPresent();
  }

  private static boolean isBounded(Type type, VisitorState state) {
    if (!(type.tsym instanceof ClassSymbol map)
        || !ASTHelpers.isSubtype(type, LINKED.get(state), state)
        || map.equals(LINKED.get(state).tsym)) {
      return false;
    }
    return map.members().findFirst(EVICTS.get(state)) != null
        || isBounded(map.getSuperclass(), state);
  }

  /** Whether the entries are maps into which the section stores, too. */
  public static boolean isOfFilledMaps(CacheLookup lookup, VisitorState state) {
    return lookup
        .slot()
        .variable()
        .filter(variable -> isOfMaps(variable.type, state))
        .filter(
            variable ->
                lookup.section().body().stream()
                    .anyMatch(
                        statement ->
                            Expressions.contains(
                                statement, part -> storesInOther(part, variable, state))))
        .isPresent();
  }

  private static boolean isOfMaps(Type type, VisitorState state) {
    Type map = MAP.get(state) == null ? null : state.getTypes().asSuper(type, MAP.get(state).tsym);
    return map != null
        && map.getTypeArguments().size() == 2
        && ASTHelpers.isSubtype(map.getTypeArguments().get(1), MAP.get(state), state);
  }

  /** Whether a part stores into another map than that of a variable. */
  private static boolean storesInOther(Tree part, VarSymbol variable, VisitorState state) {
    if (!(part instanceof MethodInvocationTree call)
        || !ApiFact.WRITES.isMethodName(Expressions.simpleName(call.getMethodSelect()))) {
      return false;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return receiver != null
        && !variable.equals(Symbols.of(receiver))
        && isOf(receiver, MAP.get(state), state);
  }

  /** Whether a miss removes another entry, to make room. */
  public static boolean isEvicted(CacheLookup lookup, VisitorState state) {
    return Eviction.of(lookup.section(), lookup.slot(), lookup.reads(state), state).makesRoom();
  }

  /** Whether code replaces the map by a copy where it changes it. */
  public static boolean isReplaced(CacheLookup lookup, VisitorState state) {
    return lookup
        .slot()
        .variable()
        .filter(variable -> Expressions.isField(variable) && !isFinal(variable))
        .filter(
            variable ->
                FieldAccesses.of(variable, state).afterConstruction().stream()
                    .noneMatch(FieldAccess::changesObject))
        .isPresent();
  }

  private static boolean isFinal(VarSymbol variable) {
    return (variable.flags() & Flags.FINAL) != 0;
  }

  private static boolean removesKeys(VarSymbol variable, VisitorState state) {
    return CompilationIndex.of(state).uses(variable).stream()
        .map(use -> use.getParentPath().getParentPath().getLeaf())
        .anyMatch(
            call ->
                call instanceof MethodInvocationTree invocation
                    && Expressions.simpleName(invocation.getMethodSelect()).equals("remove"));
  }

  /**
   * Whether the map is a concurrent one: by its type, by all its values, by what a method that
   * creates it returns, or by all arguments that the compilation passes to the parameter which is
   * its only value.
   */
  public static boolean isConcurrent(CacheLookup lookup, VisitorState state) {
    Optional<VarSymbol> variable = lookup.slot().variable();
    if (variable.isEmpty()) {
      return lookup
          .section()
          .methodSymbol()
          .filter(
              method ->
                  ASTHelpers.isSubtype(method.enclClass().type, CONCURRENT_MAP.get(state), state))
          .isPresent();
    }
    return isConcurrent(variable.get(), DEPTH, state);
  }

  private static boolean isConcurrent(VarSymbol variable, int depth, VisitorState state) {
    if (ASTHelpers.isSubtype(variable.type, CONCURRENT_MAP.get(state), state)) {
      return true;
    }
    List<ExpressionTree> values = AccessOrder.values(variable, UnitIndex.of(state)).toList();
    return !values.isEmpty()
        && values.stream().allMatch(value -> isConcurrent(value, depth, state));
  }

  private static boolean isConcurrent(ExpressionTree value, int depth, VisitorState state) {
    if (isOf(value, CONCURRENT_MAP.get(state), state)) {
      return true;
    }
    if (depth == 0) {
      return false;
    }
    if (Symbols.of(value) instanceof MethodSymbol creator) {
      return isCreatedConcurrent(creator, depth - 1, state);
    }
    if (!(Symbols.of(value) instanceof VarSymbol variable)) {
      return false;
    }
    if (!(variable.owner instanceof MethodSymbol method) || !method.params().contains(variable)) {
      return isConcurrent(variable, depth - 1, state);
    }
    int position = method.params().indexOf(variable);
    List<ExpressionTree> arguments =
        CompilationIndex.of(state).calls(method).stream()
            .map(call -> Expressions.argument(call.getLeaf(), position))
            .flatMap(Optional::stream)
            .toList();
    return !arguments.isEmpty()
        && arguments.stream().allMatch(it -> isOf(it, CONCURRENT_MAP.get(state), state));
  }

  private static boolean isCreatedConcurrent(MethodSymbol creator, int depth, VisitorState state) {
    Optional<BlockTree> body =
        UnitIndex.of(state)
            .declaration(creator)
            .map(TreePath::getLeaf)
            .filter(MethodTree.class::isInstance)
            .map(method -> ((MethodTree) method).getBody());
    return body.isPresent()
        && !Returns.of(body.get()).isEmpty()
        && Returns.of(body.get()).stream().allMatch(it -> isConcurrent(it, depth, state));
  }
}
