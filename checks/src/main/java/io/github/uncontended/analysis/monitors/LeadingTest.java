package io.github.uncontended.analysis.monitors;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

/** What a condition tests first, which may decide alone. */
final class LeadingTest {
  private LeadingTest() {}

  /** The condition that is tested first of those that all have to hold. */
  static ExpressionTree ofAll(ExpressionTree condition) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    return test.getKind() == Kind.CONDITIONAL_AND
        ? ofAll(((BinaryTree) test).getLeftOperand())
        : test;
  }

  /** The field that is tested first of conditions of which one has to hold. */
  static Optional<ExpressionTree> flagOfAny(ExpressionTree condition) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (test.getKind() != Kind.CONDITIONAL_OR) {
      return Optional.empty();
    }
    ExpressionTree first = ASTHelpers.stripParentheses(((BinaryTree) test).getLeftOperand());
    return first.getKind() == Kind.CONDITIONAL_OR
        ? flagOfAny(first)
        : Optional.of(first).filter(LeadingTest::isField);
  }

  private static boolean isField(ExpressionTree expression) {
    return Symbols.of(expression) instanceof VarSymbol variable && Expressions.isField(variable);
  }
}
