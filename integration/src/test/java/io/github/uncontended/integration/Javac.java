package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A javac of its own with the plugin on its processor path. */
final class Javac {
  private static final ImmutableList<String> EXPORTED =
      ImmutableList.of(
          "api", "code", "comp", "file", "main", "model", "parser", "processing", "tree", "util");

  private final Path folder;
  private final List<String> arguments = new ArrayList<>();

  /**
   * A javac that writes classes and its log to a folder.
   *
   * @param processors what stands before the plugin on the processor path
   */
  Javac(Path folder, Collection<Path> classPath, Collection<Path> processors) throws IOException {
    this.folder = folder;
    arguments.addAll(List.of("-XDcompilePolicy=simple", "--should-stop=ifError=FLOW"));
    arguments.addAll(List.of("-Xmaxwarns", "100000", "-Xlint:-options", "-encoding", "UTF-8"));
    arguments.addAll(List.of("-cp", join(classPath)));
    List<Path> plugins = new ArrayList<>(processors);
    plugins.add(Path.of(System.getProperty("checks.jar")));
    // Error Prone and what it needs are on the test's own class path.
    arguments.addAll(
        List.of(
            "-processorpath",
            join(plugins) + File.pathSeparator + System.getProperty("java.class.path")));
    if (processors.isEmpty()) {
      arguments.add("-proc:none");
    }
    arguments.addAll(List.of("-d", Files.createDirectories(folder.resolve("classes")).toString()));
  }

  /** Adds arguments. */
  Javac with(String... more) {
    arguments.addAll(List.of(more));
    return this;
  }

  /** Lets the compiled code use javac's own packages. */
  Javac withJavacPackages() {
    EXPORTED.forEach(
        name ->
            arguments.add(
                "--add-exports=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED"));
    return this;
  }

  /** What javac says of sources with some rules as warnings, and Error Prone's own checks off. */
  String compile(Collection<Path> sources, Collection<String> rules, String pluginOptions)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    for (String name : EXPORTED) {
      command.add("-J--add-exports=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED");
    }
    command.add("-J--add-opens=jdk.compiler/com.sun.tools.javac.code=ALL-UNNAMED");
    command.add("-J--add-opens=jdk.compiler/com.sun.tools.javac.comp=ALL-UNNAMED");
    command.add("-J-Duser.language=en");
    // As for the tests themselves: a compilation of seconds gains nothing from the JIT's last
    // level.
    command.addAll(List.of("-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1"));
    command.addAll(arguments);
    command.add(
        "-Xplugin:ErrorProne -XepDisableAllChecks "
            + rules.stream().map(rule -> "-Xep:" + rule + ":WARN").collect(Collectors.joining(" "))
            + " "
            + pluginOptions);
    Path files = folder.resolve("files");
    Files.write(files, sources.stream().map(file -> '"' + file.toString() + '"').toList(), UTF_8);
    command.add("@" + files);
    Path log = folder.resolve("javac.log");
    new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start()
        .waitFor();
    return Files.readString(log, UTF_8);
  }

  /** The Java files below a folder, but for module descriptors. */
  static ImmutableList<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    }
  }

  private static String join(Collection<Path> jars) {
    return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
