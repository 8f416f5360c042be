package io.github.uncontended.fixes;

import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import io.github.uncontended.analysis.library.FallbackMethod;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.values.Stability;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Edits of a call whose last argument is a fallback, so that the fallback is evaluated only where
 * it is needed.
 *
 * <p>The fallback's own text stays as it is. There is no edit where one would lose a comment, or
 * where javac does not know where things stand.
 */
public final class LazyFallback {
  private LazyFallback() {}

  /**
   * {@code x.orElse(f())} to {@code x.orElseGet(() -> f())}. Whether the lambda compiles is {@link
   * Laziness#obstacle}'s to say.
   *
   * @param lazyMethod the method of the same class that takes a supplier
   */
  public static Optional<Fix> asLambda(
      MethodInvocationTree call, String lazyMethod, VisitorState state) {
    if (!isPositioned(call, state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder().insertBefore(fallback(call), "() -> ");
    MethodSymbol method = ASTHelpers.getSymbol(call);
    if (!method.name.contentEquals(lazyMethod)) {
      ExpressionTree select = call.getMethodSelect();
      if (select instanceof MemberSelectTree) {
        if (!renameMethod(call, lazyMethod, fix, state)) {
          return Optional.empty();
        }
      } else {
        // Imported by its own name, which brings no other method along.
        String owner = method.owner.getQualifiedName().toString();
        fix.replace(
            select, Imports.nameOf(owner, fix, state.getPath(), state) + "." + lazyMethod, state);
      }
    }
    return Optional.of(fix.build());
  }

  /**
   * {@code firstNonNull(a, f())} to {@code a != null ? a : Objects.requireNonNull(f())}, where
   * {@code a} is a variable and both forms have the same type.
   */
  public static Optional<Fix> asNullTest(MethodInvocationTree call, VisitorState state) {
    ExpressionTree first = ASTHelpers.stripParentheses(call.getArguments().get(0));
    ExpressionTree fallback = fallback(call);
    Tree parent = state.getPath().getParentPath().getLeaf();
    if (!isPositioned(call, state)
        || !(ASTHelpers.getSymbol(first) instanceof VarSymbol)
        || !Stability.isStable(first, state)
        || !call.getTypeArguments().isEmpty()
        || mayStandAlone(parent)
        || !typesAgree(first, fallback, state)
        || Assignments.mayDefinitelyAssign(fallback)) {
      return Optional.empty();
    }
    OptionalInt comma = commaAfter(call.getArguments().get(0), fallback, state);
    if (comma.isEmpty() || Source.hasComment(Source.start(call), comma.getAsInt(), state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    String variable = Source.of(first, state);
    String objects = Imports.nameOf("java.util.Objects", fix, state.getPath(), state);
    String test = variable + " != null ? " + variable + " : " + objects + ".requireNonNull(";
    boolean enclosed = isEnclosed(parent);
    fix.replace(
        Source.start(call),
        startOfRest(comma.getAsInt() + 1, fallback, state),
        enclosed ? test : "(" + test);
    if (!enclosed) {
      fix.insertAfter(call, ")", state);
    }
    return Optional.of(fix.build());
  }

  /** Behind a comma: where the fallback starts, or what stands before it on lines of their own. */
  private static int startOfRest(int start, ExpressionTree fallback, VisitorState state) {
    int end = Source.start(fallback);
    return Source.of(start, end, state).equals(" ") ? end : start;
  }

  /** Whether only a call, and no conditional, may stand below a tree. */
  private static boolean mayStandAlone(Tree parent) {
    return parent instanceof ExpressionStatementTree || parent instanceof LambdaExpressionTree;
  }

  /** Whether a conditional needs no parentheses below a tree. */
  private static boolean isEnclosed(Tree parent) {
    return switch (parent.getKind()) {
      // A receiver stands below a selection, so that what is below a call is an argument.
      case RETURN, ASSIGNMENT, VARIABLE, METHOD_INVOCATION, NEW_CLASS, PARENTHESIZED -> true;
      default -> false;
    };
  }

  /** Whether a conditional has the wider one's type, however its surroundings would infer it. */
  private static boolean typesAgree(
      ExpressionTree first, ExpressionTree fallback, VisitorState state) {
    Types types = state.getTypes();
    Type one = ASTHelpers.getType(first);
    Type other = ASTHelpers.getType(fallback);
    return isStandalone(ASTHelpers.stripParentheses(fallback))
        && (types.isSubtype(types.boxedTypeOrType(other), one)
            || types.isSubtype(one, types.boxedTypeOrType(other)));
  }

  /** Whether an expression has a type of its own, whatever its surroundings expect. */
  private static boolean isStandalone(ExpressionTree expression) {
    return switch (expression.getKind()) {
      case CONDITIONAL_EXPRESSION, SWITCH_EXPRESSION -> false;
      case METHOD_INVOCATION ->
          ASTHelpers.getSymbol((MethodInvocationTree) expression).getTypeParameters().isEmpty();
      case NEW_CLASS ->
          !(((NewClassTree) expression).getIdentifier() instanceof ParameterizedTypeTree type
              && type.getTypeArguments().isEmpty());
      default -> true;
    };
  }

  /**
   * {@code m.getOrDefault(k, f())} to {@code Optional.ofNullable(m.get(k)).orElseGet(() -> f())},
   * which is the same where no value is null.
   */
  public static Optional<Fix> asOptional(MethodInvocationTree call, VisitorState state) {
    ExpressionTree key = call.getArguments().get(0);
    if (!isPositioned(call, state)
        || !Source.hasPosition(key, state)
        || !(call.getMethodSelect() instanceof MemberSelectTree)
        || Laziness.obstacle(fallback(call), state).isPresent()) {
      return Optional.empty();
    }
    OptionalInt comma = commaAfter(key, fallback(call), state);
    if (comma.isEmpty()) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    if (!renameMethod(call, "get", fix, state)) {
      return Optional.empty();
    }
    String optional = Imports.nameOf("java.util.Optional", fix, state.getPath(), state);
    fix.insertBefore(call, optional + ".ofNullable(");
    int rest = comma.getAsInt() + 1;
    String space = Source.start(fallback(call)) == rest ? " " : "";
    fix.replace(comma.getAsInt(), rest, ")).orElseGet(() ->" + space);
    return Optional.of(fix.build());
  }

  private static OptionalInt commaAfter(
      ExpressionTree before, ExpressionTree after, VisitorState state) {
    int start = state.getEndPosition(before);
    String between = Source.of(start, Source.start(after), state);
    for (ErrorProneToken token : ErrorProneTokens.getTokens(between, state.context)) {
      if (token.kind() == TokenKind.COMMA) {
        return OptionalInt.of(start + token.pos());
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Whether an argument is a fallback that a fix of the call may put into a lambda, or in place of
   * the call. Another fix of the same round must neither move it out nor assign twice to a variable
   * that it reads.
   */
  static boolean isFallback(Tree argument, MethodInvocationTree call) {
    return Iterables.getLast(call.getArguments(), null) == argument
        && ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
        && FallbackMethod.isName(method.name.toString());
  }

  /**
   * Whether a call is {@code m.getOrDefault(k, m.computeIfAbsent(k, f))}: what {@code m} holds by
   * then is what {@code computeIfAbsent} gave.
   */
  public static boolean isComputedIntoSameMap(MethodInvocationTree call, VisitorState state) {
    return call.getArguments().size() == 2
        && ASTHelpers.stripParentheses(fallback(call)) instanceof MethodInvocationTree compute
        && ASTHelpers.getSymbol(compute).name.contentEquals("computeIfAbsent")
        && Stability.areSame(ASTHelpers.getReceiver(call), ASTHelpers.getReceiver(compute), state)
        && Stability.areSame(call.getArguments().get(0), compute.getArguments().get(0), state);
  }

  /** {@code m.getOrDefault(k, f())} to {@code f()}. */
  public static Optional<Fix> asFallbackAlone(MethodInvocationTree call, VisitorState state) {
    if (!isPositioned(call, state)) {
      return Optional.empty();
    }
    ExpressionTree fallback = ASTHelpers.stripParentheses(fallback(call));
    int start = Source.start(call);
    int from = Source.start(fallback);
    int to = state.getEndPosition(fallback);
    int end = state.getEndPosition(call);
    return Source.hasComment(start, from, state) || Source.hasComment(to, end, state)
        ? Optional.empty()
        : Optional.of(Fix.builder().replace(start, from, "").replace(to, end, "").build());
  }

  /** Replaces the name behind the dot, unless it is spelt with Unicode escapes. */
  private static boolean renameMethod(
      MethodInvocationTree call, String name, Fix.Builder fix, VisitorState state) {
    MemberSelectTree select = (MemberSelectTree) call.getMethodSelect();
    int end = state.getEndPosition(select);
    int start = end - select.getIdentifier().length();
    if (!select.getIdentifier().contentEquals(Source.of(start, end, state))) {
      return false;
    }
    fix.replace(start, end, name);
    return true;
  }

  private static boolean isPositioned(MethodInvocationTree call, VisitorState state) {
    return Source.hasPosition(call, state)
        && Source.hasPosition(call.getMethodSelect(), state)
        && Source.hasPosition(fallback(call), state);
  }

  private static ExpressionTree fallback(MethodInvocationTree call) {
    return Iterables.getLast(call.getArguments());
  }
}
