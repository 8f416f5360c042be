package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.Artifacts;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The sources of a published artifact in a folder, and javac with the plugin on them. */
final class Release {
  private static final ImmutableList<String> EXPORTED =
      ImmutableList.of("api", "file", "main", "model", "parser", "processing", "tree", "util");
  private static final String LOMBOK = "org.projectlombok:lombok:1.18.42";

  private final Path folder;
  private final Path sources;
  private final String classPath;
  private final String processorPath;
  private final boolean usesLombok;

  /** Takes an artifact and its dependencies from the user's repositories, and unpacks it. */
  Release(String artifact, Collection<String> dependencies, Path folder) throws IOException {
    this.folder = folder;
    this.sources = Files.createDirectories(folder.resolve("sources"));
    try (Artifacts artifacts = new Artifacts(/* offline= */ false)) {
      Artifacts.Compilable compilable = artifacts.compilable(artifact);
      unpack(compilable.sources());
      this.usesLombok = mentionsLombok();
      List<Path> jars = new ArrayList<>(compilable.classPath());
      compilable.jar().ifPresent(jars::add);
      for (String dependency : dependencies) {
        jars.add(artifacts.jar(dependency).orElseThrow());
      }
      List<Path> processors = new ArrayList<>();
      if (usesLombok) {
        Path lombok = artifacts.jar(LOMBOK).orElseThrow();
        jars.add(0, lombok);
        processors.add(lombok);
      }
      processors.add(Path.of(System.getProperty("checks.jar")));
      this.classPath = join(jars);
      // Error Prone and what it needs are on the test's own class path.
      this.processorPath =
          join(processors) + File.pathSeparator + System.getProperty("java.class.path");
    }
  }

  Path sources() {
    return sources;
  }

  /** What javac says of the sources with the plugin and some of its options. */
  String compile(String pluginOptions) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    for (String exported : EXPORTED) {
      command.add("-J--add-exports=jdk.compiler/com.sun.tools.javac." + exported + "=ALL-UNNAMED");
    }
    command.add("-J--add-opens=jdk.compiler/com.sun.tools.javac.code=ALL-UNNAMED");
    command.add("-J--add-opens=jdk.compiler/com.sun.tools.javac.comp=ALL-UNNAMED");
    command.add("-J-Duser.language=en");
    command.addAll(
        List.of("-XDcompilePolicy=simple", "--should-stop=ifError=FLOW", "-Xmaxwarns", "100000"));
    command.addAll(List.of("--release", "8", "-encoding", "UTF-8", "-Xlint:none"));
    command.addAll(List.of("-cp", classPath, "-processorpath", processorPath));
    command.addAll(usesLombok ? List.of() : List.of("-proc:none"));
    command.add(
        "-Xplugin:ErrorProne -XepDisableAllChecks -XepAllSuggestionsAsWarnings " + pluginOptions);
    Path classes = Files.createDirectories(folder.resolve("classes"));
    command.addAll(List.of("-d", classes.toString()));
    Path files = folder.resolve("files");
    Files.writeString(files, javaFiles().stream().collect(Collectors.joining("\n")), UTF_8);
    command.add("@" + files);
    Path log = folder.resolve("javac.log");
    Process javac =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    javac.waitFor();
    return Files.readString(log, UTF_8);
  }

  private List<String> javaFiles() throws IOException {
    try (Stream<Path> files = Files.walk(sources)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("module-info.java"))
          .map(file -> '"' + file.toString() + '"')
          .sorted()
          .toList();
    }
  }

  private boolean mentionsLombok() throws IOException {
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        if (Files.readString(file, UTF_8).contains("import lombok.")) {
          return true;
        }
      }
    }
    return false;
  }

  private void unpack(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      Enumeration<? extends ZipEntry> entries = zip.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        Path target = sources.resolve(entry.getName()).normalize();
        if (!entry.getName().endsWith(".java") || !target.startsWith(sources)) {
          continue;
        }
        Files.createDirectories(target.getParent());
        try (InputStream in = zip.getInputStream(entry)) {
          Files.copy(in, target);
        }
      }
    }
  }

  private static String join(Collection<Path> jars) {
    return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
