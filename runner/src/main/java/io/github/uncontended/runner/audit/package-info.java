/**
 * Upgrade audits: which findings are new, hotter, cooler or removed in one version of an artifact
 * compared with another?
 *
 * <p>Uses {@code engine} for the findings, and {@code output} and {@code terminal} to print them.
 */
package io.github.uncontended.runner.audit;
