/**
 * Maven without a Maven process: the user's settings, the repository system, and the effective
 * models of POM files.
 *
 * <p>Knows neither sources nor javac.
 */
package io.github.uncontended.runner.maven;
