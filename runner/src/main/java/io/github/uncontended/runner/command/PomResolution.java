package io.github.uncontended.runner.command;

import com.google.common.io.MoreFiles;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.dependencies.DependencyTree;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.git.Revision;
import io.github.uncontended.runner.project.BuildFile;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Resolves the dependencies of the POM files that a user names. */
final class PomResolution {
  private final boolean offline;
  private final Progress progress;

  PomResolution(boolean offline, Progress progress) {
    this.offline = offline;
    this.progress = progress;
  }

  /** Resolves the dependencies of a POM file. */
  DependencyTree resolve(Path file) {
    progress.show("resolving the dependencies of " + file);
    return DependencyTree.of(file, offline);
  }

  /**
   * Resolves the dependencies of an older POM.
   *
   * @param pom a file, or {@code REV:path} for the file of a git revision
   */
  DependencyTree older(String pom) throws IOException {
    Path file = PathArgument.parse(pom);
    if (Files.exists(file)) {
      return resolve(BuildFile.ofPom(file).path());
    }
    int colon = pom.indexOf(':');
    if (colon <= 0) {
      throw new CannotDoException(
          "--against takes a POM file or REV:POM; '" + pom + "' does not exist");
    }
    Path folder = Files.createTempDirectory("uncontended");
    try {
      String path = Revision.inRepository(pom.substring(colon + 1));
      new Revision(pom.substring(0, colon))
          .export(
              each ->
                  each.equals(path)
                      || each.endsWith("pom.xml")
                      || each.endsWith(".mvn/maven.config"),
              folder);
      Path exported = folder.resolve(path.isEmpty() ? "pom.xml" : path);
      if (!Files.isRegularFile(exported)) {
        throw new CannotDoException("there is no " + path + " in " + pom.substring(0, colon));
      }
      return resolve(exported);
    } finally {
      MoreFiles.deleteRecursively(folder);
    }
  }
}
