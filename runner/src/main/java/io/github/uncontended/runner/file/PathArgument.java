package io.github.uncontended.runner.file;

import io.github.uncontended.runner.CannotDoException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/** Parses the paths that users type. */
public final class PathArgument {
  private PathArgument() {}

  /**
   * Parses a path.
   *
   * @throws CannotDoException if the text is not a path on this file system
   */
  public static Path parse(String typed) {
    try {
      return Path.of(typed);
    } catch (InvalidPathException e) {
      throw new CannotDoException("'" + typed + "' is not a valid path", e);
    }
  }

  /** Parses several paths. */
  public static List<Path> parseAll(Collection<String> typed) {
    return typed.stream().map(PathArgument::parse).toList();
  }
}
