package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;
import static io.github.uncontended.runner.command.Cli.FLAGGED_SAFE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** I/O failures are reported in one line and damage no file. */
class BadInputTest {
  private static final Path FULL = Path.of("/dev/full");
  private static final Path ENDLESS = Path.of("/dev/zero");

  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  @Test
  void whatIsNoRegularFileIsSkipped() throws IOException {
    for (String name : List.of("A", "B", "C")) {
      cli.write("p/" + name + ".java", CLEAN.replace("Clean", name));
    }
    Files.createDirectory(folder.resolve("p/Folder.java"));
    Files.createSymbolicLink(folder.resolve("p/Broken.java"), Path.of("nowhere"));
    Files.createSymbolicLink(folder.resolve("p/Endless.java"), ENDLESS);
    Files.createSymbolicLink(folder.resolve("p/around"), folder);

    Outcome outcome = cli.check();

    outcome.assertExit(ExitCode.OK);
    assertTrue(outcome.out().contains("2 of 5 files skipped: not a regular file\n"), outcome.out());
  }

  @Test
  void aLinkToAFolderIsFollowedOnce(@TempDir Path elsewhere) throws IOException {
    Files.createDirectories(elsewhere.resolve("p"));
    Files.writeString(elsewhere.resolve("p/Flagged.java"), FLAGGED_SAFE);
    Files.createSymbolicLink(folder.resolve("linked"), elsewhere);
    Files.createSymbolicLink(folder.resolve("again"), elsewhere);

    Outcome outcome = cli.check();

    outcome.assertExit(ExitCode.FOUND);
    assertTrue(outcome.out().contains("\n1 finding in 1 file; 1 file analysed\n"), outcome.out());
  }

  @Test
  void anEmptyFileIsNoProblem() throws IOException {
    cli.write("p/Empty.java", "");

    cli.check().assertExit(ExitCode.OK);
  }

  @Test
  void aDamagedJarIsLeftOffTheClassPath() throws IOException {
    cli.write("p/Flagged.java", FLAGGED_SAFE);
    Path damaged = Files.writeString(folder.resolve("damaged.jar"), "no jar");

    Outcome outcome = cli.check("--classpath", damaged.toString());

    outcome.assertExit(ExitCode.FOUND);
    assertTrue(outcome.out().startsWith(damaged + " was left off the class path: "), outcome.out());
  }

  @Test
  void aFullDiskIsSaidToBeFull() throws IOException {
    assumeTrue(Files.exists(FULL));
    cli.write("p/Flagged.java", FLAGGED_SAFE);

    cli.check("--sarif", FULL.toString()).assertOneLine("/dev/full cannot be written: ");
  }

  @Test
  void aFullStandardOutputIsSaidToBeFull() throws IOException {
    Path file = cli.write("p/Flagged.java", FLAGGED_SAFE);
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    for (List<String> output : List.of(List.<String>of(), List.of("--rdjson", "-"))) {
      StringWriter err = new StringWriter();
      String[] arguments =
          Stream.concat(Stream.of("check", "--release=17", file.toString()), output.stream())
              .toArray(String[]::new);

      int code = Main.run(full, new PrintWriter(err), arguments);

      assertEquals(ExitCode.CANNOT_DO, code);
      assertTrue(
          err.toString().startsWith("uncontended: standard output cannot be written"),
          err.toString());
    }
  }

  @Test
  void noOutputGoesOverASourceOrAnother() throws IOException {
    Path file = cli.write("p/Flagged.java", FLAGGED_SAFE);
    String same = folder.resolve("out").toString();

    cli.check("--sarif", file.toString()).assertOneLine("it is a source file");
    cli.check("--sarif", same, "--rdjson", folder + "/p/../out")
        .assertOneLine("two outputs cannot be written to the same file");
    assertEquals(FLAGGED_SAFE, Files.readString(file));
    assertFalse(Files.exists(Path.of(same)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--baseline", "--classpath-file"})
  void aFileWithoutEndIsNotRead(String option) throws IOException {
    assumeTrue(Files.exists(ENDLESS));
    cli.write("p/Clean.java", CLEAN);

    cli.check(option, ENDLESS.toString()).assertOneLine("cannot be read");
  }

  @Test
  void aFailedRunLeavesTheReportOfTheLastOne() throws IOException {
    cli.write("p/Broken.java", "class {");
    Path report = cli.write("out.patch", "the last one\n");

    cli.check("--patch", report.toString(), "--release=99").assertOneLine("--release 99");

    assertEquals("the last one\n", Files.readString(report));
  }

  @Test
  void deepExpressionsAreNoProblem() throws IOException {
    cli.write(
        "p/Deep.java",
        "class Deep {\n  String m(String a) {\n    return a" + " + a".repeat(5000) + ";\n  }\n}\n");

    cli.check().assertExit(ExitCode.OK);
  }
}
