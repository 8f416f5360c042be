package io.github.uncontended.analysis.persistence;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.HashSet;
import java.util.Set;

/**
 * What a loop does with the connection that it prepares a statement on, apart from that: the same
 * SQL means another thing after another schema was set, and a statement that was prepared before
 * may keep the first meaning.
 */
public final class ConnectionChanges {
  private static final Supplier<Type> CONNECTION =
      VisitorState.memoize(state -> state.getTypeFromString("java.sql.Connection"));

  private static final Supplier<Type> STATEMENT =
      VisitorState.memoize(state -> state.getTypeFromString("java.sql.Statement"));

  /** They mark off transactions, which statements outlive. */
  private static final ImmutableSet<String> TRANSACTIONS =
      ImmutableSet.of("setAutoCommit", "setSavepoint");

  private static final ImmutableSet<String> ENDS = ImmutableSet.of("abort", "close");

  private final MethodInvocationTree prepare;
  private final VarSymbol connection;
  private final VisitorState state;

  private ConnectionChanges(MethodInvocationTree prepare, VisitorState state) {
    this.prepare = prepare;
    this.connection =
        Symbols.of(ASTHelpers.getReceiver(prepare)) instanceof VarSymbol variable ? variable : null;
    this.state = state;
  }

  /**
   * Whether a pass of a loop sets a property of the connection, or ends it, itself or in methods of
   * the compilation that it passes the connection to.
   */
  public static boolean setState(MethodInvocationTree prepare, TreePath loop, VisitorState state) {
    ConnectionChanges changes = new ConnectionChanges(prepare, state);
    return changes.contains(loop.getLeaf(), true, new Bodies(state), new HashSet<>());
  }

  /**
   * Whether a pass of a loop may run SQL that changes what other SQL means: any but queries and
   * changes of rows, SQL that is composed, or what a method that cannot be seen does with the
   * connection.
   */
  public static boolean mayComeFromSql(
      MethodInvocationTree prepare, TreePath loop, VisitorState state) {
    ConnectionChanges changes = new ConnectionChanges(prepare, state);
    return changes.contains(loop.getLeaf(), false, new Bodies(state), new HashSet<>());
  }

  private boolean contains(Tree code, boolean setters, Bodies bodies, Set<MethodSymbol> followed) {
    return Expressions.contains(
        code,
        part ->
            part instanceof MethodInvocationTree call
                && call != prepare
                && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
                && ((setters ? sets(call, method, bodies.depth() > 0) : runsOtherSql(call, method))
                    || isInHelper(call, method, setters, bodies, followed)));
  }

  private boolean isInHelper(
      MethodInvocationTree call,
      MethodSymbol method,
      boolean setters,
      Bodies bodies,
      Set<MethodSymbol> followed) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    boolean isGiven =
        call.getArguments().stream().anyMatch(it -> isOf(it, CONNECTION) && !isOther(it, bodies));
    boolean isOwn =
        connection != null
            && Expressions.isField(connection)
            && (receiver == null || Expressions.isThis(receiver));
    if (!(isGiven || isOwn) || !followed.add(method)) {
      return false;
    }
    MethodTree body = bodies.method(method).orElse(null);
    return body == null
        ? isGiven && !setters
        : contains(body.getBody(), setters, bodies.atDepth(bodies.depth() + 1), followed);
  }

  private boolean sets(MethodInvocationTree call, MethodSymbol method, boolean isInHelper) {
    String name = method.name.toString();
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return ((name.startsWith("set") && !TRANSACTIONS.contains(name)) || ENDS.contains(name))
        && receiver != null
        && isOf(receiver, CONNECTION)
        && (isInHelper || !isOther(receiver));
  }

  private boolean isOther(ExpressionTree expression, Bodies bodies) {
    return bodies.depth() == 0 && isOther(expression);
  }

  /** Whether an expression is another variable than that of the connection. */
  private boolean isOther(ExpressionTree expression) {
    return connection != null
        && Symbols.of(expression) instanceof VarSymbol variable
        && variable != connection;
  }

  private boolean runsOtherSql(MethodInvocationTree call, MethodSymbol method) {
    if (call.getArguments().isEmpty()) {
      return false;
    }
    String name = method.name.toString();
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    boolean runs =
        ApiFact.PREPARES.isInherited(method)
            || ((name.startsWith("execute") || name.equals("addBatch"))
                && receiver != null
                && isOf(receiver, STATEMENT));
    return runs && !SqlText.leavesSchema(SqlText.of(call.getArguments().get(0), state));
  }

  private boolean isOf(ExpressionTree expression, Supplier<Type> type) {
    Type wanted = type.get(state);
    return wanted != null && ASTHelpers.isSubtype(ASTHelpers.getType(expression), wanted, state);
  }
}
