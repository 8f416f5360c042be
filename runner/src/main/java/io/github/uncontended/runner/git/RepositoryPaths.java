package io.github.uncontended.runner.git;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Determines the git work trees of files and the names of files in them, without running git. */
public final class RepositoryPaths {
  private final Map<Path, Optional<Path>> roots = new HashMap<>();

  /** The root of the innermost work tree that contains a file; empty if there is none. */
  public Optional<Path> rootOf(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    return folder == null ? Optional.empty() : rootOfFolder(folder);
  }

  private Optional<Path> rootOfFolder(Path folder) {
    Optional<Path> root = roots.get(folder);
    if (root == null) {
      if (Files.exists(folder.resolve(".git"))) {
        root = Optional.of(folder);
      } else {
        Path parent = folder.getParent();
        root = parent == null ? Optional.empty() : rootOfFolder(parent);
      }
      roots.put(folder, root);
    }
    return root;
  }

  /**
   * The name of a file in review tools, with slashes: relative to its work tree if it has one, else
   * relative to the working directory if it is inside it, else absolute.
   */
  public String nameOf(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    Path base = rootOf(absolute).orElseGet(() -> Path.of("").toAbsolutePath());
    Path shown = absolute.startsWith(base) ? base.relativize(absolute) : absolute;
    return shown.toString().replace(File.separatorChar, '/');
  }
}
