/**
 * Rules that read configuration: what does a file switch on that costs contention or work?
 *
 * <p>A {@link io.github.uncontended.runner.configuration.ConfigurationCheck} reads the settings of
 * a {@link io.github.uncontended.runner.configuration.Project} and reports findings of the form
 * that all outputs share. What a placeholder or a condition hides is unknown, and not reported.
 * Uses {@code configuration.tree}, {@code engine} and {@code source}.
 */
package io.github.uncontended.runner.configuration;
