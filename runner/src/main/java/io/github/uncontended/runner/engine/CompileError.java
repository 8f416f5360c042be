package io.github.uncontended.runner.engine;

/**
 * What javac has to say against a file. It has no position, so that it is the same error where the
 * lines above it move.
 *
 * @param path the file, as the user knows it
 */
public record CompileError(String path, String message) {}
