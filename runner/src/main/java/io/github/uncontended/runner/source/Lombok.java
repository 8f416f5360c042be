package io.github.uncontended.runner.source;

import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** The Lombok to run for sources that use it: of one version, whichever the project uses. */
public final class Lombok {
  private static final String IMPORT = "import lombok.";

  private Lombok() {}

  /**
   * Resolves Lombok if a source uses it.
   *
   * @param coordinates those of the Lombok to run
   * @param offline whether to use the local Maven repository only
   */
  public static Optional<Path> jarFor(
      Sources sources, String coordinates, boolean offline, Progress progress) throws IOException {
    for (Source source : sources.files().values()) {
      if (source.text().contains(IMPORT)) {
        progress.show("resolving Lombok");
        try (Artifacts artifacts = new Artifacts(offline)) {
          return artifacts.jar(coordinates);
        }
      }
    }
    return Optional.empty();
  }
}
