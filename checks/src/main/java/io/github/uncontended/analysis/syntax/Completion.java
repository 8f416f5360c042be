package io.github.uncontended.analysis.syntax;

import com.google.errorprone.util.Reachability;
import com.sun.source.tree.StatementTree;

/** Whether statements complete, also in code with errors, where {@link Reachability} throws. */
public final class Completion {
  private Completion() {}

  /** Whether a statement can complete normally (JLS 14.22), or calls what javac did not resolve. */
  public static boolean isPossible(StatementTree statement) {
    try {
      return Reachability.canCompleteNormally(statement);
    } catch (IllegalArgumentException unresolved) {
      return true;
    }
  }
}
