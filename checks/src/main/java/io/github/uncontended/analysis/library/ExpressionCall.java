package io.github.uncontended.analysis.library;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;

/**
 * Calls that compile an expression of another language, which is a constant: XPath, a script, or
 * Spring's expression language.
 */
public final class ExpressionCall {
  private ExpressionCall() {}

  /** Whether a call compiles a constant. */
  public static boolean is(MethodInvocationTree tree) {
    return ApiFact.COMPILES_EXPRESSION.isMethodName(Expressions.simpleName(tree.getMethodSelect()))
        && !tree.getArguments().isEmpty()
        && ASTHelpers.constValue(tree.getArguments().get(0), String.class) != null
        && Symbols.of(tree) instanceof MethodSymbol method
        && ApiFact.COMPILES_EXPRESSION.isInherited(method);
  }

  /** What such a call costs, in a sentence. */
  public static String cost(MethodInvocationTree call) {
    return "The same " + ASTHelpers.getType(call).tsym.name + " is compiled on each call.";
  }

  /** What to keep in place of the call, in a sentence. */
  public static String advice(MethodInvocationTree call) {
    return switch (KnownTypes.nameOf(ASTHelpers.getType(call))) {
      case "javax.xml.xpath.XPathExpression" ->
          "Keep one per thread: a compiled XPathExpression is not thread-safe.";
      case "javax.script.CompiledScript" ->
          "Keep it beside the engine that compiled it; whether threads may share both is up to the"
              + " engine.";
      default ->
          "Keep the compiled expression, which is thread-safe, in a private static final field.";
    };
  }
}
