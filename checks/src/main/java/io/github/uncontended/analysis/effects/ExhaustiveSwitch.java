package io.github.uncontended.analysis.effects;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import io.github.uncontended.analysis.syntax.Expressions;

/**
 * Choices between constants that have an arm, or nothing to do, for every value. One without a
 * {@code default} that must name all constants, and one between patterns, fail for what was not
 * there when they were compiled.
 */
final class ExhaustiveSwitch {
  private ExhaustiveSwitch() {}

  /** Whether a tree is such a choice, so that only its parts decide what it does. */
  static boolean is(Tree tree) {
    return (tree instanceof SwitchTree
            || (tree instanceof SwitchExpressionTree choice
                && choice.getCases().stream().anyMatch(ExhaustiveSwitch::isDefault)))
        && !Expressions.contains(tree, ExhaustiveSwitch::isPattern);
  }

  private static boolean isDefault(CaseTree arm) {
    return arm.getExpressions().isEmpty();
  }

  /** No constant of JDK 17. */
  private static boolean isPattern(Tree tree) {
    return tree.getKind().name().equals("PATTERN_CASE_LABEL");
  }
}
