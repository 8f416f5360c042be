package io.github.uncontended.runner.engine;

/**
 * A place that a rule does not report since it lacks evidence of heat.
 *
 * @param path the path of the file
 * @param rule the name of the rule
 */
public record Withheld(String path, String rule) {}
