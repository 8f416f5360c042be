package io.github.uncontended.report;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.util.Context;

/**
 * Receives every {@link Finding} of a compilation with its edits, including unsafe ones.
 *
 * <p>A tool that runs javac registers a sink under {@link #KEY} in the {@link Context}. The sink
 * receives findings that javac's log drops ({@code -Xmaxwarns}, {@code -nowarn}).
 */
public interface FindingSink {
  /** The key of the sink in the context. */
  Context.Key<FindingSink> KEY = new Context.Key<>();

  /** Accepts a finding, on the compiler's thread and in the order of the analysis. */
  void accept(Finding finding);

  /**
   * Counts a place that a rule does not report since it lacks evidence of heat.
   *
   * @param rule the name of the rule
   */
  default void withhold(String rule, CompilationUnitTree unit) {}
}
