package io.github.uncontended.report;

import com.google.errorprone.VisitorState;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.util.Context;

/**
 * Decides which members of a unit are analysed. A tool that analyses code with errors registers one
 * under {@link #KEY} in the {@link Context}.
 */
public interface MemberGuard {
  /** The key of the guard in the context. */
  Context.Key<MemberGuard> KEY = new Context.Key<>();

  /** Whether a place is in a member that must not be analysed. */
  boolean excludes(TreePath place);

  /**
   * Takes note that a rule crashed on a place.
   *
   * @return whether the analysis goes on with the next place
   */
  boolean omits(TreePath place, Rule rule, Throwable thrown);

  /** The guard of {@code state}'s compilation; one that allows everything by default. */
  static MemberGuard of(VisitorState state) {
    MemberGuard guard = state.context.get(KEY);
    return guard == null ? Everything.INSTANCE : guard;
  }

  /** Allows everything, and ends at the first crash. */
  enum Everything implements MemberGuard {
    INSTANCE;

    @Override
    public boolean excludes(TreePath place) {
      return false;
    }

    @Override
    public boolean omits(TreePath place, Rule rule, Throwable thrown) {
      return false;
    }
  }
}
