package io.github.uncontended.runner.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
  @TempDir Path folder;

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  private long count() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.count();
    }
  }

  @Test
  void aNewFileHasTheUsualPermissions() throws IOException {
    Path file = folder.resolve("new");
    Path usual = Files.createFile(folder.resolve("usual"));

    AtomicFile.write(file, bytes("x"));

    assertEquals("x", Files.readString(file));
    assertEquals(Files.getPosixFilePermissions(usual), Files.getPosixFilePermissions(file));
    assertEquals(2, count());
  }

  @Test
  void whatIsNotCommittedIsThrownAway() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "before");

    AtomicFile.prepare(file, bytes("after")).close();

    assertEquals("before", Files.readString(file));
    assertEquals(1, count());
  }

  @Test
  void aFailureInTheMiddleUndoesWhatWasDone() throws IOException {
    Path first = Files.writeString(folder.resolve("first"), "before");
    Path second = Files.writeString(folder.resolve("second"), "before");
    List<AtomicFile> files =
        List.of(
            AtomicFile.prepare(first, bytes("after")), AtomicFile.prepare(second, bytes("after")));
    List<AtomicFile> undo =
        List.of(
            AtomicFile.prepare(first, bytes("before")),
            AtomicFile.prepare(second, bytes("before")));
    // What was prepared for the second is gone when it is its turn.
    files.get(1).close();

    assertThrows(IOException.class, () -> AtomicFile.commitAll(files, undo));

    assertEquals("before", Files.readString(first));
    assertEquals("before", Files.readString(second));
    undo.forEach(AtomicFile::close);
    assertEquals(2, count());
  }
}
