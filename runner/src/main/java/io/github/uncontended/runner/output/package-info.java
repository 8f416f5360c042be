/**
 * Reports: how are findings presented on the terminal, in SARIF, in rdjson and as JSON?
 *
 * <p>A report is a projection of findings and never parses a message. Uses {@code patch} for the
 * outcome of fixing, {@code engine}, {@code source} and {@code terminal}. Writes no files.
 */
package io.github.uncontended.runner.output;
