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

/** Writes changed files to disk: all of them or none. */
public final class InPlace {
  private InPlace() {}

  /**
   * Replaces the files.
   *
   * @throws CannotDoException if one cannot be replaced; then no file is changed
   */
  public static void write(Collection<Change> changes) {
    List<AtomicFile> prepared = new ArrayList<>();
    List<AtomicFile> undo = new ArrayList<>();
    Path file = null;
    try {
      for (Change change : changes) {
        file = change.source().file().orElseThrow();
        checkUnmodified(file, change);
        // A rename would replace even a write-protected file.
        AtomicFile.checkWritable(file);
        prepared.add(AtomicFile.prepare(file, change.after()));
        undo.add(AtomicFile.prepare(file, change.before()));
      }
      AtomicFile.commitAll(prepared, undo);
    } catch (IOException e) {
      throw new CannotDoException(
          file + " cannot be written, no file was changed: " + AtomicFile.reason(e), e);
    } finally {
      prepared.forEach(AtomicFile::close);
      undo.forEach(AtomicFile::close);
    }
  }

  private static void checkUnmodified(Path file, Change change) throws IOException {
    if (!Arrays.equals(Files.readAllBytes(file), change.before())) {
      throw new CannotDoException(file + " was modified during the run, no file was changed");
    }
  }
}
