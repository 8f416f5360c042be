package io.github.uncontended.runner.patch;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.file.AtomicFile;
import io.github.uncontended.runner.file.Replacement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;

/** Writes changed files to disk: all of them or none. */
public final class InPlace {
  private InPlace() {}

  /**
   * Replaces the files.
   *
   * @throws CannotDoException if one cannot be replaced; then no file is changed
   */
  public static void write(Collection<Change> changes) {
    Path file = null;
    try (Replacement replacement = Replacement.start()) {
      for (Change change : changes) {
        file = change.source().file().orElseThrow();
        checkUnmodified(file, change);
        // A rename would replace even a write-protected file.
        AtomicFile.checkWritable(file);
        replacement.add(file, change.before(), change.after());
      }
      replacement.commit();
    } catch (IOException e) {
      throw new CannotDoException(
          (file == null ? "the journal" : file)
              + " cannot be written, no file was changed: "
              + AtomicFile.reason(e),
          e);
    }
  }

  private static void checkUnmodified(Path file, Change change) throws IOException {
    if (!Arrays.equals(Files.readAllBytes(file), change.before())) {
      throw new CannotDoException(file + " was modified during the run, no file was changed");
    }
  }
}
