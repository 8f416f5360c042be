/**
 * The rules, one file each: which code is flagged, on which conditions, with which fix?
 *
 * <p>A rule finds candidates by name and type, asks the packages below for what it needs to know,
 * and reports a {@link io.github.uncontended.report.Finding}. No rule uses another. Uses all other
 * packages.
 */
package io.github.uncontended.checks;
