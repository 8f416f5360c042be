package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whether a lookup changes the map that it reads, since a {@code LinkedHashMap} in access order
 * moves each entry that it finds to the end.
 */
final class AccessOrder {
  private static final Supplier<Type> LINKED_HASH_MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.LinkedHashMap"));

  private static final Supplier<Type> MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.Map"));

  /** The lookups that move the entry that they find; {@code containsKey} moves none. */
  private static final ImmutableSet<String> MOVES = ImmutableSet.of("get", "getOrDefault");

  /** How many variables and maps a map is followed through. */
  private static final int DEPTH = 3;

  private AccessOrder() {}

  /** Whether a map in access order may reach a field. */
  static boolean isIn(VarSymbol field, UnitIndex index, VisitorState state) {
    return isClassOf(field.type.tsym, state)
        || values(field, index).anyMatch(value -> isInAccessOrder(value, state));
  }

  /** Whether a call looks an entry up in a map that may be in access order, which moves it. */
  static boolean isChangedBy(MethodInvocationTree call, UnitIndex index, VisitorState state) {
    ExpressionTree map = ASTHelpers.getReceiver(call);
    return map != null
        && MOVES.contains(Expressions.simpleName(call.getMethodSelect()))
        && ASTHelpers.isSubtype(ASTHelpers.getType(map), MAP.get(state), state)
        && mayBeOrdered(map, DEPTH, index, state);
  }

  /** Whether the value of an expression may be a map in access order, also an entry of a map. */
  private static boolean mayBeOrdered(
      ExpressionTree expression, int depth, UnitIndex index, VisitorState state) {
    ExpressionTree value = Expressions.withoutCasts(expression);
    if (isInAccessOrder(value, state)) {
      return true;
    }
    if (depth == 0) {
      return false;
    }
    if (value instanceof MethodInvocationTree call) {
      ExpressionTree of = ASTHelpers.getReceiver(call);
      return of != null
          && Symbols.of(of) instanceof VarSymbol field
          && Expressions.isField(field)
          && contents(field, index).anyMatch(entry -> mayBeOrdered(entry, depth - 1, index, state));
    }
    if (!(Symbols.of(value) instanceof VarSymbol variable)) {
      return false;
    }
    return Expressions.isField(variable)
        ? isIn(variable, index, state)
        : isClassOf(variable.type.tsym, state)
            || Assignments.values(variable, state).stream()
                .anyMatch(each -> mayBeOrdered(each, depth - 1, index, state));
  }

  /** What the unit passes to methods of the map in a field: the entries that it stores, too. */
  private static Stream<? extends ExpressionTree> contents(VarSymbol field, UnitIndex index) {
    return index.uses(field).stream()
        .map(use -> use.getParentPath().getParentPath().getLeaf())
        .filter(MethodInvocationTree.class::isInstance)
        .map(MethodInvocationTree.class::cast)
        .filter(call -> field.equals(Symbols.of(ASTHelpers.getReceiver(call))))
        .flatMap(call -> call.getArguments().stream());
  }

  /** The values that the unit assigns to a field. */
  static Stream<ExpressionTree> values(VarSymbol field, UnitIndex index) {
    return Stream.concat(
        LockIdentity.initializer(field, index).stream(), Assignments.assignedAt(index.uses(field)));
  }

  private static boolean isInAccessOrder(ExpressionTree value, VisitorState state) {
    return Expressions.contains(
        value,
        part ->
            part instanceof NewClassTree creation
                && (isClassOf(ASTHelpers.getSymbol(creation.getIdentifier()), state)
                    || createsOrdered(creation, state)));
  }

  /** Whether a constructor is told to order by access; those of the compilation show what it is. */
  private static boolean createsOrdered(NewClassTree creation, VisitorState state) {
    return isOrdered(creation.getArguments())
        && ASTHelpers.getSymbol(creation.getIdentifier()) instanceof ClassSymbol type
        && ASTHelpers.isSubtype(type.type, LINKED_HASH_MAP.get(state), state)
        && CompilationIndex.of(state).declaration(type).isEmpty();
  }

  /** Whether a class of the compilation is a map that orders itself by access. */
  static boolean isClassOf(Symbol type, VisitorState state) {
    if (!(type instanceof ClassSymbol symbol)
        || !ASTHelpers.isSubtype(symbol.type, LINKED_HASH_MAP.get(state), state)) {
      return false;
    }
    return isClassOf(symbol.getSuperclass().tsym, state) || choosesAccess(symbol, state);
  }

  private static boolean choosesAccess(ClassSymbol symbol, VisitorState state) {
    return CompilationIndex.of(state)
        .declaration(symbol)
        .map(TreePath::getLeaf)
        .filter(ClassTree.class::isInstance)
        .filter(
            tree ->
                Expressions.contains(
                    tree,
                    part ->
                        part instanceof MethodInvocationTree call
                            && Expressions.isSuper(call.getMethodSelect())
                            && isOrdered(call.getArguments())))
        .isPresent();
  }

  /** Whether arguments are those of the constructor that chooses the order, and choose access. */
  private static boolean isOrdered(List<? extends ExpressionTree> arguments) {
    return arguments.size() == 3 && !Boolean.FALSE.equals(ASTHelpers.constValue(arguments.get(2)));
  }
}
