package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.source.Artifacts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The sources of a published artifact in a folder, and javac with the plugin on them. */
public final class Release {
  private static final String LOMBOK = "org.projectlombok:lombok:1.18.42";

  private final Path sources;
  private final List<Path> classPath = new ArrayList<>();
  private final Javac javac;

  /** Takes an artifact and its dependencies from the user's repositories, and unpacks it. */
  public Release(String artifact, Collection<String> dependencies, Path folder) throws IOException {
    this.sources = Files.createDirectories(folder.resolve("sources"));
    try (Artifacts artifacts = new Artifacts(/* offline= */ false)) {
      Artifacts.Compilable compilable = artifacts.compilable(artifact);
      unpack(compilable.sources());
      classPath.addAll(compilable.classPath());
      compilable.jar().ifPresent(classPath::add);
      for (String dependency : dependencies) {
        classPath.add(artifacts.jar(dependency).orElseThrow());
      }
      List<Path> processors = new ArrayList<>();
      if (mentionsLombok()) {
        processors.add(artifacts.jar(LOMBOK).orElseThrow());
        classPath.addAll(0, processors);
      }
      this.javac = new Javac(folder, classPath, processors).with("--release", "8");
    }
  }

  public Path sources() {
    return sources;
  }

  /** Its files, but for module descriptors. */
  public ImmutableList<Path> javaFiles() throws IOException {
    return Javac.javaFiles(sources);
  }

  /** The dependencies, and the release's own classes. */
  public ImmutableList<Path> classPath() {
    return ImmutableList.copyOf(classPath);
  }

  /** What javac says of the sources with some rules and options of the plugin. */
  String compile(Collection<String> rules, String pluginOptions)
      throws IOException, InterruptedException {
    return javac.compile(javaFiles(), rules, pluginOptions);
  }

  private boolean mentionsLombok() throws IOException {
    for (Path file : javaFiles()) {
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
            // Some jars have an entry twice.
            Files.copy(in, target, StandardCopyOption.REPLACE_EXISTING);
          }
        }
      }
    }
  }
}
