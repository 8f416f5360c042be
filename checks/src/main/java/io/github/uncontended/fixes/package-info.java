/**
 * How code is rewritten: the transformations that rules offer as fixes. Each class writes one
 * transformation, or a part that several share, and refuses where the result would not compile or
 * would not behave the same.
 *
 * <p>May use {@code analysis}, {@code edit}, {@code heat} and {@code report}. Knows no rule, and no
 * transformation takes another one's edits into account: what a fix relies on and what it changes
 * for others it declares as {@linkplain io.github.uncontended.edit.Claim claims}.
 */
package io.github.uncontended.fixes;
