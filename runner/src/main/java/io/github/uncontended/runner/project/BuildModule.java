package io.github.uncontended.runner.project;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A module of a build, as far as it matters for compiling its main sources.
 *
 * @param name identifies the module in its build
 * @param sourceRoots the folders of its sources that exist
 * @param resources the folders of its resources that exist
 * @param generated the folders of generated sources that exist
 * @param classPath its dependencies outside of the build; the key identifies what a jar is a
 *     version of
 * @param siblings the names of the modules of the same build that it depends on
 * @param classes the folder of its class files, where a build left some
 * @param release the JDK release that it is compiled for
 * @param exports the packages of the JDK that its compiler arguments export
 * @param encoding the encoding of its sources
 */
record BuildModule(
    String name,
    ImmutableList<Path> sourceRoots,
    ImmutableList<Path> resources,
    ImmutableList<Path> generated,
    ImmutableMap<String, Path> classPath,
    ImmutableSet<String> siblings,
    Optional<Path> classes,
    OptionalInt release,
    ImmutableSet<String> exports,
    Optional<Charset> encoding) {}
