package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;
import static io.github.uncontended.runner.command.Cli.FLAGGED;
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

/** Which files are compiled, and how files that do not compile are reported. */
class CompilationTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  @Test
  void aFileThatNeedsAMissingPackageIsSkippedAndTheRestAnalysed() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);
    cli.write("p/Clean.java", CLEAN);
    cli.write(
        "p/Broken.java", "package p;\n\nimport com.acme.Gone;\n\nclass Broken extends Gone {}\n");

    Outcome outcome = cli.check();

    assertEquals(ExitCode.FOUND, outcome.code());
    assertTrue(
        outcome.out().contains("1 of 3 files skipped: package com.acme missing\n"), outcome.out());
    assertTrue(outcome.out().contains("p/Broken.java\n"), outcome.out());
    assertTrue(outcome.out().contains("--classpath"), outcome.out());
    assertTrue(
        outcome.out().endsWith("1 finding in 1 file; 2 files analysed, 1 skipped\n"),
        outcome.out());
    cli.check("--strict").assertOneLine("1 of 3 files were skipped");
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
  void noFixIsOfferedWhereATypeOfTheMethodIsMissing() throws IOException {
    cli.write(
        "p/Broken.java",
        "package p;\n\nimport com.acme.Gone;\n\nclass Broken {\n  Gone gone;\n}\n");
    cli.write(
        "p/Flagged.java",
        FLAGGED.replace("    return", "    var value = new Broken().gone;\n    return"));

    Outcome outcome = cli.check();

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.out());
    assertTrue(
        outcome.out().contains("No fix is offered here: the enclosing code refers to a type"),
        outcome.out());
    assertFalse(outcome.out().contains("safe fix\n"), outcome.out());
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
  void aFileNamedAloneFindsItsNeighbours() throws IOException {
    cli.write("src/p/Clean.java", CLEAN);
    Path file =
        cli.write("src/p/Flagged.java", FLAGGED.replace("Flagged {", "Flagged extends Clean {"));

    Outcome outcome = Cli.run("check", "--release", "17", file.toString());

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.out());
    assertTrue(outcome.out().endsWith("1 finding in 1 file; 1 file analysed\n"), outcome.out());
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
    assertTrue(outcome.out().contains("1 of 1 files skipped"), outcome.out());
  }

  @Test
  void clashesOfInheritedDefaultMethodsAreStillErrors() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);
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

    Outcome outcome = cli.check();

    assertTrue(outcome.out().contains("1 of 3 files skipped: "), outcome.out());
    assertTrue(outcome.out().contains("p/Clash.java\n"), outcome.out());
    assertTrue(outcome.out().contains("inherits unrelated defaults"), outcome.out());
  }
}
