package io.github.uncontended.runner.project;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;

/** The files and folders of a project to check. Links are followed. */
final class NamedPaths {
  private final ImmutableList<Path> paths;

  private NamedPaths(ImmutableList<Path> paths) {
    this.paths = paths;
  }

  /** The whole project. */
  static NamedPaths everything() {
    return new NamedPaths(ImmutableList.of());
  }

  /** Some of its files and folders, at least one; they exist. */
  static NamedPaths of(Collection<Path> paths) {
    return new NamedPaths(paths.stream().map(NamedPaths::real).collect(toImmutableList()));
  }

  boolean isEverything() {
    return paths.isEmpty();
  }

  /** Whether a file belongs to them. */
  boolean contains(Path file) {
    return isEverything() || paths.stream().anyMatch(real(file)::startsWith);
  }

  /** Whether a source root can have files that belong to them. */
  boolean touches(Path root) {
    return contains(root) || paths.stream().anyMatch(path -> path.startsWith(real(root)));
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      throw new CannotDoException(path + " cannot be read", e);
    }
  }
}
