package io.github.uncontended.analysis.diagnostics;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.NeverReturns;

/**
 * The calls whose arguments are diagnostic messages, by the types of what they call.
 *
 * <ul>
 *   <li>constructors of a {@code Throwable}, methods that return one, and methods of this
 *       compilation that always throw
 *   <li>loggers, at any level, and constructors of what makes loggers
 *   <li>{@code System.out}, {@code System.err} and {@code java.io.Console}
 *   <li>constructors of a {@code Thread}, methods that return one, and {@code Thread.setName}: to
 *       start a thread costs far more than to format its name
 *   <li>constructors and methods that declare that they parse a text: that costs far more, too
 *   <li>methods that return nothing and are given an exception beside the text
 *   <li>methods of libraries that return nothing, for functions that make a text
 *   <li>methods that return nothing, where the object that they are called on was asked whether it
 *       is enabled
 * </ul>
 */
final class DiagnosticSinks {
  private static final Supplier<Type> THREAD =
      VisitorState.memoize(state -> state.getTypeFromString("java.lang.Thread"));

  private static final Supplier<Type> CHAR_SEQUENCE =
      VisitorState.memoize(state -> state.getTypeFromString("java.lang.CharSequence"));

  private static final Supplier<Type> PARSE_EXCEPTION =
      VisitorState.memoize(state -> state.getTypeFromString("java.text.ParseException"));

  private DiagnosticSinks() {}

  /**
   * Whether a call makes a diagnostic message of one of its parts.
   *
   * @param call any tree, by its path
   * @param part a child of it: an argument, or what selects the method
   * @param console whether text for the console counts
   */
  static boolean accepts(TreePath call, Tree part, boolean console, VisitorState state) {
    if (call.getLeaf() instanceof NewClassTree creation) {
      Type type = ASTHelpers.getType(creation);
      return creation.getArguments().contains(part)
          && (isThrowable(type, state)
              || isThread(type, state)
              || makesLoggers(type, state)
              || parses(ASTHelpers.getSymbol(creation), state));
    }
    return call.getLeaf() instanceof MethodInvocationTree invocation
        && Symbols.of(invocation.getMethodSelect()) instanceof MethodSymbol method
        && (accepts(invocation, method, part, console, state)
            || (invocation.getArguments().contains(part) && isGuarded(call, invocation, method)));
  }

  /**
   * Whether a call that returns nothing only happens if the object that it is made on says that it
   * is enabled: {@code if (tracer.isLogEnabled(event)) { … tracer.log(event, text); }}.
   */
  private static boolean isGuarded(TreePath path, MethodInvocationTree call, MethodSymbol method) {
    if (!method.getReturnType().hasTag(TypeTag.VOID)
        || !(call.getMethodSelect() instanceof MemberSelectTree select)
        || !(Symbols.of(select.getExpression()) instanceof VarSymbol sink)) {
      return false;
    }
    for (TreePath at = path; at.getParentPath() != null; at = at.getParentPath()) {
      if (at.getParentPath().getLeaf() instanceof IfTree test
          && test.getThenStatement() == at.getLeaf()
          && asksWhetherEnabled(test.getCondition(), sink)) {
        return true;
      }
    }
    return false;
  }

  private static boolean asksWhetherEnabled(Tree condition, VarSymbol sink) {
    return Expressions.contains(
        condition,
        tree ->
            tree instanceof MethodInvocationTree question
                && question.getMethodSelect() instanceof MemberSelectTree select
                && select.getIdentifier().toString().startsWith("is")
                && select.getIdentifier().toString().endsWith("Enabled")
                && sink.equals(Symbols.of(select.getExpression())));
  }

  private static boolean accepts(
      MethodInvocationTree call,
      MethodSymbol method,
      Tree part,
      boolean console,
      VisitorState state) {
    // A receiver ends in an exception, too: status.withDescription(text).asRuntimeException().
    if (isThrowable(method.getReturnType(), state)) {
      return true;
    }
    return call.getArguments().contains(part)
        && (isConstructedWith(method, state)
            || isThread(method.getReturnType(), state)
            || namesThread(method)
            || parses(method, state)
            || LogCalls.isLog(call, state)
            || isBesideException(call, method, state)
            || (console && writesToConsole(call.getMethodSelect(), method))
            || isDeferredText(part, method, state)
            || EagerMessage.isOfFailure(call, method, part, state)
            || NeverReturns.of(method, state));
  }

  /** Whether a call reports a failure: {@code replica.fail(text, exception)}. */
  private static boolean isBesideException(
      MethodInvocationTree call, MethodSymbol method, VisitorState state) {
    return method.getReturnType().hasTag(TypeTag.VOID)
        && call.getArguments().stream()
            .anyMatch(
                each -> !Expressions.isNull(each) && isThrowable(ASTHelpers.getType(each), state));
  }

  /**
   * Whether an argument is a function that makes a text for a method of a library, which keeps or
   * returns nothing of it: such a method defers the text because it seldom needs it.
   */
  private static boolean isDeferredText(Tree part, MethodSymbol method, VisitorState state) {
    if (!(part instanceof LambdaExpressionTree lambda)
        || !lambda.getParameters().isEmpty()
        || !method.getReturnType().hasTag(TypeTag.VOID)
        || Bodies.isOfThisCompilation(method.enclClass(), state)) {
      return false;
    }
    Type result = state.getTypes().findDescriptorType(ASTHelpers.getType(lambda)).getReturnType();
    return ASTHelpers.isSubtype(result, CHAR_SEQUENCE.get(state), state);
  }

  /**
   * Whether a call uses one of its arguments in a message if a check fails, such as that of {@code
   * Preconditions.checkArgument}.
   */
  static boolean acceptsOnFailure(Tree call, Tree part) {
    return call instanceof MethodInvocationTree invocation
        && invocation.getArguments().indexOf(part) > 0
        && Symbols.of(invocation.getMethodSelect()) instanceof MethodSymbol method
        && ApiFact.MESSAGE_ON_FAILURE.holdsFor(method);
  }

  /** Whether the methods of a class return loggers and texts only: it names or prefixes loggers. */
  private static boolean makesLoggers(Type type, VisitorState state) {
    boolean found = false;
    for (Symbol member : type.tsym.members().getSymbols()) {
      if (!(member instanceof MethodSymbol method) || method.isConstructor() || isPrivate(method)) {
        continue;
      }
      Type result = method.getReturnType();
      boolean isLogger = result.tsym instanceof ClassSymbol returned && LogCalls.isLogger(returned);
      if (!isLogger && !ASTHelpers.isSubtype(result, CHAR_SEQUENCE.get(state), state)) {
        return false;
      }
      found |= isLogger;
    }
    return found;
  }

  private static boolean isPrivate(MethodSymbol method) {
    return (method.flags() & Flags.PRIVATE) != 0;
  }

  /** Whether {@code this(…)} or {@code super(…)} constructs an exception or a thread. */
  private static boolean isConstructedWith(MethodSymbol method, VisitorState state) {
    return method.isConstructor()
        && (isThrowable(method.owner.type, state) || isThread(method.owner.type, state));
  }

  private static boolean parses(MethodSymbol method, VisitorState state) {
    return method.getThrownTypes().stream()
        .anyMatch(type -> ASTHelpers.isSubtype(type, PARSE_EXCEPTION.get(state), state));
  }

  private static boolean namesThread(MethodSymbol method) {
    return method.name.contentEquals("setName")
        && method.owner.getQualifiedName().contentEquals("java.lang.Thread");
  }

  private static boolean writesToConsole(ExpressionTree select, MethodSymbol method) {
    if (method.owner.getQualifiedName().contentEquals("java.io.Console")) {
      return true;
    }
    return select instanceof MemberSelectTree selected
        && Symbols.of(selected.getExpression()) instanceof VarSymbol stream
        && (stream.name.contentEquals("out") || stream.name.contentEquals("err"))
        && stream.owner.getQualifiedName().contentEquals("java.lang.System");
  }

  static boolean isThrowable(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, state.getSymtab().throwableType, state);
  }

  static boolean isThread(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, THREAD.get(state), state);
  }
}
