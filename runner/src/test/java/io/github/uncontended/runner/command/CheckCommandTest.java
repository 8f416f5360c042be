package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;
import static io.github.uncontended.runner.command.Cli.CLEAN;
import static io.github.uncontended.runner.command.Cli.FLAGGED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.ExitCode;
import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The terminal report of {@code check}, and how options of the rules take effect. */
class CheckCommandTest {
  @TempDir Path folder;

  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  @Test
  void aFindingIsShownWithItsSourceAndItsFix() throws IOException {
    Path file = cli.write("p/Flagged.java", FLAGGED);

    Outcome outcome = cli.check("--all", "--suggest-unsafe");

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.err());
    assertEquals("", outcome.err());
    assertTrue(
        outcome
            .out()
            .startsWith(
                file.toString().replace('\\', '/')
                    + ":7:12: suggestion SynchronizedTimeZoneLookup\n"),
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
        outcome.out().contains("see 'uncontended explain SynchronizedTimeZoneLookup'\n"),
        outcome.out());
    String url = "https://example.org/rules.md";
    assertTrue(
        cli.check("--all", "--suggest-unsafe", "--option", "DocsUrl=" + url)
            .out()
            .contains("see " + url + "#synchronizedtimezonelookup\n"));
    assertTrue(outcome.out().endsWith("\n1 finding in 1 file; 1 file analysed\n"), outcome.out());
    assertFalse(outcome.out().contains("\033"), outcome.out());
  }

  @Test
  void anUnsafeFixIsShownOnDemandOnly() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);

    Outcome outcome = cli.check("--all");

    assertTrue(
        outcome
            .out()
            .contains(
                "  unsafe fix (can change what the program does; --suggest-unsafe shows it)\n"),
        outcome.out());
    assertFalse(outcome.out().contains("@@"), outcome.out());
  }

  @Test
  void aSafeFixIsCalledSafe() throws IOException {
    cli.write("p/Flagged.java", FLAGGED.replace("Europe/Zurich", "UTC"));

    Outcome outcome = cli.check("--all");

    assertTrue(outcome.out().contains("  safe fix\n    @@ "), outcome.out());
    assertTrue(
        outcome
            .out()
            .contains("SynchronizedTimeZoneLookup         1         1           -       -\n"),
        outcome.out());
  }

  @Test
  void nothingFoundIsSaidAndIsNoFailure() throws IOException {
    cli.write("p/Clean.java", CLEAN);

    Outcome outcome = cli.check();

    assertEquals(ExitCode.OK, outcome.code());
    assertEquals("nothing found; 1 file analysed\n", outcome.out());
    assertEquals("", outcome.err());
  }

  @Test
  void findingsAreInTheOrderOfFilesAndPositions() throws IOException {
    String twice =
        FLAGGED.replace("}\n}", "}\n\n  TimeZone other = TimeZone.getTimeZone(\"UTC\");\n}");
    cli.write("b/Flagged.java", twice.replace("package p", "package b"));
    cli.write("a/Flagged.java", twice.replace("package p", "package a"));

    Outcome first = cli.check("--all");

    List<String> places =
        first
            .out()
            .lines()
            .filter(line -> line.contains(": suggestion "))
            .map(line -> line.substring(folder.toString().length() + 1))
            .toList();
    assertEquals(
        List.of(
            "a/Flagged.java:7:12: suggestion SynchronizedTimeZoneLookup",
            "a/Flagged.java:10:20: suggestion SynchronizedTimeZoneLookup",
            "b/Flagged.java:7:12: suggestion SynchronizedTimeZoneLookup",
            "b/Flagged.java:10:20: suggestion SynchronizedTimeZoneLookup"),
        places,
        first.out());
    assertEquals(first, cli.check("--all"));
  }

  @Test
  void suggestionsTakeOneLineBelowTheWarnings() throws IOException {
    cli.write(
        "p/Flagged.java",
        FLAGGED.replace(
            "}\n}",
            """
            }

              @HotPath
              TimeZone hot() {
                return TimeZone.getTimeZone("UTC");
              }

              TimeZone lines() {
                return TimeZone
                    .getTimeZone("UTC");
              }
            }

            @interface HotPath {}"""));

    Outcome outcome = cli.check();

    String file = folder.resolve("p/Flagged.java").toString().replace('\\', '/');
    assertTrue(
        outcome.out().startsWith(file + ":12:12: warning SynchronizedTimeZoneLookup\n"),
        outcome.out());
    assertTrue(
        outcome
            .out()
            .contains(
                "\n\n"
                    + file
                    + ":7:12  SynchronizedTimeZoneLookup: TimeZone.getTimeZone(\"Europe/Zurich\")\n"
                    + file
                    + ":17:21 SynchronizedTimeZoneLookup: TimeZone.getTimeZone(\"UTC\")\n\n"),
        outcome.out());
    assertTrue(
        outcome
            .out()
            .endsWith(
                """

                3 findings in 1 file; 1 file analysed
                2 suggestions are abbreviated; --all prints them in full
                """),
        outcome.out());
    assertTrue(outcome.out().contains("SynchronizedTimeZoneLookup         3 "), outcome.out());
    assertEquals(
        3,
        ReportJson.results(cli.check("--sarif", "-").out()).size(),
        "nothing is hidden in SARIF");
  }

  @Test
  void controlCharactersOfTheSourceDoNotReachTheTerminal() throws IOException {
    cli.write("p/Flagged.java", FLAGGED.replace("\");", "\"); // \033[2J\u202Ehidden"));

    Outcome outcome = cli.check("--all");

    assertEquals(ExitCode.FOUND, outcome.code(), outcome.err());
    assertFalse(outcome.out().contains("\033"), outcome.out());
    assertTrue(outcome.out().contains("// <U+001B>[2J<U+202E>hidden"), outcome.out());
  }

  @Test
  void aRuleCanBeTurnedOffAndOptionsAreChecked() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);

    assertEquals(ExitCode.OK, cli.check("-Xep:SynchronizedTimeZoneLookup:OFF").code());
    assertEquals(ExitCode.OK, cli.check("--severity", "SynchronizedTimeZoneLookup:OFF").code());
    assertEquals(ExitCode.OK, cli.check("--target-runtime", "25").code());
    assertTrue(cli.check("-Xep:SynchronizedTimeZoneLookup:ERROR").out().contains(": error "));
    cli.check("-XepOpt:Uncontended:HotMethod=a.B#c").assertOneLine("Uncontended:HotMethods");
    cli.check("--option", "HotMethod=a.B#c").assertOneLine("Uncontended:HotMethods");
    cli.check("--option", "HotMethods=a").assertOneLine("takes fully.qualified.Class#method");
    cli.check("--option", "TargetRuntime=soon").assertOneLine("is a JDK release such as 17");
    assertEquals(ExitCode.OK, cli.check("--option", "TargetRuntime=25").code());
    cli.check("-Xep:NoSuchRule:ERROR").assertOneLine("NoSuchRule");
  }

  @ParameterizedTest
  @CsvSource({
    "--target-runtime=25",
    "--option=TargetRuntime=25",
    "-XepOpt:Uncontended:TargetRuntime=25"
  })
  void aRuleThatTheRuntimeTurnsOffIsNamed(String option) throws IOException {
    cli.write("p/Flagged.java", FLAGGED);
    String line =
        "SynchronizedTimeZoneLookup: off, the lock is gone in JDK 25; --target-runtime 17 checks for"
            + " 17\n";

    assertThat(cli.check(option).out()).isEqualTo("nothing found; 1 file analysed\n" + line);
    assertThat(cli.check(option, "--rules", "SynchronizedFieldRead").out()).doesNotContain("off,");
    assertThat(cli.check(option, "-Xep:SynchronizedTimeZoneLookup:OFF").out())
        .doesNotContain("off,");
    assertThat(cli.check("--target-runtime=24").out()).doesNotContain("off,");
  }

  @Test
  void anOptionThatIsGivenTwiceIsAnError() throws IOException {
    cli.write("p/Flagged.java", FLAGGED);

    cli.check("--target-runtime", "17", "--target-runtime", "25").assertOneLine("only once");
    cli.check("--fail-on", "never", "--fail-on", "never").assertOneLine("only once");
    cli.check("--classpath", "a", "-cp", "b").assertOneLine("only once");
  }

  @ParameterizedTest
  @CsvSource({"--releas,Unknown option", "--release=x,is not an int"})
  void aWrongOptionIsNamed(String option, String expected) {
    cli.check(option).assertOneLine(expected);
  }
}
