package io.github.uncontended.runner.maven;

import com.google.common.base.Splitter;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Locates the Maven installation, which contains the global settings. */
final class MavenHome {
  private MavenHome() {}

  /**
   * The home of the {@code mvn} on the {@code PATH}; empty if there is none, or if the environment
   * names a home, which the resolver then reads itself.
   */
  static Optional<Path> ofPath() {
    if (System.getenv("MAVEN_HOME") != null || System.getenv("M2_HOME") != null) {
      return Optional.empty();
    }
    String path = System.getenv("PATH");
    if (path == null) {
      return Optional.empty();
    }
    for (String folder : Splitter.on(File.pathSeparatorChar).omitEmptyStrings().split(path)) {
      Path mvn = new File(folder, "mvn").toPath();
      if (Files.isExecutable(mvn)) {
        return homeOf(mvn);
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> homeOf(Path mvn) {
    try {
      return Optional.ofNullable(mvn.toRealPath().getParent().getParent())
          .filter(home -> Files.exists(home.resolve("conf").resolve("settings.xml")));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
