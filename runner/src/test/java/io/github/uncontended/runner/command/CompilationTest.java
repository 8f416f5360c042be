package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;
import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import io.github.uncontended.runner.engine.Analysis;
import io.github.uncontended.runner.engine.AnalysisRequest;
import io.github.uncontended.runner.engine.CompileError;
import io.github.uncontended.runner.source.Sources;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which files are compiled, and how files that do not compile are reported. */
class CompilationTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  @Test
  void whatNeedsAMissingPackageIsLeftOutAndTheRestAnalysed() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);
    cli.write("p/Clean.java", CLEAN);
    cli.write(
        "p/Broken.java", "package p;\n\nimport com.acme.Gone;\n\nclass Broken extends Gone {}\n");

    Outcome outcome = cli.check();

    assertEquals(ExitCode.FOUND, outcome.code());
    assertTrue(
        outcome.out().contains("1 of 4 members left out: package com.acme missing\n"),
        outcome.out());
    assertTrue(outcome.out().contains("p/Broken.java:5 the supertypes of Broken\n"), outcome.out());
    assertTrue(outcome.out().contains("--classpath"), outcome.out());
    assertTrue(outcome.out().contains("\n1 finding in 1 file; 3 files analysed\n"), outcome.out());
    cli.check("--strict").assertOneLine("1 of 4 members were left out");
  }

  @Test
  void aFileThatDoesNotParseIsSkippedAndTheRestAnalysed() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);
    cli.write("p/Broken.java", "package p;\n\nclass Broken { void m( { }\n");

    Outcome outcome = cli.check();

    assertEquals(ExitCode.FOUND, outcome.code());
    assertTrue(outcome.out().contains("1 of 2 files skipped: "), outcome.out());
  }

  @Test
  void whatIsNotTextIsSkipped() throws IOException {
    cli.write("p/Clean.java", CLEAN);
    Files.write(folder.resolve("Binary.java"), new byte[] {(byte) 0xCA, (byte) 0xFE, 0, 0, 1});

    Outcome outcome = cli.check();

    assertEquals(ExitCode.OK, outcome.code());
    assertTrue(outcome.out().contains("1 of 2 files skipped: not a text file\n"), outcome.out());
  }

  @Test
  void aNulInACommentIsText() throws IOException {
    cli.write("p/Flagged.java", FLAGGED + "// ends with " + '\0' + "\n".repeat(200));

    Outcome outcome = cli.check();

    assertEquals(ExitCode.FOUND, outcome.code());
    assertTrue(outcome.out().contains("1 file analysed\n"), outcome.out());
  }

  @Test
  void aFileNamedAloneFindsItsNeighbours() throws IOException {
    cli.write("src/p/Clean.java", CLEAN);
    Path file =
        cli.write("src/p/Flagged.java", FLAGGED.replace("Flagged {", "Flagged extends Clean {"));

    Outcome outcome = Cli.run("check", "--release", "17", file.toString());

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.out());
    assertTrue(outcome.out().contains("\n1 finding in 1 file; 1 file analysed\n"), outcome.out());
  }

  @Test
  void moduleDescriptorsAndHiddenFoldersAreLeftOut() throws IOException {
    cli.write("p/Clean.java", CLEAN);
    cli.write("module-info.java", "module p { requires com.acme.gone; }\n");
    cli.write(".cache/p/Broken.java", "class {");

    assertEquals("nothing found; 1 file analysed\n", cli.check().out());
  }

  @Test
  void internalPackagesThatReleaseHidesAreFound() throws IOException {
    cli.write(
        "p/Peek.java", "package p;\n\nclass Peek {\n  Object it = sun.misc.Unsafe.class;\n}\n");

    Outcome outcome = Cli.run("check", "--release", "8", folder.toString());

    assertEquals("nothing found; 1 file analysed\n", outcome.out());
  }

  @Test
  void nothingThatCompilesIsAFailure() throws IOException {
    cli.write("p/Broken.java", "class {");

    Outcome outcome = cli.check();

    outcome.assertOneLine("no file could be analysed");
    assertTrue(outcome.out().contains("1 of 1 file skipped"), outcome.out());
    assertTrue(outcome.out().contains("p/Broken.java:1\n"), outcome.out());
  }

  @Test
  void aRunThatMissesMostOfTheCodeFailsAndSaysWhatIsMissing() throws IOException {
    cli.write("p/Clean.java", CLEAN);
    cli.write(
        "p/Broken.java",
        "package p;\n\nclass Broken {\n  Gone a;\n  Gone b;\n  Gone c;\n  Gone d;\n}\n");

    Outcome outcome = cli.check();

    outcome.assertOneLine(
        "most of the code could not be analysed: 0 of 2 files skipped, 4 of 6 members left out");
    assertTrue(outcome.out().endsWith("--classpath-file cp.txt.\n"), outcome.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "class Other { void m() { int x = } }|Syntax errors",
        "class Other { int m(Object o) { return switch (o) { case String s -> 1; default -> 0; };"
            + " } }|newer language level",
        "class Flagged { }|A class is declared twice",
        "class Other { Gone gone; }|Types are missing: use --classpath",
      })
  void theRemedyFitsTheCause(String text, String remedy) throws IOException {
    cli.write("p/Flagged.java", FLAGGED);
    cli.write("p/Other.java", "package p;\n\n" + text + "\n");

    Outcome outcome = cli.check();

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.out() + outcome.err());
    List<String> lines = outcome.out().lines().toList();
    assertTrue(lines.get(lines.size() - 1).contains(remedy), outcome.out());
    assertTrue(outcome.out().contains("p/Other.java:3"), outcome.out());
  }

  @Test
  void clashesOfInheritedDefaultMethodsAreStillErrors() throws IOException {
    cli.write(
        "p/Clash.java",
        """
        package p;

        import java.util.List;

        interface One {
          default void visit(List<String> names, int[] counts) {}

          default void visit(String name) {}
        }

        interface Two {
          default void visit(List<String> names, int[] counts) {}

          default void visit(Object name) {}
        }

        class Clash implements One, Two {}
        """);
    cli.write(
        "p/Resolved.java",
        """
        package p;

        interface Left<T> {
          default void visit(T value) {}
        }

        interface Right extends Left<String> {
          default void visit(String value) {}
        }

        class Resolved implements Left<String>, Right {}
        """);

    List<String> clashing =
        errors().stream()
            .filter(error -> error.message().contains("inherits unrelated defaults"))
            .map(error -> Path.of(error.path()).getFileName().toString())
            .toList();
    assertEquals(List.of("Clash.java"), clashing);
  }

  private Multiset<CompileError> errors() throws IOException {
    try (Sources sources = Sources.ofPaths(List.of(folder), Optional.empty())) {
      AnalysisRequest request =
          new AnalysisRequest(
              sources.files().values(),
              ImmutableList.of(),
              17,
              Optional.empty(),
              ImmutableList.of());
      return Analysis.run(request, new Progress(new PrintWriter(Writer.nullWriter()), false))
          .errors();
    }
  }
}
