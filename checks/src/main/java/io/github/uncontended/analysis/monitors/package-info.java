/**
 * Which code does a monitor or lock protect, which fields does it guard, and what do the hit path
 * and the miss path of a critical section do?
 *
 * <p>It may use the analyses before it in the order of {@code PackagesTest}. The critical sections
 * are found once per unit, and the accesses of a field once per compilation.
 *
 * <p>Example: {@code SectionPattern.of(section, state) == SectionPattern.CACHE_LOOKUP}.
 */
package io.github.uncontended.analysis.monitors;
