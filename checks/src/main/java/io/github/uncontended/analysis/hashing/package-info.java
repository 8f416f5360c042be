/**
 * Which work does a {@code hashCode()} method repeat on every call, and would a cached hash stay
 * correct?
 *
 * <p>It may use {@code analysis.syntax}, {@code library}, {@code unit}, {@code values} and {@code
 * sharing}.
 *
 * <p>Example: {@code HashCost.of(method, state)}.
 */
package io.github.uncontended.analysis.hashing;
