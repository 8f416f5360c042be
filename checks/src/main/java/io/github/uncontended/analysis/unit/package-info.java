/**
 * Which declarations, uses, calls, assignments and subclasses does one compilation unit contain,
 * and which of its code runs only during construction?
 *
 * <p>It may use {@code analysis.syntax} and {@code analysis.library}. The {@link
 * io.github.uncontended.analysis.unit.UnitIndex} is computed once per unit; other analyses keep
 * their results per unit in its memo.
 *
 * <p>Example: {@code UnitIndex.of(state).calls(method)}.
 */
package io.github.uncontended.analysis.unit;
