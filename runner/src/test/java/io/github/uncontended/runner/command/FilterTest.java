package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;
import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static io.github.uncontended.runner.command.Cli.FLAGGED_SAFE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs that report findings on changed lines only, or without those of a baseline. */
class FilterTest {
  private static final String SECOND =
      FLAGGED_SAFE.replace(
          "}\n}", "}\n\n  TimeZone other() {\n    return TimeZone.getTimeZone(\"UTC\");\n  }\n}");

  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() throws IOException, InterruptedException {
    cli = new Cli(folder);
    Git.init(folder);
  }

  private String known() {
    return folder.resolve("known.tsv").toString();
  }

  @Test
  void onlyFindingsOnChangedLinesAreReported() throws IOException, InterruptedException {
    Path file = cli.write("src/p/Flagged.java", FLAGGED_SAFE);
    Git.commitAll(folder);
    cli.check("--only-changed", "HEAD").assertExit(ExitCode.OK);

    Files.writeString(file, SECOND);

    Outcome outcome = cli.check("--only-changed", "HEAD");
    outcome.assertExit(ExitCode.FOUND);
    assertTrue(outcome.out().contains("Flagged.java:11:"), outcome.out());
    assertFalse(outcome.out().contains("Flagged.java:7:"), outcome.out());
    Git.commitAll(folder);
    assertEquals(ExitCode.OK, cli.check("--only-changed", "HEAD").code());
    assertTrue(cli.check("--only-changed", "HEAD~1").out().contains("Flagged.java:11:"));
  }

  @Test
  void onlyFindingsOnChangedLinesAreFixed() throws IOException, InterruptedException {
    Path file = cli.write("src/p/Flagged.java", FLAGGED_SAFE);
    Git.commitAll(folder);
    // Two on one line clash with nothing, but the import moves the lines between two rounds.
    Files.writeString(file, SECOND);

    Outcome outcome = cli.check("--only-changed", "HEAD", "--fix", "--force");

    assertEquals(ExitCode.OK, outcome.code(), outcome.out());
    String text = Files.readString(file);
    assertTrue(text.contains("zone() {\n    return TimeZone.getTimeZone(\"UTC\")"), text);
    assertTrue(text.contains("other() {\n    return TimeZone.getTimeZone(ZoneOffset.UTC)"), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"no-such-branch", "--output=x", "", "HEAD:src"})
  void aRevisionThatIsNoneIsSaidToBeNone(String revision) throws IOException, InterruptedException {
    cli.write("src/p/Clean.java", CLEAN);
    Git.commitAll(folder);

    cli.check("--only-changed=" + revision)
        .assertOneLine("'" + revision + "' is not a git revision");
  }

  @Test
  void changedLinesNeedGit() throws IOException {
    Files.move(folder.resolve(".git"), folder.resolve("no.git"));
    cli.write("src/p/Clean.java", CLEAN);

    cli.check("--only-changed", "HEAD").assertOneLine("requires sources in a git work tree");
  }

  @Test
  void knownFindingsAreNotReportedWhereverTheyMove() throws IOException {
    cli.write("src/p/Flagged.java", FLAGGED);

    Outcome outcome = cli.check("--write-baseline", known());

    outcome.assertExit(ExitCode.OK);
    assertEquals(
        """
        # uncontended baseline 1
        # rule\tclass\tmethod\tordinal
        SynchronizedTimeZoneLookup\tp.Flagged\tzone\t1
        """,
        Files.readString(Path.of(known())));
    cli.write("src/p/Flagged.java", FLAGGED.replace("class", "\n\n// moved\nclass"));
    cli.check("--baseline", known()).assertExit(ExitCode.OK);
    cli.write("src/p/Flagged.java", SECOND);
    Outcome more = cli.check("--baseline", known());
    more.assertExit(ExitCode.FOUND);
    assertTrue(more.out().contains("Flagged.java:11:"), more.out());
    assertTrue(more.out().contains("1 finding in 1 file"), more.out());
  }

  @Test
  void oneMoreInTheSameMethodIsNew() throws IOException {
    cli.write("src/p/Flagged.java", FLAGGED);
    cli.check("--write-baseline", known());
    cli.write(
        "src/p/Flagged.java",
        FLAGGED.replace("    return", "    TimeZone.getTimeZone(\"UTC\");\n    return"));

    Outcome outcome = cli.check("--baseline", known());

    assertTrue(outcome.out().contains("1 finding in 1 file"), outcome.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "something else\n",
        "# uncontended baseline 2\n",
        "# uncontended baseline 1\nRule\tp.C\n",
        "# uncontended baseline 1\nRule\tp.C\tm\tmany\n"
      })
  void aDamagedBaselineIsSaidToBeDamaged(String text) throws IOException {
    cli.write("src/p/Clean.java", CLEAN);
    cli.write("known.tsv", text);

    cli.check("--baseline", known()).assertOneLine("is damaged in line ");
  }

  @Test
  void aMissingBaselineIsNamed() throws IOException {
    cli.write("src/p/Clean.java", CLEAN);

    cli.check("--baseline", known()).assertOneLine("known.tsv cannot be read");
  }
}
