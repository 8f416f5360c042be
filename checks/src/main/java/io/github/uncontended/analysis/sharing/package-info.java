/**
 * Which threads can reach an object: does {@code this} or a field escape, is a map confined to one
 * thread, and which locks are held?
 *
 * <p>It may use {@code analysis.syntax}, {@code analysis.library} and {@code analysis.unit}.
 *
 * <p>Example: {@code ThisEscape.of(type, state).isPossible()}.
 */
package io.github.uncontended.analysis.sharing;
