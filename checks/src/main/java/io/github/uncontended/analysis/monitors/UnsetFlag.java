package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.sharing.FieldEscape;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.Optional;

/**
 * Double-checked locking on a field that no code sets, so that each call takes the lock and does
 * the work again:
 *
 * <pre>
 *   if (!loaded) {
 *     synchronized (this) { if (!loaded) { text = load(); } }
 *   }
 * </pre>
 */
final class UnsetFlag {
  private UnsetFlag() {}

  /** The field that a section and the code around it test, if nothing ever makes the test fail. */
  static Optional<VarSymbol> of(SectionCode code, VisitorState state) {
    CriticalSection section = code.section();
    if (section.isReader() || !DoubleCheck.is(section)) {
      return Optional.empty();
    }
    ExpressionTree condition =
        ASTHelpers.stripParentheses(((IfTree) section.body().get(0)).getCondition());
    Optional<ExpressionTree> tested =
        condition.getKind() == Kind.LOGICAL_COMPLEMENT
            ? Optional.of(((UnaryTree) condition).getExpression())
            : condition.getKind() == Kind.EQUAL_TO
                ? Expressions.comparedWithNull((BinaryTree) condition)
                : Optional.empty();
    return tested
        .map(ASTHelpers::stripParentheses)
        .filter(name -> Symbols.of(name) instanceof VarSymbol)
        .map(name -> (VarSymbol) Symbols.of(name))
        .filter(field -> isNeverSet(field, code, state));
  }

  /** Whether a private field has its default for ever, and no framework sets it. */
  private static boolean isNeverSet(VarSymbol field, SectionCode code, VisitorState state) {
    return Expressions.isField(field)
        && field.isPrivate()
        && (field.flags() & Flags.FINAL) == 0
        && code.index().declaration(field).isPresent()
        && !FieldEscape.isHandedOut(field, state)
        && !FieldEscape.isReadByReflection(field, state)
        && !FieldEscape.isSerialized(field, state)
        && AccessOrder.values(field, code.index()).allMatch(UnsetFlag::isDefault)
        && FieldAccesses.of(field, state).all().stream()
            .filter(access -> Assignments.isTarget(access.path()))
            .allMatch(access -> access.value().filter(UnsetFlag::isDefault).isPresent());
  }

  private static boolean isDefault(ExpressionTree value) {
    return Expressions.isNull(value) || Boolean.FALSE.equals(ASTHelpers.constValue(value));
  }
}
