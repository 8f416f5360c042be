package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;

/** The statements that a section consists of: those of a method if it only delegates to one. */
record SectionBody(ImmutableList<StatementTree> statements, boolean isDelegated) {
  /** How many delegating methods are followed. */
  private static final int DEPTH = 2;

  static SectionBody of(CriticalSection section, VisitorState state) {
    UnitIndex index = UnitIndex.of(section.path().getCompilationUnit(), state.context);
    return of(section.body(), false, new SlotReads(index, state), DEPTH);
  }

  private static SectionBody of(
      List<? extends StatementTree> statements, boolean isDelegated, SlotReads reads, int depth) {
    Optional<List<? extends StatementTree>> delegate =
        depth > 0 && statements.size() == 1 ? delegate(statements.get(0), reads) : Optional.empty();
    return delegate.isPresent()
        ? of(delegate.get(), true, reads, depth - 1)
        : new SectionBody(ImmutableList.copyOf(statements), isDelegated);
  }

  /** The method that a section consists of a call of. */
  static Optional<MethodSymbol> delegate(CriticalSection section) {
    return section.body().size() == 1
        ? call(section.body().get(0))
            .map(Symbols::of)
            .filter(MethodSymbol.class::isInstance)
            .map(MethodSymbol.class::cast)
        : Optional.empty();
  }

  /**
   * The body of the method that a statement only calls, with variables or functions as arguments.
   */
  private static Optional<List<? extends StatementTree>> delegate(
      StatementTree statement, SlotReads reads) {
    return call(statement).flatMap(reads.own()::body);
  }

  /** The call, with variables or functions as arguments, that a statement consists of. */
  private static Optional<MethodInvocationTree> call(StatementTree statement) {
    ExpressionTree expression =
        statement instanceof ReturnTree result
            ? result.getExpression()
            : statement instanceof ExpressionStatementTree alone ? alone.getExpression() : null;
    return expression instanceof MethodInvocationTree call
            && call.getArguments().stream().allMatch(SectionBody::isPlain)
        ? Optional.of(call)
        : Optional.empty();
  }

  private static boolean isPlain(ExpressionTree argument) {
    return Symbols.of(argument) instanceof VarSymbol
        || ASTHelpers.constValue(argument) != null
        || argument instanceof LambdaExpressionTree;
  }
}
