/**
 * Audits of an application's dependencies: which findings do the artifacts have that it runs, what
 * changes with an update, and which release is free of a finding?
 *
 * <p>Uses {@code maven} for the dependency tree and {@code engine} for the findings, which it keeps
 * in a cache.
 */
package io.github.uncontended.runner.dependencies;
