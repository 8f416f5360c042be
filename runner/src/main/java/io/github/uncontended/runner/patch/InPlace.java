package io.github.uncontended.runner.patch;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.file.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Writes changed files: all of them, or none. */
public final class InPlace {
  private InPlace() {}

  /**
   * Replaces the files.
   *
   * @throws CannotDoException if that is not possible; then no file has changed
   */
  public static void write(Collection<Change> changes) {
    List<AtomicFile> prepared = new ArrayList<>();
    List<AtomicFile> undo = new ArrayList<>();
    Path file = null;
    try {
      for (Change change : changes) {
        file = change.source().file().orElseThrow();
        checkUntouched(file, change);
        // A rename would succeed where the file itself is protected.
        AtomicFile.checkWritable(file);
        prepared.add(AtomicFile.prepare(file, change.after()));
        undo.add(AtomicFile.prepare(file, change.before()));
      }
      AtomicFile.commitAll(prepared, undo);
    } catch (IOException e) {
      throw new CannotDoException(
          file + " cannot be written, so nothing was changed: " + AtomicFile.reason(e), e);
    } finally {
      prepared.forEach(AtomicFile::close);
      undo.forEach(AtomicFile::close);
    }
  }

  private static void checkUntouched(Path file, Change change) throws IOException {
    if (!Arrays.equals(Files.readAllBytes(file), change.before())) {
      throw new CannotDoException(
          file + " was changed by something else meanwhile, so nothing was changed here");
    }
  }
}
