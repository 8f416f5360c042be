/**
 * What does a rule report, with which severity and message, and who receives it?
 *
 * <p>{@link io.github.uncontended.report.Rule} is the superclass of every rule and finds all of
 * them. It may use {@code options}, {@code analysis.syntax}, {@code edit} and {@code heat}, and no
 * rule.
 *
 * <p>Example: {@code finding(tree, state).cost("…").heat(heat).advice("…").report()}.
 */
package io.github.uncontended.report;
