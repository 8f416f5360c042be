/**
 * Git: in which work tree is a file, which lines of it changed, and are there uncommitted changes?
 *
 * <p>Runs read-only commands of the installed git. May use the JDK and Guava only.
 */
package io.github.uncontended.runner.git;
