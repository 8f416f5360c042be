package io.github.uncontended.fixes;

import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.NonNull;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.values.Stability;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Edits of a call whose last argument is a fallback, so that the fallback is evaluated only when it
 * is needed.
 *
 * <p>The text of the fallback does not change. There is no edit if one would delete a comment, or
 * if javac has no positions.
 */
public final class LazyFallback {
  private LazyFallback() {}

  /**
   * {@code x.orElse(f())} to {@code x.orElseGet(() -> f())}. {@link Laziness#obstacle} decides
   * whether the lambda compiles.
   *
   * @param lazyMethod the method of the same class that takes a supplier
   */
  public static Optional<Fix> asLambda(
      MethodInvocationTree call, String lazyMethod, VisitorState state) {
    if (!isPositioned(call, state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder().insertBefore(fallback(call), "() -> ");
    Laziness.claim(fix, fallback(call), state);
    MethodSymbol method = ASTHelpers.getSymbol(call);
    if (!method.name.contentEquals(lazyMethod)) {
      ExpressionTree select = call.getMethodSelect();
      if (select instanceof MemberSelectTree) {
        if (!renameMethod(call, lazyMethod, fix, state)) {
          return Optional.empty();
        }
      } else {
        // A static import of this name does not import the other method.
        String owner = method.owner.getQualifiedName().toString();
        fix.replace(
            select, Imports.nameOf(owner, fix, state.getPath(), state) + "." + lazyMethod, state);
      }
    }
    return Optional.of(fix.build());
  }

  /**
   * {@code firstNonNull(a, f())} to {@code a != null ? a : Objects.requireNonNull(f())}, if {@code
   * a} is a variable and both forms have the same type.
   */
  public static Optional<Fix> asNullTest(MethodInvocationTree call, VisitorState state) {
    ExpressionTree first = ASTHelpers.stripParentheses(call.getArguments().get(0));
    ExpressionTree fallback = fallback(call);
    Tree parent = state.getPath().getParentPath().getLeaf();
    if (!isPositioned(call, state)
        || !(Symbols.of(first) instanceof VarSymbol)
        || !Stability.isStable(first, state)
        || !call.getTypeArguments().isEmpty()
        || mayBeStatement(parent)
        || !typesAgree(first, fallback, state)
        || Assignments.mayDefinitelyAssign(fallback)) {
      return Optional.empty();
    }
    OptionalInt comma = commaAfter(call.getArguments().get(0), fallback, state);
    if (comma.isEmpty() || Source.hasComment(Source.start(call), comma.getAsInt(), state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder().defer(fallback, state);
    String variable = Source.of(first, state);
    String test = variable + " != null ? " + variable + " : ";
    boolean enclosed = isEnclosed(parent);
    int rest = startOfRest(comma.getAsInt() + 1, fallback, state);
    int behind = state.getEndPosition(fallback);
    int end = state.getEndPosition(call);
    if (isNeverNull(fallback, parent) && !Source.hasComment(behind, end, state)) {
      boolean isSpaced = Character.isWhitespace(state.getSourceCode().charAt(rest));
      String opening = isSpaced ? test.stripTrailing() : test;
      fix.replace(Source.start(call), rest, enclosed ? opening : "(" + opening);
      fix.replace(behind, end, enclosed ? "" : ")");
      return Optional.of(fix.build());
    }
    test += Imports.nameOf("java.util.Objects", fix, state.getPath(), state) + ".requireNonNull(";
    fix.replace(Source.start(call), rest, enclosed ? test : "(" + test);
    if (!enclosed) {
      fix.insertAfter(call, ")", state);
    }
    return Optional.of(fix.build());
  }

  /**
   * Whether a fallback needs no test for null. A number without a box makes a number of the
   * conditional expression, which is the same only where its box is not used as an object.
   */
  private static boolean isNeverNull(ExpressionTree fallback, Tree parent) {
    return NonNull.isCertain(fallback)
        && (!ASTHelpers.getType(fallback).isPrimitive()
            || (parent instanceof VariableTree variable
                && variable.getType() instanceof PrimitiveTypeTree)
            || (parent instanceof BinaryTree operation && !Expressions.isString(operation)));
  }

  /** Offset of the fallback, or of the comments and line ends between the comma and it. */
  private static int startOfRest(int start, ExpressionTree fallback, VisitorState state) {
    int end = Source.start(fallback);
    return Source.of(start, end, state).equals(" ") ? end : start;
  }

  /** Whether an expression below a tree may be a statement, which a conditional cannot be. */
  private static boolean mayBeStatement(Tree parent) {
    return parent instanceof ExpressionStatementTree || parent instanceof LambdaExpressionTree;
  }

  /** Whether a conditional needs no parentheses below a tree. */
  private static boolean isEnclosed(Tree parent) {
    return switch (parent.getKind()) {
      // Below a call: an argument. A receiver is below a member selection.
      case RETURN, ASSIGNMENT, VARIABLE, METHOD_INVOCATION, NEW_CLASS, PARENTHESIZED -> true;
      default -> false;
    };
  }

  /** Whether a conditional has the wider type of the two, whatever its context expects. */
  private static boolean typesAgree(
      ExpressionTree first, ExpressionTree fallback, VisitorState state) {
    Types types = state.getTypes();
    Type one = ASTHelpers.getType(first);
    Type other = ASTHelpers.getType(fallback);
    return isStandalone(ASTHelpers.stripParentheses(fallback))
        && (types.isSubtype(types.boxedTypeOrType(other), one)
            || types.isSubtype(one, types.boxedTypeOrType(other)));
  }

  /** Whether an expression is a standalone one (JLS 15.2): its context does not affect its type. */
  static boolean isStandalone(ExpressionTree expression) {
    return switch (expression.getKind()) {
      case CONDITIONAL_EXPRESSION, SWITCH_EXPRESSION, LAMBDA_EXPRESSION, MEMBER_REFERENCE -> false;
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
   * which is the same if no value is null.
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
    Laziness.claim(fix, fallback(call), state);
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
    if (Source.hasComment(start, from, state) || Source.hasComment(to, end, state)) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder().replace(start, from, "").replace(to, end, "");
    if (mayBeStatement(state.getPath().getParentPath().getLeaf())) {
      // Not every expression is a statement: the fallback, a call, is one.
      fix.keepText(fallback, state);
    }
    return Optional.of(fix.build());
  }

  /** Replaces the name behind the dot, unless it is written with Unicode escapes. */
  private static boolean renameMethod(
      MethodInvocationTree call, String name, Fix.Builder fix, VisitorState state) {
    MemberSelectTree select = (MemberSelectTree) call.getMethodSelect();
    OptionalInt start = Source.nameStart(select, state);
    start.ifPresent(it -> fix.replace(it, state.getEndPosition(select), name));
    return start.isPresent();
  }

  private static boolean isPositioned(MethodInvocationTree call, VisitorState state) {
    return Source.hasPosition(call, state)
        && Source.hasPosition(call.getMethodSelect(), state)
        && Source.hasPosition(fallback(call), state)
        && standsAsWritten(fallback(call), state);
  }

  /**
   * Whether the names in an expression stand where javac says. They do not if an annotation
   * processor has rewritten the expression, such as a call of a Lombok extension method.
   */
  private static boolean standsAsWritten(ExpressionTree expression, VisitorState state) {
    int from = Source.start(expression);
    int to = state.getEndPosition(expression);
    return !Expressions.contains(
        expression,
        part ->
            part instanceof IdentifierTree name
                && Source.hasPosition(name, state)
                && !name.getName().contentEquals("super")
                && (Source.start(name) < from
                    || state.getEndPosition(name) > to
                    || !name.getName().contentEquals(Source.of(name, state))));
  }

  private static ExpressionTree fallback(MethodInvocationTree call) {
    return Iterables.getLast(call.getArguments());
  }
}
