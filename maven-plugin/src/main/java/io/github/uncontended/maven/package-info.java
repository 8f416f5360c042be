/**
 * The Maven plugin: describes the build that runs to the command line, which runs in a process of
 * its own, since it needs access to javac that a plugin does not have.
 */
package io.github.uncontended.maven;
