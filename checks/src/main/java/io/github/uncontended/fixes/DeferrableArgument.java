package io.github.uncontended.fixes;

import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.FallbackMethod;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.values.Stability;

/**
 * Arguments that are evaluated eagerly although the API can evaluate them on demand, such as the
 * one of {@code Optional.orElse}.
 *
 * <p>Code that computes part of such an argument in advance, or assigns a variable that it reads a
 * second time, can no longer be changed to the lazy form. A fix that has a choice avoids both. This
 * is a preference between two correct forms: whether two fixes can be applied together is decided
 * by their {@linkplain io.github.uncontended.edit.Claim claims}.
 */
public final class DeferrableArgument {
  private DeferrableArgument() {}

  /** Whether an expression is an argument that the API can evaluate on demand. */
  static boolean is(Tree expression, MethodInvocationTree call, VisitorState state) {
    return Iterables.getLast(call.getArguments(), null) == expression
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && FallbackMethod.isName(method.name.toString())
        && !isComputedIntoSameMap(call, state);
  }

  /**
   * Whether a call is {@code m.getOrDefault(k, m.computeIfAbsent(k, f))}. Its argument must be
   * evaluated first: the call returns what {@code computeIfAbsent} put into the map.
   */
  public static boolean isComputedIntoSameMap(MethodInvocationTree call, VisitorState state) {
    return call.getArguments().size() == 2
        && ASTHelpers.stripParentheses(call.getArguments().get(1))
            instanceof MethodInvocationTree compute
        && ASTHelpers.getSymbol(compute).name.contentEquals("computeIfAbsent")
        && Stability.areSame(ASTHelpers.getReceiver(call), ASTHelpers.getReceiver(compute), state)
        && Stability.areSame(call.getArguments().get(0), compute.getArguments().get(0), state);
  }
}
