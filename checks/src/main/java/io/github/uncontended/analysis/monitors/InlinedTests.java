package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCBinary;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCUnary;
import com.sun.tools.javac.tree.TreeMaker;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.Map;

/**
 * Conditions with the tests in the place of the methods that only return them: {@code !missing()}
 * is {@code !(token == null)} where {@code missing} is private and returns that. The trees that it
 * makes have no place in the source.
 */
final class InlinedTests {
  /** How many methods are followed. */
  private static final int DEPTH = 2;

  private final UnitIndex index;
  private final TreeMaker maker;

  /** What was asked before, so that one condition is always the same tree. */
  private final Map<ExpressionTree, ExpressionTree> known = new HashMap<>();

  private InlinedTests(UnitIndex index, VisitorState state) {
    this.index = index;
    this.maker = TreeMaker.instance(state.context);
  }

  static InlinedTests of(UnitIndex index, VisitorState state) {
    return index.memo(InlinedTests.class, unit -> new InlinedTests(index, state));
  }

  /** The condition itself where it calls no such method. */
  ExpressionTree in(ExpressionTree condition) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    ExpressionTree inlined = known.get(test);
    if (inlined == null) {
      inlined = in(test, DEPTH);
      known.put(test, inlined);
    }
    return inlined;
  }

  private ExpressionTree in(ExpressionTree condition, int depth) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    return switch (test.getKind()) {
      case LOGICAL_COMPLEMENT -> {
        ExpressionTree negated = ((UnaryTree) test).getExpression();
        ExpressionTree inlined = in(negated, depth);
        yield inlined == ASTHelpers.stripParentheses(negated) ? test : not((JCUnary) test, inlined);
      }
      case CONDITIONAL_AND, CONDITIONAL_OR -> {
        BinaryTree both = (BinaryTree) test;
        ExpressionTree left = in(both.getLeftOperand(), depth);
        ExpressionTree right = in(both.getRightOperand(), depth);
        yield left == ASTHelpers.stripParentheses(both.getLeftOperand())
                && right == ASTHelpers.stripParentheses(both.getRightOperand())
            ? test
            : both((JCBinary) test, left, right);
      }
      case METHOD_INVOCATION -> {
        MethodInvocationTree call = (MethodInvocationTree) test;
        yield depth > 0 && isTest(call)
            ? index.returned(call).map(returned -> in(returned, depth - 1)).orElse(test)
            : test;
      }
      default -> test;
    };
  }

  /** Whether a call is one of a predicate without parameters, on the same object or of a class. */
  private static boolean isTest(MethodInvocationTree call) {
    return call.getArguments().isEmpty()
        && OwnMembers.runsOnOwn(call)
        && ASTHelpers.getType(call) != null
        && ASTHelpers.getType(call).hasTag(TypeTag.BOOLEAN);
  }

  private ExpressionTree not(JCUnary test, ExpressionTree negated) {
    JCUnary copy = maker.at(test.pos).Unary(test.getTag(), (JCExpression) negated);
    copy.operator = test.operator;
    copy.type = test.type;
    return copy;
  }

  private ExpressionTree both(JCBinary test, ExpressionTree left, ExpressionTree right) {
    JCBinary copy =
        maker.at(test.pos).Binary(test.getTag(), (JCExpression) left, (JCExpression) right);
    copy.operator = test.operator;
    copy.type = test.type;
    return copy;
  }
}
