package io.github.uncontended.runner.patch;

import io.github.uncontended.runner.source.Source;
import java.io.File;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;

/**
 * The names of files in a patch: those of review tools, or relative to the common parent folder if
 * one of these is absolute, since {@code git apply} rejects absolute names.
 */
public final class PatchNames {
  private final Path folder;

  private PatchNames(Path folder) {
    this.folder = folder;
  }

  /** Determines the names of changed files. */
  public static PatchNames of(Collection<Change> changes) {
    Path common = null;
    boolean absolute = false;
    for (Change change : changes) {
      Optional<Path> file = change.source().file();
      absolute |= Path.of(change.source().reviewPath()).isAbsolute();
      Path parent = file.map(it -> it.toAbsolutePath().normalize().getParent()).orElse(null);
      common = common == null ? parent : commonOf(common, parent);
    }
    return new PatchNames(absolute ? common : null);
  }

  /** The folder to apply the patch in; empty for the root of the repository. */
  public Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }

  /** The name of a file in the patch. */
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
