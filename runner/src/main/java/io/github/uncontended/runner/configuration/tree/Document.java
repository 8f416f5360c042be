package io.github.uncontended.runner.configuration.tree;

/**
 * A document of a configuration file; most files have one.
 *
 * @param profile when it applies
 * @param root the settings
 */
public record Document(Profile profile, Setting root) {}
