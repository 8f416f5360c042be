package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;
import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static io.github.uncontended.runner.command.Cli.run;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line from end to end, on folders. */
class CheckCommandTest {
  @TempDir Path folder;

  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  private Outcome check(String... options) {
    return cli.check(options);
  }

  private Path write(String name, String text) throws IOException {
    return cli.write(name, text);
  }

  private static void assertOneLine(String expected, Outcome outcome) {
    outcome.assertOneLine(expected);
  }

  @Test
  void aFindingIsShownWithItsSourceAndItsFix() throws IOException {
    Path file = write("p/Flagged.java", FLAGGED);

    Outcome outcome = check();

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.err());
    assertEquals("", outcome.err());
    assertTrue(
        outcome
            .out()
            .startsWith(
                file.toString().replace('\\', '/') + ":7:12: warning SynchronizedTimeZoneLookup\n"),
        outcome.out());
    assertTrue(
        outcome
            .out()
            .contains(
                """
                  7 |     return TimeZone.getTimeZone("Europe/Zurich");
                    |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                """
                    .indent(0)),
        outcome.out());
    assertTrue(
        outcome.out().contains("  unsafe fix (can change what the program does)\n    @@ "),
        outcome.out());
    assertTrue(
        outcome.out().contains("    -    return TimeZone.getTimeZone(\"Europe/Zurich\");\n"),
        outcome.out());
    assertTrue(
        outcome.out().contains("see docs/rules.md#synchronizedtimezonelookup\n"), outcome.out());
    assertTrue(outcome.out().endsWith("1 finding in 1 file; 1 file analysed\n"), outcome.out());
    assertFalse(outcome.out().contains("\033"), outcome.out());
  }

  @Test
  void aSafeFixIsCalledSafe() throws IOException {
    write("p/Flagged.java", FLAGGED.replace("Europe/Zurich", "UTC"));

    Outcome outcome = check();

    assertTrue(outcome.out().contains("  safe fix\n    @@ "), outcome.out());
    assertTrue(
        outcome
            .out()
            .contains("SynchronizedTimeZoneLookup         1         1           -       -\n"),
        outcome.out());
  }

  @Test
  void nothingFoundIsSaidAndIsNoFailure() throws IOException {
    write("p/Clean.java", CLEAN);

    Outcome outcome = check();

    assertEquals(ExitCode.OK, outcome.code());
    assertEquals("nothing found; 1 file analysed\n", outcome.out());
    assertEquals("", outcome.err());
  }

  @Test
  void findingsAreInTheOrderOfFilesAndPositions() throws IOException {
    String twice =
        FLAGGED.replace("}\n}", "}\n\n  TimeZone other = TimeZone.getTimeZone(\"UTC\");\n}");
    write("b/Flagged.java", twice.replace("package p", "package b"));
    write("a/Flagged.java", twice.replace("package p", "package a"));

    Outcome first = check();

    List<String> places = first.out().lines().filter(line -> line.contains(": warning ")).toList();
    assertEquals(4, places.size(), first.out());
    assertEquals(places.stream().sorted().toList().size(), places.size());
    assertTrue(places.get(0).contains("a/Flagged.java:7:"), first.out());
    assertTrue(places.get(1).contains("a/Flagged.java:10:"), first.out());
    assertTrue(places.get(2).contains("b/Flagged.java:7:"), first.out());
    assertEquals(first, check());
  }

  @Test
  void aFileThatNeedsAMissingPackageIsSkippedAndTheRestAnalysed() throws IOException {
    write("p/Flagged.java", FLAGGED);
    write("p/Clean.java", CLEAN);
    write("p/Broken.java", "package p;\n\nimport com.acme.Gone;\n\nclass Broken extends Gone {}\n");

    Outcome outcome = check();

    assertEquals(ExitCode.FOUND, outcome.code());
    assertTrue(
        outcome.out().contains("1 of 3 files skipped: package com.acme missing\n"), outcome.out());
    assertTrue(outcome.out().contains("p/Broken.java\n"), outcome.out());
    assertTrue(outcome.out().contains("--classpath"), outcome.out());
    assertTrue(
        outcome.out().endsWith("1 finding in 1 file; 2 files analysed, 1 skipped\n"),
        outcome.out());
    assertOneLine("1 of 3 files were skipped", check("--strict"));
  }

  @Test
  void aFileThatDoesNotParseIsSkippedAndTheRestAnalysed() throws IOException {
    write("p/Flagged.java", FLAGGED);
    write("p/Broken.java", "package p;\n\nclass Broken { void m( { }\n");

    Outcome outcome = check();

    assertEquals(ExitCode.FOUND, outcome.code());
    assertTrue(outcome.out().contains("1 of 2 files skipped: "), outcome.out());
  }

  @Test
  void noFixIsOfferedWhereATypeOfTheMethodIsMissing() throws IOException {
    write(
        "p/Broken.java",
        "package p;\n\nimport com.acme.Gone;\n\nclass Broken {\n  Gone gone;\n}\n");
    write(
        "p/Flagged.java",
        FLAGGED.replace("    return", "    var value = new Broken().gone;\n    return"));

    Outcome outcome = check();

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.out());
    assertTrue(outcome.out().contains("No fix is offered here"), outcome.out());
    assertFalse(outcome.out().contains("safe fix\n"), outcome.out());
  }

  @Test
  void whatIsNotTextIsSkipped() throws IOException {
    write("p/Clean.java", CLEAN);
    Files.write(folder.resolve("Binary.java"), new byte[] {(byte) 0xCA, (byte) 0xFE, 0, 0, 1});

    Outcome outcome = check();

    assertEquals(ExitCode.OK, outcome.code());
    assertTrue(outcome.out().contains("1 of 2 files skipped: not a text file\n"), outcome.out());
  }

  @Test
  void aLatin1FileIsReadAsSuchUnlessAnotherCharsetIsAskedFor() throws IOException {
    cli.write("p/Flagged.java", FLAGGED.replace("Zurich", "Zürich"), ISO_8859_1);

    Outcome outcome = check();

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.err());
    assertTrue(outcome.out().contains("getTimeZone(\"Europe/Zürich\")"), outcome.out());
    assertTrue(check("--encoding", "UTF-8").out().contains("skipped: not in UTF-8\n"));
  }

  @Test
  void windowsLineEndsAndAByteOrderMarkShiftNothing() throws IOException {
    write("p/Flagged.java", "\uFEFF" + FLAGGED.replace("\n", "\r\n"));

    Outcome outcome = check();

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.err());
    assertTrue(outcome.out().contains("Flagged.java:7:12: "), outcome.out());
    assertTrue(
        outcome.out().contains("7 |     return TimeZone.getTimeZone(\"Europe/Zurich\");\n"),
        outcome.out());
    assertFalse(outcome.out().contains("\r"), outcome.out());
  }

  @Test
  void controlCharactersOfTheSourceDoNotReachTheTerminal() throws IOException {
    write("p/Flagged.java", FLAGGED.replace("\");", "\"); // \033[2J\u202Ehidden"));

    Outcome outcome = check();

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.err());
    assertFalse(outcome.out().contains("\033"), outcome.out());
    assertTrue(outcome.out().contains("// <U+001B>[2J<U+202E>hidden"), outcome.out());
  }

  @Test
  void aFileNamedAloneFindsItsNeighbours() throws IOException {
    write("src/p/Clean.java", CLEAN);
    Path file =
        write("src/p/Flagged.java", FLAGGED.replace("Flagged {", "Flagged extends Clean {"));

    Outcome outcome = run("check", "--release", "17", file.toString());

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.out());
    assertTrue(outcome.out().endsWith("1 finding in 1 file; 1 file analysed\n"), outcome.out());
  }

  @Test
  void moduleDescriptorsAndHiddenFoldersAreLeftOut() throws IOException {
    write("p/Clean.java", CLEAN);
    write("module-info.java", "module p { requires com.acme.gone; }\n");
    write(".cache/p/Broken.java", "class {");

    assertEquals("nothing found; 1 file analysed\n", check().out());
  }

  @Test
  void internalPackagesThatReleaseHidesAreFound() throws IOException {
    write("p/Peek.java", "package p;\n\nclass Peek {\n  Object it = sun.misc.Unsafe.class;\n}\n");

    Outcome outcome = run("check", "--release", "8", folder.toString());

    assertEquals("nothing found; 1 file analysed\n", outcome.out());
  }

  @Test
  void aRuleCanBeTurnedOffAndOptionsAreChecked() throws IOException {
    write("p/Flagged.java", FLAGGED);

    assertEquals(ExitCode.OK, check("-Xep:SynchronizedTimeZoneLookup:OFF").code());
    assertEquals(ExitCode.OK, check("--severity", "SynchronizedTimeZoneLookup:OFF").code());
    assertEquals(ExitCode.OK, check("--target-runtime", "25").code());
    assertTrue(check("-Xep:SynchronizedTimeZoneLookup:ERROR").out().contains(": error "));
    assertTrue(
        check("-XepOpt:Uncontended:HotMethod=a.B#c").out().contains("Uncontended:HotMethods"));
    assertOneLine("NoSuchRule", check("-Xep:NoSuchRule:ERROR"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"foo", "a:b", "a:b:c:d", "a::c"})
  void anArtifactIsNamedByThreeParts(String coordinates) {
    assertOneLine("groupId:artifactId:version", run("check", "--artifact", coordinates));
  }

  @Test
  void whatDoesNotExistIsNamedInOneLine() throws IOException {
    assertOneLine("there is no .java file", check());
    write("p/Clean.java", CLEAN);
    String gone = folder.resolve("gone").toString();
    assertOneLine("gone does not exist", run("check", gone));
    assertOneLine("gone on the class path does not exist", check("--classpath", gone));
    assertOneLine("neither a folder nor a .java file", run("check", write("x.txt", "").toString()));
    assertOneLine("say what to check", run("check"));
    assertOneLine("either", check("--artifact", "a:b:c"));
    assertOneLine("--release 99 is not supported", check("--release=99"));
    assertOneLine("there is no charset 'x y'", check("--encoding", "x y"));
    assertOneLine(
        "the nearest is SynchronizedTimeZoneLookup", run("explain", "SyncTimeZoneLookup"));
  }

  @Test
  void nothingThatCompilesIsAFailure() throws IOException {
    write("p/Broken.java", "class {");

    Outcome outcome = check();

    assertOneLine("no file could be analysed", outcome);
    assertTrue(outcome.out().contains("1 of 1 files skipped"), outcome.out());
  }

  @ParameterizedTest
  @CsvSource({"--releas,Unknown option", "--release=x,is not an int"})
  void aWrongOptionIsNamed(String option, String expected) {
    assertOneLine(expected, check(option));
  }

  @Test
  void nothingOfTheClassPathIsRun() throws IOException {
    Path ran = folder.resolve("ran");
    Path jar = trap(ran);
    write("p/Clean.java", CLEAN);

    Outcome outcome = check("--classpath", jar.toString());

    assertEquals("nothing found; 1 file analysed\n", outcome.out());
    assertFalse(Files.exists(ran), "a processor or plugin of the class path was run");
  }

  /** A jar with a processor and a javac plugin that start by themselves and leave a trace. */
  private Path trap(Path trace) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("trap"));
    Path source = classes.resolve("Trap.java");
    Files.writeString(
        source,
        """
        import com.sun.source.util.JavacTask;
        import com.sun.source.util.Plugin;
        import java.util.Set;
        import javax.annotation.processing.AbstractProcessor;
        import javax.annotation.processing.RoundEnvironment;
        import javax.lang.model.element.TypeElement;

        public class Trap extends AbstractProcessor implements Plugin {
          static {
            try {
              java.nio.file.Files.createFile(java.nio.file.Path.of("TRACE"));
            } catch (java.io.IOException e) {
              throw new java.io.UncheckedIOException(e);
            }
          }

          @Override
          public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) {
            return false;
          }

          @Override
          public String getName() {
            return "Trap";
          }

          @Override
          public void init(JavacTask task, String... arguments) {}

          @Override
          public boolean autoStart() {
            return true;
          }
        }
        """
            .replace("TRACE", trace.toString().replace("\\", "\\\\")));
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                OutputStream.nullOutputStream(),
                null,
                "-proc:none",
                "-d",
                classes.toString(),
                source.toString()));
    Path jar = folder.resolve("trap.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      entry(out, "Trap.class", Files.readAllBytes(classes.resolve("Trap.class")));
      for (String service :
          List.of("javax.annotation.processing.Processor", "com.sun.source.util.Plugin")) {
        entry(out, "META-INF/services/" + service, "Trap\n".getBytes(UTF_8));
      }
    }
    Files.delete(source);
    return jar;
  }

  private static void entry(JarOutputStream out, String name, byte[] content) throws IOException {
    out.putNextEntry(new JarEntry(name));
    out.write(content);
    out.closeEntry();
  }

  @Test
  void anAuditComparesArtifactsOnly() {
    Cli.run("check", "--against", "1.0", folder.toString())
        .assertOneLine("--against compares artifacts; say which one with --artifact");
    Cli.run("check", "--artifact", "p:a", "--against", "1.0")
        .assertOneLine("an artifact is named groupId:artifactId:version, not 'p:a'");
  }
}
