package io.github.uncontended.analysis.diagnostics;

import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;

/**
 * Whether a method may always throw, by a look at its last statement: it costs next to nothing, and
 * spares the analysis of most methods that do not.
 */
final class EndInThrow {
  /** How many calls a last statement is followed through. */
  private static final int MAX_CALLS = 3;

  private final VisitorState state;

  private EndInThrow(VisitorState state) {
    this.state = state;
  }

  /** Whether the last statement of a method may be one that throws. */
  static boolean isPossible(MethodSymbol method, VisitorState state) {
    return new EndInThrow(state).isPossible(method, MAX_CALLS);
  }

  private boolean isPossible(MethodSymbol method, int calls) {
    return CompilationIndex.of(state).declaration(method).map(TreePath::getLeaf).orElse(null)
            instanceof MethodTree declaration
        && declaration.getBody() != null
        && isPossible(declaration.getBody(), calls);
  }

  private boolean isPossible(StatementTree statement, int calls) {
    return switch (statement.getKind()) {
      case THROW -> true;
      case BLOCK -> {
        BlockTree block = (BlockTree) statement;
        yield !block.getStatements().isEmpty()
            && isPossible(Iterables.getLast(block.getStatements()), calls);
      }
      case IF -> {
        IfTree test = (IfTree) statement;
        yield test.getElseStatement() != null
            && isPossible(test.getThenStatement(), calls)
            && isPossible(test.getElseStatement(), calls);
      }
      case SYNCHRONIZED -> isPossible(((SynchronizedTree) statement).getBlock(), calls);
      case TRY -> {
        TryTree attempt = (TryTree) statement;
        yield isPossible(attempt.getBlock(), calls)
            || (attempt.getFinallyBlock() != null && isPossible(attempt.getFinallyBlock(), calls));
      }
      case RETURN -> isPossible(((ReturnTree) statement).getExpression(), calls);
      case EXPRESSION_STATEMENT ->
          isPossible(((ExpressionStatementTree) statement).getExpression(), calls);
      case VARIABLE, ASSERT, EMPTY_STATEMENT, BREAK, CONTINUE, ENHANCED_FOR_LOOP -> false;
      default -> true;
    };
  }

  private boolean isPossible(ExpressionTree last, int calls) {
    return calls > 0
        && Expressions.withoutCasts(last) instanceof MethodInvocationTree invocation
        && Symbols.of(invocation.getMethodSelect()) instanceof MethodSymbol method
        && isPossible(method, calls - 1);
  }
}
