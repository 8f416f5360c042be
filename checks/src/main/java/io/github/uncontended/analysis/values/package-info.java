/**
 * Which expressions are stable, and which types and fields are immutable?
 *
 * <p>It may use {@code analysis.syntax}, {@code analysis.library} and {@code analysis.unit}.
 *
 * <p>Example: {@code Stability.isStable(key, state)} before a fix evaluates the key twice.
 */
package io.github.uncontended.analysis.values;
