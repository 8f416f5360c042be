package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.Tree;

/**
 * Which code counts as code that may fail or not end, whatever is in it: loops and switches but for
 * those that are proven, jumps, handlers and uses of array elements.
 */
final class UnprovenCode {
  private static final String LOOP = "runs a loop, which may fail or not end";
  private static final String SWITCH = "runs a switch, which may fail";

  private static final ImmutableMap<Tree.Kind, String> REASONS =
      ImmutableMap.<Tree.Kind, String>builder()
          .put(Tree.Kind.FOR_LOOP, LOOP)
          .put(Tree.Kind.ENHANCED_FOR_LOOP, LOOP)
          .put(Tree.Kind.WHILE_LOOP, LOOP)
          .put(Tree.Kind.DO_WHILE_LOOP, LOOP)
          .put(Tree.Kind.SWITCH, SWITCH)
          .put(Tree.Kind.SWITCH_EXPRESSION, SWITCH)
          .put(Tree.Kind.LABELED_STATEMENT, "jumps to a label")
          .put(Tree.Kind.TRY, "handles exceptions")
          .put(Tree.Kind.ARRAY_ACCESS, "uses an element of an array")
          .buildOrThrow();

  private UnprovenCode() {}

  /** Why a statement or expression may fail or not end, as a verb phrase; null if it does not. */
  static String reason(Tree tree, VisitorState state) {
    String reason = REASONS.get(tree.getKind());
    return reason == null || BoundedLoop.is(tree, state) || ExhaustiveSwitch.is(tree)
        ? null
        : reason;
  }
}
