package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;

/** Which type the map of a {@link CacheLookup} has at run time, as far as the sources show. */
public final class CacheType {
  private static final Supplier<Type> CONCURRENT_MAP =
      VisitorState.memoize(state -> state.getTypeFromString("java.util.concurrent.ConcurrentMap"));

  private CacheType() {}

  /** Whether the variable is declared or initialized with a type, or a wrapper of one. */
  public static boolean holds(CacheLookup lookup, Type type, VisitorState state) {
    return lookup.slot().variable().filter(variable -> holds(variable, type, state)).isPresent();
  }

  private static boolean holds(VarSymbol variable, Type type, VisitorState state) {
    return ASTHelpers.isSubtype(variable.type, type, state)
        || CompilationIndex.of(state)
            .declaration(variable)
            .map(TreePath::getLeaf)
            .filter(VariableTree.class::isInstance)
            .map(declaration -> ((VariableTree) declaration).getInitializer())
            .filter(value -> Expressions.contains(value, part -> creates(part, type, state)))
            .isPresent();
  }

  private static boolean creates(Tree part, Type type, VisitorState state) {
    return part instanceof NewClassTree && isOf(part, type, state);
  }

  private static boolean isOf(Tree value, Type type, VisitorState state) {
    return ASTHelpers.getType(value) != null
        && ASTHelpers.isSubtype(ASTHelpers.getType(value), type, state);
  }

  /**
   * Whether the map is a concurrent one: by the type of the variable, by its only value, or by all
   * arguments that the compilation passes to the parameter which is its only value.
   */
  public static boolean isConcurrent(CacheLookup lookup, VisitorState state) {
    if (lookup.slot().variable().isEmpty()) {
      return false;
    }
    VarSymbol variable = lookup.slot().variable().get();
    if (ASTHelpers.isSubtype(variable.type, CONCURRENT_MAP.get(state), state)) {
      return true;
    }
    UnitIndex index = UnitIndex.of(lookup.section().path().getCompilationUnit(), state.context);
    List<ExpressionTree> values = AccessOrder.values(variable, index).toList();
    return !values.isEmpty() && values.stream().allMatch(value -> isConcurrent(value, state));
  }

  private static boolean isConcurrent(ExpressionTree value, VisitorState state) {
    if (isOf(value, CONCURRENT_MAP.get(state), state)) {
      return true;
    }
    if (!(ASTHelpers.getSymbol(value) instanceof VarSymbol parameter)
        || !(parameter.owner instanceof MethodSymbol method)
        || !method.params().contains(parameter)) {
      return false;
    }
    int position = method.params().indexOf(parameter);
    List<ExpressionTree> arguments =
        CompilationIndex.of(state).calls(method).stream()
            .map(call -> Expressions.argument(call.getLeaf(), position))
            .flatMap(Optional::stream)
            .toList();
    return !arguments.isEmpty()
        && arguments.stream().allMatch(it -> isOf(it, CONCURRENT_MAP.get(state), state));
  }
}
