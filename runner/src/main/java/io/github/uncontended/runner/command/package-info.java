/**
 * The commands: which options exist, which combinations of them are valid, and which steps does a
 * command run?
 *
 * <p>The only package that uses picocli. It uses all other packages of the runner, and none of them
 * uses it.
 */
package io.github.uncontended.runner.command;
