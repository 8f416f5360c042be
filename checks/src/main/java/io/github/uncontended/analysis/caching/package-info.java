/**
 * Is a result already cached: by lazy initialization, by a memoizing call, or by a lookup that
 * precedes the place?
 *
 * <p>It may use {@code analysis.syntax} and {@code analysis.unit}.
 *
 * <p>Example: {@code Memoization.covers(state.getPath(), state)}.
 */
package io.github.uncontended.analysis.caching;
