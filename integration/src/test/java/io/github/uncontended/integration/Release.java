package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.uncontended.runner.source.Artifacts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The sources of a published artifact in a folder, and javac with the plugin on them. */
final class Release {
  private static final String LOMBOK = "org.projectlombok:lombok:1.18.42";

  private final Path sources;
  private final Javac javac;

  /** Takes an artifact and its dependencies from the user's repositories, and unpacks it. */
  Release(String artifact, Collection<String> dependencies, Path folder) throws IOException {
    this.sources = Files.createDirectories(folder.resolve("sources"));
    try (Artifacts artifacts = new Artifacts(/* offline= */ false)) {
      Artifacts.Compilable compilable = artifacts.compilable(artifact);
      unpack(compilable.sources());
      List<Path> jars = new ArrayList<>(compilable.classPath());
      compilable.jar().ifPresent(jars::add);
      for (String dependency : dependencies) {
        jars.add(artifacts.jar(dependency).orElseThrow());
      }
      List<Path> processors = new ArrayList<>();
      if (mentionsLombok()) {
        processors.add(artifacts.jar(LOMBOK).orElseThrow());
        jars.addAll(0, processors);
      }
      this.javac = new Javac(folder, jars, processors).with("--release", "8");
    }
  }

  Path sources() {
    return sources;
  }

  /** What javac says of the sources with some rules and options of the plugin. */
  String compile(Collection<String> rules, String pluginOptions)
      throws IOException, InterruptedException {
    return javac.compile(Javac.javaFiles(sources), rules, pluginOptions);
  }

  private boolean mentionsLombok() throws IOException {
    for (Path file : Javac.javaFiles(sources)) {
      if (Files.readString(file, UTF_8).contains("import lombok.")) {
        return true;
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
        if (entry.getName().endsWith(".java") && target.startsWith(sources)) {
          Files.createDirectories(target.getParent());
          try (InputStream in = zip.getInputStream(entry)) {
            Files.copy(in, target);
          }
        }
      }
    }
  }
}
