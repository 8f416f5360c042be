package io.github.uncontended.generator;

import com.google.common.collect.ImmutableSortedSet;
import io.github.uncontended.testing.Case;

/**
 * How a program fails.
 *
 * @param kind what goes wrong
 * @param unsafe whether it takes unsafe fixes
 * @param rules the rules whose fixes were applied
 * @param detail what tells this failure from others of its kind: an error's text, or nothing
 * @param before the program
 * @param after the program with the fixes, as far as they were applied
 * @param explanation outputs, errors or a stack trace
 */
record Failure(
    Kind kind,
    boolean unsafe,
    ImmutableSortedSet<String> rules,
    String detail,
    Case before,
    Case after,
    String explanation) {
  /** What a fix, or a rule, can get wrong. */
  enum Kind {
    /** A rule throws an exception. */
    CRASH,
    /** The fixed program does not compile. */
    DOES_NOT_COMPILE,
    /** The fixed program prints something else. */
    CHANGED,
    /** Fixes are offered again and again. */
    NO_FIXPOINT,
    /** A rule reports something new where its own fixes were applied. */
    FLAGGED_AGAIN
  }

  /** Whether another failure is the same one, as far as it can be told. */
  boolean isLike(Failure other) {
    return kind == other.kind
        && unsafe == other.unsafe
        && detail.equals(other.detail)
        && rules.containsAll(other.rules)
        && !other.rules.isEmpty();
  }

  /** A name for failures that look alike. */
  String title() {
    return kind + (unsafe ? " (unsafe fixes) " : " ") + String.join("+", rules);
  }

  @Override
  public String toString() {
    return title()
        + "\n"
        + explanation
        + "\n--- before\n"
        + before.text()
        + "\n--- after\n"
        + after.text();
  }
}
