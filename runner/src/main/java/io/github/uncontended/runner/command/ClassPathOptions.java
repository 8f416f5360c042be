package io.github.uncontended.runner.command;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.source.ClassPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that name a class path. */
final class ClassPathOptions {
  @Option(
      names = {"--classpath", "--class-path", "-cp"},
      paramLabel = "CP",
      description = "The jars and folders of the class path, separated as for java.")
  private String classPath = "";

  @Option(
      names = "--classpath-file",
      paramLabel = "FILE",
      description =
          "Read the class path from a file: the output of 'mvn dependency:build-classpath"
              + " -Dmdep.outputFile=FILE', or one entry per line; repeatable.")
  private List<String> files = new ArrayList<>();

  /** Whether the user gave one of the options. */
  boolean isGiven() {
    return !classPath.isEmpty() || !files.isEmpty();
  }

  /** The name of an option that the user gave. */
  String option() {
    return classPath.isEmpty() ? "--classpath-file" : "--classpath";
  }

  /** The elements of the class path. */
  ImmutableList<Path> entries() {
    ImmutableList.Builder<Path> entries = ImmutableList.builder();
    entries.addAll(ClassPath.parse(classPath));
    files.forEach(file -> entries.addAll(ClassPath.readFrom(file)));
    return entries.build();
  }
}
