package io.github.uncontended.runner.engine;

/**
 * A compile error in a file. It has no position, so that edits above it do not change its identity.
 *
 * @param path the path that the user sees
 * @param message javac's message in one line
 */
public record CompileError(String path, String message) {}
