/**
 * Lifetimes: how often does a place in the code run, according to what constructs its class or
 * calls its method anywhere in the artifact?
 *
 * <p>Works on attributed javac trees. Uses the packages {@code heat} and {@code analysis} of the
 * ruleset, and no other package of the runner.
 */
package io.github.uncontended.runner.lifetime;
