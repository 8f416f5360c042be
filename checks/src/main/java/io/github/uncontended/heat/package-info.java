/**
 * How hot is a place, and why: how many threads run it, how often, and who says so?
 *
 * <p>{@link io.github.uncontended.heat.HeatModel} is the entry point. It combines the profile, the
 * user's declarations, entry points of frameworks and the callers of the place. It may use {@code
 * options}, {@code profile} and the analysis, and no rule.
 *
 * <p>Example: {@code HeatModel.of(state).isConcurrent()}.
 */
package io.github.uncontended.heat;
