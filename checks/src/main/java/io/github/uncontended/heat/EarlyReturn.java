package io.github.uncontended.heat;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import io.github.uncontended.analysis.library.MethodName;
import io.github.uncontended.analysis.syntax.Expressions;

/**
 * Branches that return while other runs of the method go on. Those that check the input and refuse
 * it, or find that there is nothing to do, are rare. The others answer a kind of request, as the
 * branch of an {@code else} does.
 */
final class EarlyReturn {
  /** Words of names that stand for a failure, or for nothing. */
  private static final ImmutableSet<String> REFUSING =
      setOf(
          """
          abort aborted absent bad blank cancel canceled cancelled closed conflict denied deny
          destroyed disabled disposed duplicate empty err error errors exceeded exceeds exception
          exhausted expired fail failed failure fallback forbid forbidden illegal inactive invalid
          locked malformed mismatch missing no none not null overflow refuse refused reject rejected
          rejection shutdown skip status stopped stopping terminated throttled timeout unable
          unauthorized unavailable unknown unprocessable unsupported warn wrong
          """);

  /** Words of names that stand for an amount, which has bounds. */
  private static final ImmutableSet<String> AMOUNTS =
      setOf(
          """
          age attempts bytes capacity count depth index length level limit max min position
          readable remaining retries size total
          """);

  private EarlyReturn() {}

  /** Whether a branch without an alternative returns for a reason that few runs have. */
  static boolean isGuard(IfTree test) {
    return isCheck(test.getCondition(), /* outcome= */ true)
        || returnsConstant(test.getThenStatement())
        || Expressions.contains(
            test.getThenStatement(), EarlyReturn::refuses, tree -> !(tree instanceof CatchTree));
  }

  /** Whether a condition with the outcome shows that something is missing, empty or not valid. */
  private static boolean isCheck(ExpressionTree condition, boolean outcome) {
    ExpressionTree stripped = ASTHelpers.stripParentheses(condition);
    return switch (stripped.getKind()) {
      case LOGICAL_COMPLEMENT -> isCheck(((UnaryTree) stripped).getExpression(), !outcome);
      case CONDITIONAL_AND, CONDITIONAL_OR -> {
        BinaryTree both = (BinaryTree) stripped;
        yield isCheck(both.getLeftOperand(), outcome) || isCheck(both.getRightOperand(), outcome);
      }
      case EQUAL_TO, NOT_EQUAL_TO -> {
        BinaryTree test = (BinaryTree) stripped;
        boolean equal = (stripped.getKind() == Kind.EQUAL_TO) == outcome;
        yield equal == (isNothing(test.getLeftOperand()) || isNothing(test.getRightOperand()))
            && (equal || Expressions.comparedWithNull(test).isEmpty());
      }
      case LESS_THAN, LESS_THAN_EQUAL, GREATER_THAN, GREATER_THAN_EQUAL ->
          !separatesKinds((BinaryTree) stripped);
      // Code asks in the affirmative for a kind, and in the negative for what should be so.
      default -> Expressions.contains(stripped, EarlyReturn::refuses) == outcome;
    };
  }

  /** Whether a value is null, the least number of things or one that stands for none. */
  private static boolean isNothing(ExpressionTree value) {
    Object constant = ASTHelpers.constValue(value);
    return Expressions.isNull(ASTHelpers.stripParentheses(value))
        || "".equals(constant)
        || (constant instanceof Number number && number.longValue() <= 0)
        || (constant == null && Expressions.contains(value, EarlyReturn::refuses));
  }

  /** Whether a comparison is one of a value with a number that begins a kind, not with a bound. */
  private static boolean separatesKinds(BinaryTree test) {
    ExpressionTree left = test.getLeftOperand();
    ExpressionTree right = test.getRightOperand();
    return isKind(left) != isKind(right)
        && !Expressions.contains(test, part -> hasWordOf(part, AMOUNTS));
  }

  private static boolean isKind(ExpressionTree value) {
    return ASTHelpers.constValue(value) instanceof Number number && number.longValue() > 0;
  }

  /** Whether what a branch returns in the end is a constant, as those answers are that refuse. */
  private static boolean returnsConstant(StatementTree branch) {
    if (branch instanceof BlockTree block) {
      return returnsConstant(Iterables.getLast(block.getStatements()));
    }
    ExpressionTree value = ((ReturnTree) branch).getExpression();
    return value != null
        && (Expressions.isNull(ASTHelpers.stripParentheses(value))
            || ASTHelpers.constValue(value) != null);
  }

  private static boolean refuses(Tree part) {
    return hasWordOf(part, REFUSING);
  }

  private static boolean hasWordOf(Tree part, ImmutableSet<String> words) {
    return (part instanceof IdentifierTree || part instanceof MemberSelectTree)
        && MethodName.of(Expressions.simpleName(part)).words().stream().anyMatch(words::contains);
  }

  private static ImmutableSet<String> setOf(String words) {
    return ImmutableSet.copyOf(
        Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().split(words));
  }
}
