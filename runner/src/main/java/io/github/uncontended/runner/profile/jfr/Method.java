package io.github.uncontended.runner.profile.jfr;

/**
 * A method on a stack trace.
 *
 * @param type internal name of the class that declares it, such as {@code java/util/Map$Entry};
 *     empty if the recording has none, as for native frames
 * @param name name of the method
 * @param descriptor the method descriptor; async-profiler writes other text for native frames
 */
public record Method(String type, String name, String descriptor) {}
