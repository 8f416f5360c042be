/**
 * From a recording to a verdict: which artifact loses the time, which rule explains it, and which
 * newer version or setting cures it.
 *
 * <p>{@link io.github.uncontended.runner.diagnose.Diagnosis} is the entry point. {@link
 * io.github.uncontended.runner.diagnose.ArtifactIndex} finds the artifact of a class, {@link
 * io.github.uncontended.runner.dependencies.VersionSearch} the version without a finding, {@link
 * io.github.uncontended.runner.diagnose.Advice} what to do where no rule explains the time.
 */
package io.github.uncontended.runner.diagnose;
