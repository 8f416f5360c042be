/**
 * Does evaluating an expression have side effects, is it cheap, and can a change of the evaluation
 * order be observed?
 *
 * <p>{@link io.github.uncontended.analysis.effects.Effects} is the entry point: an interprocedural
 * analysis with fresh objects, three calls deep. It may use {@code analysis.syntax}, {@code
 * library}, {@code unit}, {@code values} and {@code formatting}.
 *
 * <p>Example: {@code Effects.of(fallback, state).verdict() == Verdict.NONE}.
 */
package io.github.uncontended.analysis.effects;
