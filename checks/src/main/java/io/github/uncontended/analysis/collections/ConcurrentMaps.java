package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/** Which expressions certainly evaluate to a {@code ConcurrentHashMap}, and of which types. */
public final class ConcurrentMaps {
  private static final String CONCURRENT_HASH_MAP = "java.util.concurrent.ConcurrentHashMap";

  /** How many variables a value is followed through. */
  private static final int DEPTH = 5;

  private ConcurrentMaps() {}

  /**
   * Whether every value of an expression is an instance of {@code ConcurrentHashMap} itself, and
   * not of a subclass, whose {@code get} may load or count: by its static type, or because all
   * values that reach the variable are such instances.
   */
  public static boolean isConcurrentHashMap(ExpressionTree map, VisitorState state) {
    return isCertain(map, state, DEPTH);
  }

  private static boolean isCertain(ExpressionTree expression, VisitorState state, int depth) {
    ExpressionTree map = ASTHelpers.stripParentheses(expression);
    if (map instanceof ConditionalExpressionTree either) {
      return isCertain(either.getTrueExpression(), state, depth)
          && isCertain(either.getFalseExpression(), state, depth);
    }
    if (map instanceof AssignmentTree assignment) {
      return isCertain(assignment.getExpression(), state, depth);
    }
    String type = KnownTypes.nameOf(ASTHelpers.getType(map));
    boolean exact = type.equals(CONCURRENT_HASH_MAP);
    if (depth == 0 || !(exact || ApiFact.CONCURRENT_MAP_TYPE.holdsForType(type))) {
      return false;
    }
    if (map instanceof TypeCastTree cast) {
      return exact || isCertain(cast.getExpression(), state, depth);
    }
    if (!(ASTHelpers.getSymbol(map) instanceof VarSymbol variable)) {
      return exact;
    }
    if (variable.name.contentEquals("super") || variable.name.contentEquals("this")) {
      return false;
    }
    ImmutableList<ExpressionTree> values = Assignments.values(variable, state);
    if (exact) {
      return values.stream().noneMatch(value -> isOfSubclass(value, state));
    }
    return !values.isEmpty()
        && showsAllValues(variable, state)
        && values.stream().allMatch(value -> isCertain(value, state, depth - 1));
  }

  private static boolean isOfSubclass(ExpressionTree value, VisitorState state) {
    Type type = ASTHelpers.getType(value);
    return type != null
        && !KnownTypes.nameOf(type).equals(CONCURRENT_HASH_MAP)
        && state.getTypes().closure(type).stream()
            .anyMatch(supertype -> KnownTypes.nameOf(supertype).equals(CONCURRENT_HASH_MAP));
  }

  /** The types of the keys and values of a map; empty for a raw type. */
  public static ImmutableList<Type> typeArguments(Type map, VisitorState state) {
    return state.getTypes().closure(map).stream()
        .filter(type -> KnownTypes.nameOf(type).equals("java.util.Map"))
        .findFirst()
        .map(type -> ImmutableList.copyOf(type.getTypeArguments()))
        .orElse(ImmutableList.of());
  }

  /** Whether only initializers and assignments in the unit give the variable a value. */
  private static boolean showsAllValues(VarSymbol variable, VisitorState state) {
    Optional<TreePath> declaration = UnitIndex.of(state).declaration(variable);
    if (declaration.isEmpty()) {
      return false;
    }
    return switch (variable.getKind()) {
      case FIELD -> (variable.flags() & (Flags.FINAL | Flags.PRIVATE)) != 0;
      case LOCAL_VARIABLE ->
          !(declaration.get().getParentPath().getLeaf() instanceof EnhancedForLoopTree);
      default -> false;
    };
  }
}
