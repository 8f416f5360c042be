package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Whether a test for null, or of a flag, decides alone that a section returns the value of a {@link
 * Slot}, or leaves it to what follows to return that, so that the same test can be made without the
 * lock: each path on which the slot may hold a value does so, and cannot throw an exception. Only
 * misses can then reach a {@code catch} block.
 */
final class DecidingTest {
  private final SlotPaths paths;

  DecidingTest(SlotPaths paths) {
    this.paths = paths;
  }

  /** Whether the test decides on all of these paths, which are those of the section. */
  boolean decides(ImmutableList<ExecutionPath> all) {
    ImmutableSet<ExecutionPath> hits = ImmutableSet.copyOf(paths.hits());
    return all.stream().filter(path -> !path.caught()).allMatch(path -> isDecided(path, hits));
  }

  /** Whether a path is a hit that returns the slot's value, or a test shows that there is none. */
  private boolean isDecided(ExecutionPath path, Set<ExecutionPath> hits) {
    Map<VarSymbol, Boolean> copies = new HashMap<>();
    // What goes on behind the section may return the value there.
    boolean returnsSlot = isFlag() || path.end() == ExecutionPath.End.NORMAL;
    boolean mayThrow = false;
    for (Step step : path.steps()) {
      if ((step.role() == Role.TRUE || step.role() == Role.FALSE)
          && isEmpty(step.tree(), step.role() == Role.TRUE, copies)) {
        return true;
      }
      if (paths.isStore(step)) {
        return false;
      }
      paths.note(step, copies);
      mayThrow |= Expressions.evaluates(step.tree(), DecidingTest::mayThrow);
      if (step.role() == Role.RESULT) {
        Symbol result = Symbols.of(ASTHelpers.stripParentheses(step.tree()));
        returnsSlot =
            !isFlag() && (paths.slot().holder().equals(result) || copies.containsKey(result));
      }
    }
    return returnsSlot && !mayThrow && hits.contains(path);
  }

  private boolean isFlag() {
    return paths.slot().holder().type.hasTag(TypeTag.BOOLEAN);
  }

  /** Whether a part of an expression may throw an exception, which a call would no longer do. */
  private static boolean mayThrow(Tree part) {
    return switch (part.getKind()) {
      case METHOD_INVOCATION -> !isNullTest((MethodInvocationTree) part);
      case MEMBER_SELECT ->
          Symbols.of(((MemberSelectTree) part).getExpression()) instanceof VarSymbol object
              && !object.name.contentEquals("this");
      case NEW_CLASS, NEW_ARRAY, ARRAY_ACCESS, DIVIDE, REMAINDER -> true;
      default -> false;
    };
  }

  private static boolean isNullTest(MethodInvocationTree call) {
    String name = Expressions.simpleName(call.getMethodSelect());
    return name.equals("isNull") || name.equals("nonNull");
  }

  /** Whether the slot is null, or the flag not set, if a condition evaluates to an outcome. */
  private boolean isEmpty(
      ExpressionTree condition, boolean outcome, Map<VarSymbol, Boolean> copies) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    return switch (test.getKind()) {
      case LOGICAL_COMPLEMENT -> isEmpty(((UnaryTree) test).getExpression(), !outcome, copies);
      case CONDITIONAL_AND, CONDITIONAL_OR -> {
        BinaryTree both = (BinaryTree) test;
        yield outcome == (test.getKind() == Kind.CONDITIONAL_AND)
            && (isEmpty(both.getLeftOperand(), outcome, copies)
                || isEmpty(both.getRightOperand(), outcome, copies));
      }
      default -> isExact(test) && paths.test().shows(test, !outcome, copies);
    };
  }

  /** Whether a test tells the slot's initial value from all others. */
  private boolean isExact(ExpressionTree test) {
    return isFlag()
        ? paths.slot().holder().equals(Symbols.of(test))
        : (test instanceof BinaryTree comparison
                && (Expressions.isNull(comparison.getLeftOperand())
                    || Expressions.isNull(comparison.getRightOperand())))
            || (test instanceof MethodInvocationTree call && isNullTest(call));
  }
}
