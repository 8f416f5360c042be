package io.github.uncontended.report;

import com.sun.tools.javac.util.Context;

/**
 * Receives every {@link Finding} of a compilation with all of its edits, the unsafe ones included.
 *
 * <p>Whoever drives javac registers one under {@link #KEY} in the {@link Context}. Findings arrive
 * here before javac's log, which drops some ({@code -Xmaxwarns}, {@code -nowarn}).
 */
public interface FindingSink {
  /** Where the checks look the sink up. */
  Context.Key<FindingSink> KEY = new Context.Key<>();

  /** Takes a finding; called on the compiler's thread, in the order of the analysis. */
  void accept(Finding finding);
}
