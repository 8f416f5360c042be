/**
 * The command line: runs the rules outside of a build and reports the findings in several formats.
 *
 * <p>This package contains what all others share: the exit codes and the exception that ends a
 * command with an error line. It depends on nothing. The packages below it form layers, from low to
 * high: {@code file} and {@code terminal}; {@code git} and {@code maven}; {@code source}; {@code
 * project}; {@code engine}; {@code filter}; {@code patch}; {@code output}; {@code audit}; {@code
 * command}. A package uses only lower ones. {@code profile} depends on {@code source} and below.
 */
package io.github.uncontended.runner;
