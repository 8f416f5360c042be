package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.Optional;
import java.util.function.Predicate;

/** What a stream reads from or writes to: followed through streams around it and variables. */
final class StreamOrigin {
  /** How many streams around another, and variables, are followed. */
  private static final int DEPTH = 4;

  private StreamOrigin() {}

  /** The expression of a kind that a stream, which may be null, is made from. */
  static Optional<ExpressionTree> of(
      ExpressionTree stream, Predicate<ExpressionTree> kind, VisitorState state) {
    return of(stream, kind, DEPTH, state);
  }

  private static Optional<ExpressionTree> of(
      ExpressionTree stream, Predicate<ExpressionTree> kind, int depth, VisitorState state) {
    if (stream == null || depth == 0) {
      return Optional.empty();
    }
    ExpressionTree value = Expressions.withoutCasts(stream);
    if (kind.test(value)) {
      return Optional.of(value);
    }
    if (value instanceof NewClassTree creation) {
      return creation.getArguments().stream()
          .flatMap(argument -> of(argument, kind, depth - 1, state).stream())
          .findFirst();
    }
    return Symbols.of(value) instanceof VarSymbol variable && !Expressions.isField(variable)
        ? Assignments.values(variable, state).stream()
            .flatMap(each -> of(each, kind, depth - 1, state).stream())
            .findFirst()
        : Optional.empty();
  }
}
