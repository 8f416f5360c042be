package io.github.uncontended.runner.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.CannotDoException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesTest {
  @TempDir Path folder;

  private Path archive(String... names) throws IOException {
    Path file = folder.resolve("a-sources.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      for (String name : names) {
        out.putNextEntry(new ZipEntry(name));
        out.write("class A {}\n".getBytes(UTF_8));
        out.closeEntry();
      }
    }
    return file;
  }

  @Test
  void entriesThatLeadOutOfTheArchiveAreSkipped() throws IOException {
    Path file =
        archive("p/A.java", "../B.java", "p/../../C.java", "/D.java", "..\\E.java", "C:/F.java");

    try (Sources sources = Sources.ofArchive(file, Optional.empty())) {
      assertEquals(Set.of("p/A.java"), sources.files().keySet());
      assertEquals(5, sources.skips().size());
      assertEquals("its name points outside of the archive", sources.skips().get(0).reason());
    }
    assertFalse(Files.exists(folder.getParent().resolve("B.java")));
  }

  @Test
  void aClassIsInTheFileOfItsOutermostClass() throws IOException {
    Path file = archive("p/A.java", "src/p/B.java", "p/$C.java", "q/A.java", "p/BA.java");

    try (Sources sources = Sources.ofArchive(file, Optional.empty())) {
      assertEquals(
          List.of("p/$C.java", "p/A.java", "src/p/B.java"),
          DeclaringFiles.of(
                  sources.files().values(), List.of("p.A$Inner$1", "p.B", "p.$C", "gone.D"))
              .stream()
              .map(Source::path)
              .toList());
    }
  }

  @Test
  void onlyJavaSourcesOfThisReleaseCount() throws IOException {
    Path file =
        archive("p/A.java", "META-INF/versions/9/p/A.java", "p/B.kt", "module-info.java", "p/");

    try (Sources sources = Sources.ofArchive(file, Optional.empty())) {
      assertEquals(Set.of("p/A.java"), sources.files().keySet());
      assertEquals(1, sources.count());
    }
  }

  @Test
  void aDamagedArchiveIsSaidToBeOne() throws IOException {
    Path file = Files.writeString(folder.resolve("a-sources.jar"), "no archive");

    CannotDoException e =
        assertThrows(
            CannotDoException.class, () -> Sources.ofArchive(file, Optional.empty()).close());

    assertTrue(e.getMessage().contains("is not a readable archive"), e.getMessage());
  }

  @Test
  void aHugeFileIsSkipped() throws IOException {
    Files.write(folder.resolve("Huge.java"), new byte[Source.MAX_BYTES + 1]);

    try (Sources sources = Sources.ofPaths(List.of(folder), Optional.empty())) {
      assertEquals("larger than 16 MB", sources.skips().get(0).reason());
    }
  }
}
