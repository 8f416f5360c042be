/**
 * Fixes: which fixes can be applied together such that the result compiles, and how are they
 * written to a patch or to the sources?
 *
 * <p>Uses {@code filter}, {@code engine}, {@code source} and {@code file}, and the edits of the
 * ruleset. Knows no rule and no report.
 */
package io.github.uncontended.runner.patch;
