package io.github.uncontended.runner.project;

import io.github.uncontended.runner.CannotDoException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The file that makes a folder a project.
 *
 * @param path the file
 * @param kind what it is
 */
public record BuildFile(Path path, Kind kind) {
  /** The kinds of build files. */
  enum Kind {
    /** A POM. */
    MAVEN,
    /** A script of Gradle. */
    GRADLE,
    /** A description that a build tool wrote. */
    MODEL
  }

  private static final String POM = "pom.xml";

  /** The build file in a folder; a POM if there are several. Empty for other paths. */
  public static Optional<BuildFile> in(Path folder) {
    Path pom = folder.resolve(POM);
    if (Files.isRegularFile(pom)) {
      return Optional.of(new BuildFile(pom, Kind.MAVEN));
    }
    return Stream.of("build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts")
        .map(folder::resolve)
        .filter(Files::isRegularFile)
        .findFirst()
        .map(script -> new BuildFile(script, Kind.GRADLE));
  }

  /**
   * The build file of the project that contains a path, in the nearest folder that has one; empty
   * if there is none in the git work tree.
   */
  public static Optional<BuildFile> above(Path path) {
    Path folder;
    try {
      folder = path.toRealPath();
    } catch (IOException e) {
      return Optional.empty();
    }
    while (!Files.exists(folder.resolve(".git")) && folder.getParent() != null) {
      folder = folder.getParent();
      Optional<BuildFile> file = in(folder);
      if (file.isPresent()) {
        return file;
      }
    }
    return Optional.empty();
  }

  /**
   * A POM that the user names: the file, or the folder that contains it.
   *
   * @throws CannotDoException if there is none
   */
  public static BuildFile ofPom(Path named) {
    Path pom = Files.isDirectory(named) ? named.resolve(POM) : named;
    if (!Files.isRegularFile(pom)) {
      throw new CannotDoException(pom + " does not exist");
    }
    return new BuildFile(pom, Kind.MAVEN);
  }

  /** The description of a build that a build tool wrote. */
  public static BuildFile ofModel(Path file) {
    return new BuildFile(file, Kind.MODEL);
  }
}
