package io.github.uncontended.analysis.persistence;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;

/**
 * Whether a method runs a transaction of JDBC that only queries and then rolls back: all that it
 * does with a connection of its own, or with the one in a private field, can be seen.
 */
public final class ReadOnlyConnection {
  private static final ImmutableSet<String> OF_CONNECTION =
      ImmutableSet.of("close", "getAutoCommit", "isClosed", "setTransactionIsolation");

  private static final ImmutableSet<String> OF_STATEMENT =
      ImmutableSet.of("clearParameters", "close", "executeQuery");

  /** The constant of {@code java.sql.ResultSet}, whose module a JDK may lack. */
  private static final Integer CONCUR_READ_ONLY = 1007;

  private final VarSymbol connection;
  private final VisitorState state;
  private boolean queries;
  private boolean rollsBack;
  private boolean restores;

  private ReadOnlyConnection(VarSymbol connection, VisitorState state) {
    this.connection = connection;
    this.state = state;
  }

  /** Whether the transaction on a connection whose auto-commit is turned off only reads. */
  public static boolean isRolledBackAfterQueries(VarSymbol connection, VisitorState state) {
    ReadOnlyConnection found = new ReadOnlyConnection(connection, state);
    return (Expressions.isField(connection) ? found.readsInMethod() : found.readsWithLocal())
        && found.queries
        && found.rollsBack
        && !found.changesRows();
  }

  private boolean readsWithLocal() {
    return UnitIndex.of(state).uses(connection).stream().allMatch(this::isRead);
  }

  /**
   * Whether the method only reads with the connection in a field, which it does not assign, calls
   * no other code that uses the field, and sets auto-commit back, so that the transaction is its
   * own.
   */
  private boolean readsInMethod() {
    MethodTree method = state.findEnclosing(MethodTree.class);
    return method != null
        && connection.isPrivate()
        && FieldInMethod.isLeftAlone(connection, method, state)
        && FieldInMethod.uses(connection, method, state).stream().allMatch(this::isRead)
        && restores;
  }

  private boolean isRead(TreePath use) {
    TreePath call = use.getParentPath().getParentPath();
    if (!(use.getParentPath().getLeaf() instanceof MemberSelectTree select)
        || !(call.getLeaf() instanceof MethodInvocationTree tree)) {
      return Assignments.isTarget(use) || isNullTest(use);
    }
    String name = select.getIdentifier().toString();
    return switch (name) {
      case "rollback" -> {
        rollsBack = true;
        yield tree.getArguments().isEmpty();
      }
      case "setAutoCommit" -> {
        restores |= !Boolean.FALSE.equals(ASTHelpers.constValue(tree.getArguments().get(0)));
        yield true;
      }
      case "prepareStatement" -> isQuery(tree) && hasReadOnlyRows(tree, 2) && isUsedToQuery(call);
      case "createStatement" -> hasReadOnlyRows(tree, 1) && isUsedToQuery(call);
      default -> OF_CONNECTION.contains(name);
    };
  }

  /**
   * Whether the rows of a statement cannot be changed.
   *
   * @param position of the argument that says so; without it, they cannot
   */
  private static boolean hasReadOnlyRows(MethodInvocationTree call, int position) {
    return Expressions.argument(call, position)
        .map(ASTHelpers::constValue)
        .map(concurrency -> concurrency.equals(CONCUR_READ_ONLY))
        .orElseGet(() -> call.getArguments().size() <= position);
  }

  /** Whether the code around the transaction changes rows of a result. */
  private boolean changesRows() {
    MethodTree method = state.findEnclosing(MethodTree.class);
    return method != null
        && Expressions.contains(
            method,
            part ->
                part instanceof MethodInvocationTree call
                    && isChange(Expressions.simpleName(call.getMethodSelect()))
                    && Symbols.of(call) instanceof MethodSymbol called
                    && KnownTypes.supertypes(called.owner.type, state)
                        .contains("java.sql.ResultSet"));
  }

  private static boolean isChange(String method) {
    return method.startsWith("update") || method.equals("insertRow") || method.equals("deleteRow");
  }

  private static boolean isNullTest(TreePath use) {
    return switch (use.getParentPath().getLeaf().getKind()) {
      case EQUAL_TO, NOT_EQUAL_TO -> true;
      default -> false;
    };
  }

  private boolean isQuery(MethodInvocationTree call) {
    return SqlText.isRead(SqlText.of(call.getArguments().get(0), state));
  }

  /** Whether a statement is held by a local variable that only executes queries. */
  private boolean isUsedToQuery(TreePath statement) {
    VarSymbol variable = Assignments.holder(statement.getParentPath().getLeaf());
    if (variable == null
        || Expressions.isField(variable)
        || !Assignments.areAll(variable, this::isOfConnection, state)) {
      return false;
    }
    for (TreePath use : UnitIndex.of(state).uses(variable)) {
      if (Assignments.isTarget(use) || isNullTest(use)) {
        continue;
      }
      if (!(use.getParentPath().getLeaf() instanceof MemberSelectTree select)
          || !(use.getParentPath().getParentPath().getLeaf()
              instanceof MethodInvocationTree call)) {
        return false;
      }
      String name = select.getIdentifier().toString();
      if (name.equals("executeQuery")) {
        queries = true;
        if (!call.getArguments().isEmpty() && !isQuery(call)) {
          return false;
        }
      } else if (!OF_STATEMENT.contains(name) && !name.startsWith("set")) {
        return false;
      }
    }
    return true;
  }

  /** Whether a value is what a method of the connection returns, which is looked at, too. */
  private boolean isOfConnection(ExpressionTree value) {
    return value instanceof MethodInvocationTree call
        && connection.equals(Symbols.of(ASTHelpers.getReceiver(call)));
  }
}
