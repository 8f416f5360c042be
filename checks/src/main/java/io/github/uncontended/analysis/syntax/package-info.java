/**
 * What does a tree say by its form alone: which names, literals, initializers, annotations and
 * lines of source does it consist of?
 *
 * <p>It may use javac's trees, symbols and types, but no other package of the analysis: no index,
 * no knowledge of APIs, no assumption about values.
 *
 * <p>Example: {@code Expressions.isThis(select.getExpression())}.
 */
package io.github.uncontended.analysis.syntax;
