package io.github.uncontended.runner.file;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A replacement that a killed process left is undone. */
final class ReplacementJournalTest {
  @TempDir private Path folder;
  private Path journals;
  private Path file;
  private Path replacing;
  private Path undoing;
  private ReplacementJournal journal;

  @BeforeEach
  void setUp() throws IOException {
    journals = folder.resolve("journals");
    file = Files.writeString(Files.createDirectory(folder.resolve("src")).resolve("A"), "old");
    replacing = AtomicFile.temporaryOf(file);
    undoing = AtomicFile.temporaryOf(file);
    journal = ReplacementJournal.open(journals);
    journal.record(new ReplacementJournal.Entry(file, replacing, undoing, "new".getBytes(UTF_8)));
  }

  private void assertLeft(String content) throws IOException {
    assertThat(Files.readString(file)).isEqualTo(content);
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertThat(files.toList()).containsExactly(file);
    }
    try (Stream<Path> files = Files.list(journals)) {
      assertThat(files.toList()).isEmpty();
    }
  }

  @Test
  void deletesTheTemporaryFilesOfWhatWasNotReplaced() throws IOException {
    journal.abandon();
    Files.writeString(undoing, "ol");
    assertThat(ReplacementJournal.undoInterrupted(journals)).isEmpty();
    assertLeft("old");
  }

  @Test
  void restoresWhatWasReplaced() throws IOException {
    journal.abandon();
    Files.writeString(undoing, "old");
    Files.writeString(file, "new");
    assertThat(ReplacementJournal.undoInterrupted(journals)).containsExactly(file);
    assertLeft("old");
  }

  @Test
  void keepsWhatSomebodyElseChangedSince() throws IOException {
    journal.abandon();
    Files.writeString(undoing, "old");
    Files.writeString(file, "newer");
    assertThat(ReplacementJournal.undoInterrupted(journals)).isEmpty();
    assertLeft("newer");
  }

  @Test
  void leavesTheReplacementOfALiveProcessAlone() throws IOException {
    Files.writeString(undoing, "old");
    Files.writeString(file, "new");
    assertThat(ReplacementJournal.undoInterrupted(journals)).isEmpty();
    assertThat(Files.exists(undoing)).isTrue();
    Files.delete(undoing);
    journal.delete();
    assertLeft("new");
  }

  @Test
  void skipsALineThatWasWrittenInPart() throws IOException {
    journal.abandon();
    try (Stream<Path> files = Files.list(journals)) {
      Path first = files.findFirst().orElseThrow();
      Files.writeString(first, Files.readString(first).substring(0, 20));
    }
    assertThat(ReplacementJournal.undoInterrupted(journals)).isEmpty();
    assertLeft("old");
  }
}
