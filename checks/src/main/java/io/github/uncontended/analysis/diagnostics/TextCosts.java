package io.github.uncontended.analysis.diagnostics;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.CheapMethods;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.Optional;
import java.util.Set;

/**
 * Which calls cost as much as a message, whatever is done with their result: those that make a text
 * of several values, and methods of the compilation that run a loop or make a text on each call.
 */
final class TextCosts {
  private final VisitorState state;
  private final Bodies bodies;

  TextCosts(VisitorState state) {
    this(state, new Bodies(state));
  }

  private TextCosts(VisitorState state, Bodies bodies) {
    this.state = state;
    this.bodies = bodies;
  }

  /** Whether a call is known to be costly. */
  boolean isCostly(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && (joinsValues(call, method)
            || (isCostlyBody(method)
                && bodies.overriders(method).stream().allMatch(this::isCostlyBody)));
  }

  private boolean isCostlyBody(MethodSymbol method) {
    Optional<MethodTree> body = bodies.method(method);
    if (body.isEmpty()) {
      return false;
    }
    TextCosts deeper = new TextCosts(state, bodies.atDepth(bodies.depth() + 1));
    boolean makesText = isString(method.getReturnType());
    return Expressions.contains(
        body.get().getBody(),
        part ->
            Places.isLoop(part)
                || (makesText && concatenates(part))
                || (part instanceof MethodInvocationTree call && deeper.isCostly(call)),
        TextCosts::runsAlways);
  }

  /** Whether a part of a body runs whenever the body does, as far as its own form shows. */
  private static boolean runsAlways(Tree part) {
    return !(part instanceof IfTree
        || part instanceof ConditionalExpressionTree
        || part instanceof SwitchTree
        || part instanceof SwitchExpressionTree
        || part instanceof CatchTree
        || part instanceof ThrowTree
        || part instanceof LambdaExpressionTree
        || part instanceof ClassTree);
  }

  private static boolean concatenates(Tree part) {
    return part.getKind() == Kind.PLUS
        && Expressions.isString((ExpressionTree) part)
        && ASTHelpers.constValue(part) == null;
  }

  /**
   * Whether a method that returns text, and not one of the values, is given several values; or
   * whether a stream runs.
   */
  private boolean joinsValues(MethodInvocationTree call, MethodSymbol method) {
    ExpressionTree receiver = method.isStatic() ? null : ASTHelpers.getReceiver(call);
    Type type = ASTHelpers.getType(receiver);
    if (!isString(ASTHelpers.getType(call))) {
      return false;
    }
    return (isString(method.getReturnType())
            && !CheapMethods.contain(method, call.getArguments())
            && ((type != null && areSeveral(type))
                || method.params().stream().anyMatch(it -> areSeveral(it.type))))
        || (type != null && KnownTypes.isStream(type, state));
  }

  private boolean isString(Type type) {
    return ASTHelpers.isSameType(type, state.getSymtab().stringType, state);
  }

  private boolean areSeveral(Type type) {
    Set<String> supertypes = KnownTypes.supertypes(type, state);
    return type.hasTag(TypeTag.ARRAY)
        || supertypes.contains("java.lang.Iterable")
        || supertypes.contains("java.util.Map")
        || KnownTypes.isStream(type, state);
  }
}
