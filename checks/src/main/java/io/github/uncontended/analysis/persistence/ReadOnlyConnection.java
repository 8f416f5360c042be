package io.github.uncontended.analysis.persistence;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;

/**
 * Whether a method runs a transaction of JDBC that only queries and then rolls back: all that it
 * does with a connection of its own can be seen.
 */
public final class ReadOnlyConnection {
  private static final ImmutableSet<String> OF_CONNECTION =
      ImmutableSet.of("close", "getAutoCommit", "isClosed", "setTransactionIsolation");

  private static final ImmutableSet<String> OF_STATEMENT =
      ImmutableSet.of("clearParameters", "close", "executeQuery");

  private final VisitorState state;
  private boolean queries;
  private boolean rollsBack;

  private ReadOnlyConnection(VisitorState state) {
    this.state = state;
  }

  /** Whether the transaction on a local connection whose auto-commit is turned off only reads. */
  public static boolean isRolledBackAfterQueries(VarSymbol connection, VisitorState state) {
    ReadOnlyConnection found = new ReadOnlyConnection(state);
    return !Expressions.isField(connection)
        && UnitIndex.of(state).uses(connection).stream().allMatch(found::isRead)
        && found.queries
        && found.rollsBack;
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
      case "setAutoCommit" -> true;
      case "prepareStatement" -> isQuery(tree) && isUsedToQuery(call);
      case "createStatement" -> isUsedToQuery(call);
      default -> OF_CONNECTION.contains(name);
    };
  }

  private static boolean isNullTest(TreePath use) {
    return switch (use.getParentPath().getLeaf().getKind()) {
      case EQUAL_TO, NOT_EQUAL_TO -> true;
      default -> false;
    };
  }

  private static boolean isQuery(MethodInvocationTree call) {
    ExpressionTree text = call.getArguments().get(0);
    String constant = ASTHelpers.constValue(text, String.class);
    return constant != null && SqlText.isRead(constant);
  }

  /** Whether a statement is held by a variable that only executes queries. */
  private boolean isUsedToQuery(TreePath statement) {
    if (!(statement.getParentPath().getLeaf() instanceof VariableTree variable)) {
      return false;
    }
    for (TreePath use : UnitIndex.of(state).uses(ASTHelpers.getSymbol(variable))) {
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
}
