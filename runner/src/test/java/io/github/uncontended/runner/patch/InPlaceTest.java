package io.github.uncontended.runner.patch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.source.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All files are changed or none. */
class InPlaceTest {
  private static final String BEFORE = "class A {}\n";
  private static final String AFTER = "class A { /* changed */ }\n";

  @TempDir Path folder;

  private List<Change> changes(String... names) throws IOException {
    for (String name : names) {
      Files.writeString(folder.resolve(name), BEFORE);
    }
    List<Change> changes = new ArrayList<>();
    try (Sources sources = Sources.ofPaths(List.of(folder), Optional.empty())) {
      for (Source source : sources.files().values()) {
        changes.add(new Change(source, source.withText(AFTER)));
      }
    }
    return changes;
  }

  private void assertContents(String name, String expected) throws IOException {
    assertEquals(expected, Files.readString(folder.resolve(name)));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void allAreWritten() throws IOException {
    InPlace.write(changes("A.java", "B.java"));

    assertContents("A.java", AFTER);
    assertContents("B.java", AFTER);
    assertEquals(List.of("A.java", "B.java"), files());
  }

  @Test
  void nothingIsWrittenOverWhatSomebodyElseChanged() throws IOException {
    List<Change> changes = changes("A.java", "B.java");
    Files.writeString(folder.resolve("B.java"), "class B {}\n");

    CannotDoException e = assertThrows(CannotDoException.class, () -> InPlace.write(changes));

    assertTrue(e.getMessage().contains("B.java was modified during the run"), e.getMessage());
    assertContents("A.java", BEFORE);
    assertContents("B.java", "class B {}\n");
    assertEquals(List.of("A.java", "B.java"), files());
  }

  @Test
  void aFileThatIsGoneStopsAll() throws IOException {
    List<Change> changes = changes("A.java", "B.java");
    Files.delete(folder.resolve("B.java"));

    CannotDoException e = assertThrows(CannotDoException.class, () -> InPlace.write(changes));

    assertTrue(e.getMessage().contains("no file was changed"), e.getMessage());
    assertContents("A.java", BEFORE);
    assertEquals(List.of("A.java"), files());
  }
}
