package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;

/**
 * Which of two methods of one name a lambda {@code () -> fallback} chooses: the one that takes what
 * computes a value, or the one that takes the value, which can be a function itself.
 */
public final class LazyOverload {
  private LazyOverload() {}

  /**
   * Whether the lambda could be passed as the value itself: the call would be ambiguous, or pass
   * the wrong object. It could not where it gives a type that the function does not give (JLS
   * 15.12.2.2); where the function gives none, the other method is more specific (JLS 15.12.2.5).
   */
  public static boolean mayTakeAsValue(Type value, ExpressionTree fallback, VisitorState state) {
    Types types = state.getTypes();
    if (value.tsym == null
        || !types.isFunctionalInterface(value.tsym)
        || !types.findDescriptorType(value).getParameterTypes().isEmpty()) {
      return false;
    }
    Type given = ASTHelpers.getType(fallback);
    Type result = types.findDescriptorType(value).getReturnType();
    return given == null
        || value.isRaw()
        || value.getTypeArguments().stream().anyMatch(it -> it.hasTag(TypeTag.WILDCARD))
        || !LazyFallback.isStandalone(ASTHelpers.stripParentheses(fallback))
        || (!result.hasTag(TypeTag.VOID) && types.isConvertible(given, result));
  }
}
