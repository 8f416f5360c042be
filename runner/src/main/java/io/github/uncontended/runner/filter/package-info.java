/**
 * Filters: which findings does a run report and fix?
 *
 * <p>A filter selects by a baseline file or by the lines that git reports as changed. Uses {@code
 * engine}, {@code git}, {@code source} and {@code file}.
 */
package io.github.uncontended.runner.filter;
