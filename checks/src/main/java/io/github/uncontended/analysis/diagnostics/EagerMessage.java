package io.github.uncontended.analysis.diagnostics;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A check, such as {@code Preconditions.checkArgument} or one that the compilation declares under
 * the same name ({@link OwnChecks}), whose message is made before the check can fail: a call that
 * formats text, or a concatenation that calls methods.
 *
 * @param call the call of the check
 * @param check the method that is called
 * @param message the argument that is the message
 * @param isLast whether no arguments for the message follow
 */
public record EagerMessage(
    MethodInvocationTree call, MethodSymbol check, ExpressionTree message, boolean isLast) {
  /** What makes a text of a message. */
  public enum Dialect {
    /** The message is used as it is. */
    NONE,
    /** Each {@code %s} stands for an argument, and nothing else does. */
    TEMPLATE,
    /** A format string of {@code java.util.Formatter}. */
    FORMAT
  }

  /** The message that a call makes on every run; empty for none. */
  public static Optional<EagerMessage> of(MethodInvocationTree call, VisitorState state) {
    List<? extends ExpressionTree> arguments = call.getArguments();
    if (arguments.size() < 2
        || arguments.stream().skip(1).noneMatch(EagerMessage::mayBeEager)
        || !(Symbols.of(call.getMethodSelect()) instanceof MethodSymbol check)
        || !check.isStatic()
        || !ApiFact.MESSAGE_ON_FAILURE.isMethodName(check.name.toString())
        || alwaysFails(arguments.get(0))) {
      return Optional.empty();
    }
    boolean isKnown = ApiFact.MESSAGE_ON_FAILURE.holdsFor(check);
    int position =
        isKnown
            ? position(check, arguments.size(), state)
            : positionInOwn(check, arguments.size(), state);
    if (position < 1
        || !isEager(arguments.get(position))
        || !(isKnown || OwnChecks.useOnFailure(check, position, state))) {
      return Optional.empty();
    }
    boolean isLast = position == arguments.size() - 1;
    return Optional.of(new EagerMessage(call, check, arguments.get(position), isLast));
  }

  /**
   * Whether an argument of a call is the message, or part of the message, of a check that always
   * fails: {@code checkState(false, text)}.
   */
  static boolean isOfFailure(
      MethodInvocationTree call, MethodSymbol check, Tree argument, VisitorState state) {
    int position = call.getArguments().indexOf(argument);
    return position > 0
        && check.isStatic()
        && ApiFact.MESSAGE_ON_FAILURE.isMethodName(check.name.toString())
        && alwaysFails(call.getArguments().get(0))
        && (ApiFact.MESSAGE_ON_FAILURE.holdsFor(check)
            || (position < check.params().size()
                && OwnChecks.useOnFailure(check, position, state)));
  }

  /** The check whose message, which is made on every run, a place is part of; empty for none. */
  public static Optional<TreePath> around(TreePath place, VisitorState state) {
    for (TreePath at = place; !(at.getLeaf() instanceof StatementTree); at = at.getParentPath()) {
      TreePath parent = at.getParentPath();
      if (parent == null) {
        return Optional.empty();
      }
      Tree part = at.getLeaf();
      if (parent.getLeaf() instanceof MethodInvocationTree call
          && of(call, state).filter(eager -> eager.message() == part).isPresent()) {
        return Optional.of(parent);
      }
    }
    return Optional.empty();
  }

  /** Whether the compilation declares the check, so that no table says what its overloads do. */
  public boolean isOwn() {
    return !ApiFact.MESSAGE_ON_FAILURE.holdsFor(check);
  }

  /** How the check makes a text of its message and the arguments behind it. */
  public Dialect dialect() {
    if (ApiFact.TAKES_TEMPLATE.holdsFor(check)) {
      return Dialect.TEMPLATE;
    }
    return ApiFact.TAKES_FORMAT.holdsFor(check) && check.isVarArgs()
        ? Dialect.FORMAT
        : Dialect.NONE;
  }

  /** The call that a template would leave on every run although it costs as much as the message. */
  public Optional<MethodInvocationTree> costlyArgument(VisitorState state) {
    ExpressionTree whole = ASTHelpers.stripParentheses(message);
    List<MethodInvocationTree> found = new ArrayList<>();
    if (dialect() != Dialect.NONE) {
      TextCosts costs = new TextCosts(state);
      Expressions.evaluates(
          whole,
          part ->
              part != whole
                  && part instanceof MethodInvocationTree call
                  && costs.isCostly(call)
                  && found.add(call));
    }
    return found.stream().findFirst();
  }

  /** Whether the check, or an overload of it, takes arguments of the message that failures use. */
  public boolean hasOverloadWithArguments(VisitorState state) {
    for (var member : check.owner.members().getSymbolsByName(check.name)) {
      if (member instanceof MethodSymbol other
          && other.isVarArgs()
          && OwnChecks.useOnFailure(other, other.params().size() - 1, state)) {
        return true;
      }
    }
    return false;
  }

  /** The overload of the check that takes a supplier of the message in place of the message. */
  public Optional<MethodSymbol> overloadWithSupplier(VisitorState state) {
    if (check.isVarArgs()) {
      return Optional.empty();
    }
    for (var member : check.owner.members().getSymbolsByName(check.name)) {
      if (member instanceof MethodSymbol other
          && other.isStatic()
          && other.params().size() == check.params().size()
          && other
              .params()
              .last()
              .type
              .tsym
              .getQualifiedName()
              .contentEquals("java.util.function.Supplier")
          && sameUpToLast(other, check, state)) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private static boolean sameUpToLast(MethodSymbol one, MethodSymbol other, VisitorState state) {
    for (int i = 0; i < one.params().size() - 1; i++) {
      if (!ASTHelpers.isSameType(
          state.getTypes().erasure(one.params().get(i).type),
          state.getTypes().erasure(other.params().get(i).type),
          state)) {
        return false;
      }
    }
    return true;
  }

  /** A test that is written to fail uses its message whenever it runs. */
  private static boolean alwaysFails(ExpressionTree tested) {
    return Expressions.isNull(tested)
        || Boolean.FALSE.equals(ASTHelpers.constValue(tested, Boolean.class));
  }

  /** The position of the message among the arguments; negative for none. */
  private static int position(MethodSymbol check, int arguments, VisitorState state) {
    List<Type> types = check.type.getParameterTypes();
    if (ApiFact.TAKES_TEMPLATE.holdsFor(check)) {
      return 1;
    }
    int position = check.isVarArgs() ? types.size() - 2 : types.size() - 1;
    return position < arguments
            && ASTHelpers.isSameType(types.get(position), state.getSymtab().stringType, state)
        ? position
        : -1;
  }

  /**
   * The position of the message among the arguments of a check that no table names: the last text
   * that is not for a template, or else the last object.
   */
  private static int positionInOwn(MethodSymbol check, int arguments, VisitorState state) {
    List<Type> types = check.type.getParameterTypes();
    int last = Math.min(arguments, check.isVarArgs() ? types.size() - 1 : types.size()) - 1;
    for (int position = last; position > 0; position--) {
      if (ASTHelpers.isSameType(types.get(position), state.getSymtab().stringType, state)) {
        return position;
      }
    }
    return last > 0 && ASTHelpers.isSameType(types.get(last), state.getSymtab().objectType, state)
        ? last
        : -1;
  }

  private static boolean mayBeEager(ExpressionTree argument) {
    return switch (ASTHelpers.stripParentheses(argument).getKind()) {
      case METHOD_INVOCATION, PLUS -> true;
      default -> false;
    };
  }

  private static boolean isEager(ExpressionTree message) {
    ExpressionTree bare = ASTHelpers.stripParentheses(message);
    if (bare instanceof MethodInvocationTree call) {
      return formatsText(call);
    }
    return Expressions.isString(bare)
        && ASTHelpers.constValue(bare) == null
        && Expressions.evaluates(
            bare, part -> part instanceof MethodInvocationTree || part instanceof NewClassTree);
  }

  private static boolean formatsText(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && ApiFact.FORMATS_TEXT.holdsFor(method);
  }
}
