package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;
import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources in other encodings than UTF-8 and with other line terminators. */
class EncodingTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  @Test
  void aLatin1FileIsReadAsSuchUnlessAnotherCharsetIsAskedFor() throws IOException {
    cli.write("p/Flagged.java", FLAGGED.replace("Zurich", "Zürich"), ISO_8859_1);

    Outcome outcome = cli.check();

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.err());
    assertTrue(outcome.out().contains("getTimeZone(\"Europe/Zürich\")"), outcome.out());
    assertTrue(cli.check("--encoding", "UTF-8").out().contains("skipped: not in UTF-8\n"));
  }

  @Test
  void utf16IsReadIfTheOptionSaysSo() throws IOException {
    cli.write("p/Flagged.java", "\uFEFF" + FLAGGED, UTF_16LE);
    cli.write("p/Clean.java", CLEAN);

    assertTrue(
        cli.check().out().contains("skipped: in UTF-16, which is only read with --encoding\n"));
    assertTrue(cli.check("--encoding", "UTF-16").out().contains("Flagged.java:7:12"));
  }

  @Test
  void windowsLineEndsAndAByteOrderMarkShiftNothing() throws IOException {
    cli.write("p/Flagged.java", "\uFEFF" + FLAGGED.replace("\n", "\r\n"));

    Outcome outcome = cli.check("--all");

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.err());
    assertTrue(outcome.out().contains("Flagged.java:7:12: "), outcome.out());
    assertTrue(
        outcome.out().contains("7 |     return TimeZone.getTimeZone(\"Europe/Zurich\");\n"),
        outcome.out());
    assertFalse(outcome.out().contains("\r"), outcome.out());
  }
}
