package io.github.uncontended.runner.patch;

import io.github.uncontended.runner.source.Source;
import java.io.File;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;

/**
 * How a patch names files: as reviewers do, or, where that is a full path, relative to the folder
 * that all of them are in, since git takes no full paths.
 */
public final class PatchNames {
  private final Path folder;

  private PatchNames(Path folder) {
    this.folder = folder;
  }

  /** The names of changed files. */
  public static PatchNames of(Collection<Change> changes) {
    Path common = null;
    boolean full = false;
    for (Change change : changes) {
      Optional<Path> file = change.source().file();
      full |= Path.of(change.source().reviewPath()).isAbsolute();
      Path parent = file.map(it -> it.toAbsolutePath().normalize().getParent()).orElse(null);
      common = common == null ? parent : commonOf(common, parent);
    }
    return new PatchNames(full ? common : null);
  }

  /** The folder that the patch is to be applied in, where it is not the usual one. */
  public Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }

  /** The name of a file. */
  public String of(Source source) {
    if (folder == null) {
      return source.reviewPath();
    }
    Path file = source.file().orElseThrow().toAbsolutePath().normalize();
    return folder.relativize(file).toString().replace(File.separatorChar, '/');
  }

  private static Path commonOf(Path folder, Path other) {
    Path common = folder;
    while (common != null && !other.startsWith(common)) {
      common = common.getParent();
    }
    return common;
  }
}
