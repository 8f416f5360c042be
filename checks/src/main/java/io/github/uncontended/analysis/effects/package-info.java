/**
 * Does evaluating an expression have side effects, is it cheap, and can a change of the evaluation
 * order be observed?
 *
 * <p>{@link io.github.uncontended.analysis.effects.Evaluation} is the entry point: an
 * interprocedural analysis with fresh objects, whose work is bounded by a budget. It may use {@code
 * analysis.syntax}, {@code library}, {@code unit}, {@code values} and {@code formatting}.
 *
 * <p>Example: {@code Evaluation.of(fallback, state).maySkip().isGranted()}.
 */
package io.github.uncontended.analysis.effects;
