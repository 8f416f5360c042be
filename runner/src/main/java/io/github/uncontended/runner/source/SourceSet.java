package io.github.uncontended.runner.source;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;

/**
 * Sources of a target that are compiled together.
 *
 * @param sources the files to check
 * @param support files that these refer to and that are compiled with them, but not checked
 * @param classPath jars and folders, in order
 * @param release the {@code --release} to compile for
 * @param exports the packages of the JDK that the build exports to the sources
 */
public record SourceSet(
    ImmutableList<Source> sources,
    ImmutableList<Source> support,
    ImmutableList<Path> classPath,
    int release,
    ImmutableList<String> exports) {}
