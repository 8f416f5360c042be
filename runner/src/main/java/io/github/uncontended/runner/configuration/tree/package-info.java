/**
 * Reads configuration files: YAML, properties and XML become trees of {@link
 * io.github.uncontended.runner.configuration.tree.Setting}s with the positions of the text.
 *
 * <p>Knows no rule. Uses {@code source}.
 */
package io.github.uncontended.runner.configuration.tree;
