/**
 * The engine: which findings do the rules report for a target, and which files could not be
 * analysed?
 *
 * <p>Runs javac and Error Prone in this process; no package above uses javac. The packages above
 * work with {@link io.github.uncontended.runner.engine.ReportedFinding}s, which do not refer to
 * trees. Uses {@code source}, {@code lifetime} and {@code terminal}.
 */
package io.github.uncontended.runner.engine;
