package io.github.uncontended.analysis.persistence;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;

/** Connections that a {@code DataSource} gives, most of which are pooled. */
public final class PooledConnection {
  private PooledConnection() {}

  /** Whether a connection is taken from a {@code DataSource}, here or for a local variable. */
  public static boolean is(ExpressionTree connection, VisitorState state) {
    if (connection instanceof MethodInvocationTree call) {
      return call.getArguments().isEmpty()
          && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
          && ApiFact.TAKES_CONNECTION.isMethodName(method.name.toString())
          && ApiFact.TAKES_CONNECTION.isInherited(method);
    }
    if (connection == null
        || !(Symbols.of(connection) instanceof VarSymbol variable)
        || Expressions.isField(variable)) {
      return false;
    }
    return Assignments.areAll(
        variable, value -> value instanceof MethodInvocationTree && is(value, state), state);
  }
}
