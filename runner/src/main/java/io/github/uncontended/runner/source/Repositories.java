package io.github.uncontended.runner.source;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Knows which git work tree a file is in, without running git. */
public final class Repositories {
  private final Map<Path, Optional<Path>> roots = new HashMap<>();

  /** The folder of the innermost work tree around a file; empty if there is none. */
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
   * How a file is named where changes are reviewed: relative to its work tree, else to the working
   * directory, else in full; with slashes.
   */
  public String nameOf(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    Path base = rootOf(absolute).orElseGet(() -> Path.of("").toAbsolutePath());
    Path shown = absolute.startsWith(base) ? base.relativize(absolute) : absolute;
    return shown.toString().replace(File.separatorChar, '/');
  }
}
