package io.github.uncontended.analysis.library;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import java.util.List;

/**
 * Methods and constructors of the JDK, Guava and the like that are known to cost next to nothing.
 */
public final class CheapMethods {
  /** Elements up to which an array or a collection is small. */
  public static final int SMALL = 16;

  /** Elements up to which a collection of its own layout is cheap to make. */
  private static final int FEW = 2;

  /** Capacities up to which an empty collection or buffer is small. */
  private static final int SMALL_CAPACITY = 64;

  /** Names by which classes of any library give the value that stands for none. */
  private static final ImmutableSet<String> EMPTY_VALUES =
      ImmutableSet.of("absent", "getDefaultInstance", "none", "of", "unsorted");

  private CheapMethods() {}

  /** Whether calling a method costs next to nothing, its arguments apart. */
  public static boolean contain(MethodSymbol method, List<? extends ExpressionTree> arguments) {
    if (ApiFact.COSTLY.holdsFor(method)) {
      return false;
    }
    if (ApiFact.CHEAP_ON_CONSTANTS.holdsFor(method)) {
      return areConstant(arguments);
    }
    if (ApiFact.CHEAP.holdsFor(method)) {
      return arguments.size() <= SMALL;
    }
    if (ASTHelpers.isStatic(method)
        && givesNothing(method)
        && (arguments.isEmpty()
            || (!ApiFact.KNOWN_LIBRARY.holdsForType(method.enclClass().flatName().toString())
                && areConstant(arguments)))) {
      return true;
    }
    return ApiFact.CHEAP_WITH_FEW.holdsFor(method)
        && arguments.size() <= FEW
        && !copiesArray(method, arguments);
  }

  private static boolean areConstant(List<? extends ExpressionTree> arguments) {
    return arguments.stream().allMatch(each -> ASTHelpers.constValue(each) != null);
  }

  /** Whether a static method is named as one that gives an empty or a constant value. */
  private static boolean givesNothing(MethodSymbol method) {
    String name = method.name.toString();
    return EMPTY_VALUES.contains(name) || name.startsWith("empty");
  }

  /** Whether a variable-arity call gets an array, which the callee copies. */
  private static boolean copiesArray(
      MethodSymbol method, List<? extends ExpressionTree> arguments) {
    Type only = arguments.size() == 1 ? ASTHelpers.getType(arguments.get(0)) : null;
    return method.isVarArgs() && only != null && only.hasTag(TypeTag.ARRAY);
  }

  /** Whether a constructor only allocates little, or keeps its arguments. */
  public static boolean containConstructor(
      MethodSymbol constructor, List<? extends ExpressionTree> arguments) {
    return ApiFact.CHEAP.holdsFor(constructor)
        || (ApiFact.CHEAP_WHEN_SMALL.holdsFor(constructor)
            && arguments.stream().allMatch(CheapMethods::isSmallNumber));
  }

  private static boolean isSmallNumber(ExpressionTree argument) {
    return ASTHelpers.constValue(argument) instanceof Number size
        && size.intValue() <= SMALL_CAPACITY;
  }
}
