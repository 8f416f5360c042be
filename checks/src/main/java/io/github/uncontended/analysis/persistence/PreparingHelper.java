package io.github.uncontended.analysis.persistence;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.Optional;

/**
 * Methods that prepare a statement with constant SQL on a connection that they are given, execute
 * it and close it: what calls one in a loop prepares the same SQL on each pass.
 */
public final class PreparingHelper {
  private PreparingHelper() {}

  /**
   * A call of such a method.
   *
   * @param path the call
   * @param connection what decides on the connection there: an argument, or the receiver; null for
   *     {@code this}
   */
  public record Call(TreePath path, ExpressionTree connection) {}

  /** The calls of the method that does nothing else with the statement it prepares. */
  public static ImmutableList<Call> calls(TreePath prepare, VisitorState state) {
    MethodInvocationTree tree = (MethodInvocationTree) prepare.getLeaf();
    Optional<TreePath> method = Places.methodRunning(prepare);
    if (method.isEmpty()
        || ASTHelpers.constValue(tree.getArguments().get(0), String.class) == null
        || !(Symbols.of(ASTHelpers.getReceiver(tree)) instanceof VarSymbol connection)
        || PreparedStatementUse.of(prepare, method.get(), state).isEmpty()) {
      return ImmutableList.of();
    }
    MethodSymbol helper = ASTHelpers.getSymbol((MethodTree) method.get().getLeaf());
    int position = helper.getParameters().indexOf(connection);
    boolean isOwn =
        Expressions.isField(connection)
            && (connection.flags() & (Flags.FINAL | Flags.STATIC)) == Flags.FINAL;
    if (helper.isConstructor() || (position < 0 && !isOwn)) {
      return ImmutableList.of();
    }
    return CompilationIndex.of(state).calls(helper).stream()
        .filter(call -> call.getLeaf() instanceof MethodInvocationTree)
        .map(call -> new Call(call, deciding((MethodInvocationTree) call.getLeaf(), position)))
        .collect(toImmutableList());
  }

  private static ExpressionTree deciding(MethodInvocationTree call, int position) {
    return position < 0 ? ASTHelpers.getReceiver(call) : call.getArguments().get(position);
  }
}
