package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;
import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static io.github.uncontended.runner.command.Cli.FLAGGED_SAFE;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Patches and fixes in place on files of various encodings and layouts. */
class FixTest {
  private static final String FIXED =
      FLAGGED_SAFE
          .replace("import java.util", "import java.time.ZoneOffset;\nimport java.util")
          .replace("\"UTC\"", "ZoneOffset.UTC");

  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() throws IOException, InterruptedException {
    cli = new Cli(folder);
    Git.init(folder);
  }

  /** Writes sources of various encodings and layouts; returns the expected fixed bytes by file. */
  private Map<Path, byte[]> manyShapes() throws IOException {
    Map<Path, byte[]> expected = new TreeMap<>();
    put(expected, "Plain", FLAGGED_SAFE, FIXED);
    put(expected, "Windows", FLAGGED_SAFE.replace("\n", "\r\n"), FIXED.replace("\n", "\r\n"));
    put(expected, "NoNewline", FLAGGED_SAFE.strip(), FIXED.strip());
    put(
        expected,
        "NoNewlineWindows",
        FLAGGED_SAFE.strip().replace("\n", "\r\n"),
        FIXED.strip().replace("\n", "\r\n"));
    put(expected, "Tabs", FLAGGED_SAFE.replace("  ", "\t"), FIXED.replace("  ", "\t"));
    put(expected, "Marked", "\uFEFF" + FLAGGED_SAFE, "\uFEFF" + FIXED);
    put(
        expected,
        "Umlaut",
        FLAGGED_SAFE.replace("zone()", "zöne()"),
        FIXED.replace("zone()", "zöne()"));
    String once = "return TimeZone.getTimeZone(\"UTC\");";
    String twice =
        "return TimeZone.getTimeZone(\"UTC\").hasSameRules(TimeZone.getTimeZone(\"UTC\")) ? null : null;";
    put(
        expected,
        "Twice",
        FLAGGED_SAFE.replace(once, twice),
        FIXED.replace(
            once.replace("\"UTC\"", "ZoneOffset.UTC"), twice.replace("\"UTC\"", "ZoneOffset.UTC")));
    String latin = "// Zürich, “non\n";
    Path file =
        cli.write(
            "src/p/Latin.java",
            FLAGGED_SAFE.replace("Flagged", "Latin") + latin.replace("“", "\u00ab"),
            ISO_8859_1);
    expected.put(
        file,
        (FIXED.replace("Flagged", "Latin") + latin.replace("“", "\u00ab")).getBytes(ISO_8859_1));
    return expected;
  }

  private void put(Map<Path, byte[]> expected, String name, String before, String after)
      throws IOException {
    Path file = cli.write("src/p/" + name + ".java", before.replace("Flagged", name));
    expected.put(file, after.replace("Flagged", name).getBytes(UTF_8));
  }

  private static void assertFiles(Map<Path, byte[]> expected) throws IOException {
    for (Map.Entry<Path, byte[]> file : expected.entrySet()) {
      byte[] actual = Files.readAllBytes(file.getKey());
      assertEquals(new String(file.getValue(), ISO_8859_1), new String(actual, ISO_8859_1));
      assertArrayEquals(file.getValue(), actual);
    }
  }

  private void assertNothingLeftBehind() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("src"))) {
      assertEquals(0, files.filter(file -> file.getFileName().toString().endsWith(".tmp")).count());
    }
  }

  @Test
  void aPatchAppliesToFilesOfEveryShape() throws IOException, InterruptedException {
    Map<Path, byte[]> expected = manyShapes();
    Git.commitAll(folder);
    Path patch = folder.resolve("fixes.patch");

    Outcome outcome = cli.check("--patch", patch.toString());

    outcome.assertExit(ExitCode.FOUND);
    assertEquals("?? fixes.patch\n", Git.run(folder, "status", "--short"));
    Git.run(folder, "apply", "--check", "fixes.patch");
    assertEquals("", Git.run(folder, "apply", "fixes.patch"));
    assertFiles(expected);
    Outcome again = cli.check("--patch", "-");
    assertEquals(ExitCode.OK, again.code(), again.out());
    assertEquals("", again.out());
  }

  @Test
  void filesOfEveryShapeAreFixedInPlace() throws IOException, InterruptedException {
    Map<Path, byte[]> expected = manyShapes();
    Git.commitAll(folder);

    Outcome outcome = cli.check("--fix");

    outcome.assertExit(ExitCode.OK);
    assertTrue(outcome.out().contains("fixed "), outcome.out());
    assertTrue(outcome.out().contains("10 findings in 9 files fixed\n"), outcome.out());
    assertTrue(outcome.out().endsWith("nothing found; 9 files analysed\n"), outcome.out());
    assertFiles(expected);
    assertNothingLeftBehind();
    Git.commitAll(folder);
    assertEquals("nothing to fix\n\nnothing found; 9 files analysed\n", cli.check("--fix").out());
    assertFiles(expected);
  }

  @Test
  void unsafeFixesAreMadeOnDemandOnly() throws IOException, InterruptedException {
    Path file = cli.write("src/p/Flagged.java", FLAGGED);
    Git.commitAll(folder);

    assertEquals(ExitCode.FOUND, cli.check("--fix").code());
    assertEquals(FLAGGED, Files.readString(file));
    assertEquals(ExitCode.OK, cli.check("--fix", "--unsafe-fixes").code());
    assertTrue(Files.readString(file).contains("ZoneId.of(\"Europe/Zurich\")"));
  }

  /** No case can say so: its marker is a comment above the variable, which keeps the line. */
  @Test
  void theVariableOfASharedInstanceGoes() throws IOException, InterruptedException {
    String stub = "package com.google.gson;\n\npublic class Gson {\n%s}\n";
    cli.write(
        "src/com/google/gson/Gson.java",
        stub.formatted("  public String toJson(Object value) {\n    return \"\";\n  }\n"));
    String code =
        """
        package p;

        import com.google.gson.Gson;

        public class Notes {
        %s  String text(Object note) {
            String title = "";

        %s    return title + %s.toJson(note);
          }
        }
        """;
    Path file =
        cli.write("src/p/Notes.java", code.formatted("", "    Gson json = new Gson();\n", "json"));
    Git.commitAll(folder);

    cli.check("--fix", "--unsafe-fixes", "--rules", "PerCallCompilation").assertExit(ExitCode.OK);

    assertEquals(
        code.formatted("  private static final Gson GSON = new Gson();\n\n", "", "GSON"),
        Files.readString(file));
  }

  @Test
  void permissionsAndLinksAreKept() throws IOException, InterruptedException {
    Path file = cli.write("src/p/Flagged.java", FLAGGED_SAFE);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-x--x"));
    Path real = cli.write("real/Linked.java", FLAGGED_SAFE.replace("Flagged", "Linked"));
    Path link = Files.createSymbolicLink(folder.resolve("src/p/Linked.java"), real);
    Git.commitAll(folder);

    Cli.run("check", "--release=17", "--fix", folder.resolve("src").toString())
        .assertExit(ExitCode.OK);

    assertEquals(FIXED, Files.readString(file));
    assertEquals("rwxr-x--x", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    assertTrue(Files.isSymbolicLink(link));
    assertEquals(FIXED.replace("Flagged", "Linked"), Files.readString(real));
  }

  @Test
  void uncommittedChangesAreNotMixedWithFixes() throws IOException, InterruptedException {
    Path file = cli.write("src/p/Flagged.java", FLAGGED_SAFE);
    cli.check("--fix").assertOneLine("has uncommitted changes, such as src/p/Flagged.java");
    Git.commitAll(folder);
    cli.write("notes.txt", "untracked files that are not fixed do not matter");
    cli.write("src/p/Clean.java", CLEAN);
    cli.check("--fix").assertOneLine("such as src/p/Clean.java");
    Git.commitAll(folder);
    cli.write("src/p/Clean.java", CLEAN + "\n");

    cli.check("--fix").assertOneLine("such as src/p/Clean.java; commit or stash them");
    assertEquals(FLAGGED_SAFE, Files.readString(file));

    cli.check("--fix", "--force").assertExit(ExitCode.OK);
    assertEquals(FIXED, Files.readString(file));
  }

  @Test
  void outsideGitThereIsNothingToRefuse() throws IOException {
    Files.move(folder.resolve(".git"), folder.resolve("no.git"));
    Path file = cli.write("src/p/Flagged.java", FLAGGED_SAFE);

    cli.check("--fix").assertExit(ExitCode.OK);

    assertEquals(FIXED, Files.readString(file));
  }

  @Test
  void aPatchOfFilesOutsideGitSaysWhereItApplies() throws IOException, InterruptedException {
    Files.move(folder.resolve(".git"), folder.resolve("no.git"));
    cli.write("one/p/Flagged.java", FLAGGED_SAFE);
    cli.write("two/q/Flagged.java", FLAGGED_SAFE.replace("package p", "package q"));

    Outcome outcome = cli.check("--patch", folder.resolve("fixes.patch").toString());

    assertEquals("apply the patch in " + folder + "\n", outcome.err());
    Git.run(folder, "apply", "fixes.patch");
    assertEquals(FIXED, Files.readString(folder.resolve("one/p/Flagged.java")));
  }

  @Test
  void namesWithBlanksQuotesAndUmlautsAreFound() throws IOException, InterruptedException {
    Path file = cli.write("a \"b\" \\ö/p/Flagged.java", FLAGGED_SAFE);
    Git.commitAll(folder);

    cli.check("--patch", folder.resolve("fixes.patch").toString());
    Git.run(folder, "apply", "fixes.patch");

    assertEquals(FIXED, Files.readString(file));
  }

  @Test
  void aFileThatDoesNotCompileIsLeftAlone() throws IOException, InterruptedException {
    cli.write("src/p/Flagged.java", FLAGGED_SAFE);
    String broken = FLAGGED_SAFE.replace("class Flagged", "class Broken extends com.acme.Gone");
    Path file = cli.write("src/p/Broken.java", broken);
    Git.commitAll(folder);

    Outcome outcome = cli.check("--fix");

    assertTrue(outcome.out().contains("1 finding in 1 file fixed\n"), outcome.out());
    assertEquals(broken, Files.readString(file));
  }

  @Test
  void reportsAfterAFixAreOfTheFixedSources() throws IOException, InterruptedException {
    cli.write(
        "src/p/Flagged.java",
        FLAGGED_SAFE.replace(
            "}\n}", "}\n\n  TimeZone z = TimeZone.getTimeZone(\"Europe/Rome\");\n}"));
    Git.commitAll(folder);

    Outcome outcome = cli.check("--fix", "--rdjson", "-");

    assertEquals(ExitCode.FOUND, outcome.code());
    assertTrue(outcome.out().contains("\"line\": 11,"), outcome.out());
    assertFalse(outcome.out().contains("\"line\": 8,"), outcome.out());
  }

  @Test
  void anArtifactCannotBeFixedInPlace() {
    Cli.run("check", "--artifact", "a:b:1", "--fix")
        .assertOneLine("--fix cannot change an artifact; use --patch");
    cli.check("--force").assertOneLine("--force requires --fix");
  }
}
